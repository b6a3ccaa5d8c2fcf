import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { fewerHues } from './build/fewer-hues.ts';
import { firstPaint } from './build/first-paint.ts';
import { lightView, linkPages } from './build/link-pages.ts';
import { noCircles } from './build/no-circles.ts';
import { ownTask } from './build/own-task.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { readTexts } from './build/read-texts.ts';
import { styleSheets } from './build/style-sheets.ts';
import { precompress } from './build/precompress.ts';

const SERVER = 'http://127.0.0.1:3000';

/** The face keeps its name, so that pages of the server's own can ask for it; a new cut of it gets a new name. */
const FACE = 'inter-latin-400-640.woff2';
const assetFileNames = ({ names }: { names: string[] }) =>
  names.includes(FACE) ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]';

const LOADED_FIRST = /\/(app|index|kit|react|rolldown-runtime)-[\w-]+\.(css|js)$/;
const LOADED_WITH_SCREENS =
  /\/(app|details|frame|index|kit|lists|react|records|rolldown-runtime|screens)-[\w-]+\.(css|js)$/;

const linkPage = (page: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    manifest: false,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, page),
      output: { codeSplitting: false, assetFileNames },
    },
  },
});

export default defineConfig({
  plugins: [
    react(),
    fewerHues(),
    firstPaint(),
    linkPages(),
    lightView(),
    ownTask('kit'),
    pdfAssets(),
    readTexts(),
    styleSheets(),
    noCircles(),
    precompress(),
  ],
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // The manifest lets the server announce the chunks of the requested route together with the page.
    manifest: true,
    // The polyfill would be an inline script, which the content security policy refuses.
    modulePreload: {
      polyfill: false,
      // What has been loaded before anything else can be opened is named by no one.
      resolveDependencies: (_, files, { hostId, hostType }) => {
        const loaded = /\/(dashboard\.page|signed-in-layout)-/.test(hostId)
          ? LOADED_WITH_SCREENS
          : LOADED_FIRST;
        return hostType === 'js' ? files.filter((file) => !loaded.test(file)) : files;
      },
    },
    // Inlined fonts and pictures would grow the style sheet that delays the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { assetFileNames, codeSplitting: { groups: chunks } },
      // Texts stand where they are drawn, and not behind a name that chunks export and import.
      optimization: { inlineConst: { mode: 'all' } },
    },
  },
  environments: {
    // Graphs of their own: chunks shared with the app would bring parts of the UI kit into pages for phones, and
    // cost the log-in screen requests.
    panelLink: linkPage('panel-link.html'),
    candidateLink: linkPage('candidate-link.html'),
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ['client', 'panelLink', 'candidateLink']) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
  server: { proxy: { '/api': SERVER, '/outbox': SERVER, '^/d/': SERVER } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Starting jsdom and React again for each file took as long as most tests. Files share them, and clean up.
    isolate: false,
    include: ['{build,src}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/set-up.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
