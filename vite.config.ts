import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPages } from './src/build/brand-pages.ts';
import { bootSource, entrySource } from './src/build/client-assets.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), brandPages()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: [entrySource, bootSource] },
      },
    },
    ssr: {
      resolve: { noExternal: ['react-helmet-async', 'styled-components', '@tabler/icons-react', 'react-toastify'] },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
    },
  },
});
