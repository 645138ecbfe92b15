import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootSource, entrySource } from './src/build/client-assets.ts';

// Bundled for the server, so that it starts fast and styled-components is one instance; in development Node
// loads them as they are.
const bundledForServer = [
  'react-helmet-async',
  'styled-components',
  '@tabler/icons-react',
  'react-toastify',
  'react-router-dom',
];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The boot script imports the entry by address and calls what it exports.
        rolldownOptions: { input: [entrySource, bootSource], preserveEntrySignatures: 'strict' },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? bundledForServer : [] },
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
}));
