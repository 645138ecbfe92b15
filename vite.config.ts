import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { bootSource, entrySource } from './src/build/client-assets.ts';
import { browserLaunchOptions } from './tests/browser/launch-options.ts';

// Bundled for the server, so that it starts fast and styled-components is one instance; in development Node
// loads them as they are.
const bundledForServer = [
  'react-helmet-async',
  'styled-components',
  '@tabler/icons-react',
  'react-toastify',
  'react-router-dom',
];

// Browsers on a busy machine now and then miss a bound; a fault misses it twice.
const journeys = { environment: 'node', retry: 1, testTimeout: 60_000, hookTimeout: 120_000 } as const;

// What any brand can be walked by: these journeys also walk two brands that are dropped in for them.
const brandJourneys = ['pages', 'metadata', 'contact-details', 'contact', 'job-opening', 'every-page'];

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
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'functions/**/*.test.ts', 'tests/*.test.ts'],
          // Bounds that only a hang reaches, on a busy machine too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [msw()],
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/browser/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: { ...journeys, name: 'journeys', include: ['tests/journeys/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...journeys,
          name: 'dropped-in',
          globalSetup: ['tests/fixtures/drop-in-brands.ts'],
          include: brandJourneys.map((name) => `tests/journeys/${name}.test.ts`),
        },
      },
    ],
  },
}));
