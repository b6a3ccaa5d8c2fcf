import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { linkPages } from './build/link-pages.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { precompress } from './build/precompress.ts';

const SERVER = 'http://127.0.0.1:3000';

/** Few and larger chunks for what every screen needs: each file costs a request and its headers. */
const chunks = [
  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'kit',
    priority: 2,
    test: /@mantine\/core\/esm\/(core|components\/(Anchor|Button|CloseButton|Input|InputBase|Loader|Text|TextInput|Transition|UnstyledButton))\/|node_modules\/(clsx|lucide-react\/dist\/esm\/([A-Za-z]+\.|shared))|web\/src\/(state\/|feedback\/notify|lib\/focus-first-error)/,
  },
  {
    name: 'auth',
    priority: 1,
    test: /features\/auth\/(auth-screen|auth-form|overlap-picture|warning-box)|web\/src\/ui\/(logo|password-field)/,
  },
];

export default defineConfig({
  plugins: [react(), linkPages(), pdfAssets(), precompress()],
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // The manifest lets the server announce the chunks of the requested route together with the page.
    manifest: true,
    // The polyfill would be an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    // Inlined fonts and pictures would grow the style sheet that delays the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  environments: {
    // A graph of its own: chunks shared with the app would bring parts of the UI kit into a page for phones, and
    // cost the log-in screen requests.
    panelLink: {
      consumer: 'client',
      build: {
        manifest: false,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'panel-link.html'),
          output: { codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ['client', 'panelLink']) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
  server: { proxy: { '/api': SERVER, '/outbox': SERVER, '^/d/': SERVER } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/set-up.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
