import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { linkPages } from './build/link-pages.ts';
import { ownTask } from './build/own-task.ts';
import { pdfAssets } from './build/pdf-assets.ts';
import { precompress } from './build/precompress.ts';

const SERVER = 'http://127.0.0.1:3000';

const KIT_MORE = [
  '@mantine/core/esm/components/(ActionIcon|Checkbox|FloatingIndicator|FocusTrap|Kbd|Menu|Overlay|Popover|Portal)/',
  '@mantine/core/esm/components/(SegmentedControl|Skeleton|VisuallyHidden|ScrollArea/utils)/',
  '@mantine/core/esm/components/(Accordion/AccordionChevron|Radio/RadioIcon)',
  '@mantine/core/esm/utils/(Floating|InlineInput|InputsGroupFieldset)/',
  '@floating-ui/',
  '@mantine/hooks/',
];
const FRAME = [
  'web/src/(api/get-raw|feedback/(export-csv|save-download)|navigation/)',
  'web/src/lib/(amount-text|date-|initials|random-key|use-address-filters|use-loaded|use-now)',
  'web/src/ui/(avatar|card|color-schemes|csv-button|data-table|empty-state|on-demand|page-head|paging-foot)',
  'web/src/ui/(retry-note|search-field|skeleton-rows|status-badge|tag|two-lines|wall-time)',
  'web/src/features/bookings/(bookings.actions|join-button|meeting-clock|meeting-words|over.model|use-dialog)',
  'web/src/features/bookings/submission/submission-words',
  'lucide-react/dist/esm/icons/',
];
const RECORDS = [
  'contract/src/(words|(exports|job-descriptions|notifications|panelists|vendors)/[^/]+$)',
  'contract/src/bookings/([^/]+|([^/]+/)+[^/]+.schema.ts)$',
  'zod/v4/mini/iso',
];
const anyOf = (paths: string[]) => new RegExp(paths.join('|'));

/** Only what is matched itself: what it imports stays where other screens find it. */
const alone = { includeDependenciesRecursively: false };

/**
 * Few and larger chunks for what every screen needs: each file costs a request, its headers and time of the browser.
 * `kit` and `app` hold the log-in screen and all that it needs; `kit-more`, `frame` and `records` are what comes with
 * the first screen after it, and hold nothing that the log-in screen uses. `records` imports nothing of `frame`, so
 * that each of them can be run in a task of its own.
 */
const chunks = [
  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'kit',
    priority: 2,
    test: /@mantine\/core\/esm\/(core|components\/(Anchor|Button|CloseButton|Input|InputBase|Loader|Text|TextInput|Transition|UnstyledButton))\/|node_modules\/(clsx|lucide-react\/dist\/esm\/([A-Za-z]+\.|shared))|web\/src\/(state\/|feedback\/notify|lib\/focus-first-error)/,
  },
  {
    name: 'app',
    priority: 1,
    test: /features\/auth\/(auth-screen|auth-form|overlap-picture|warning-box|login)|web\/src\/ui\/(logo|password-field)/,
  },
  { name: 'app', priority: 1, tags: ['$initial' as const] },
  { name: 'kit-more', test: anyOf(KIT_MORE), ...alone },
  { name: 'frame', test: anyOf(FRAME), ...alone },
  { name: 'records', test: anyOf(RECORDS), ...alone },
  // Few instead of many small ones: the log-in screen carries the name of every chunk.
  { name: 'notes', test: /web\/src\/ui\/(alert-note|refusal-note|text-button|fact-list)/, ...alone },
  { name: 'file-drop', test: /web\/src\/ui\/file-drop\//, ...alone },
];

const linkPage = (page: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    manifest: false,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: join(import.meta.dirname, page), output: { codeSplitting: false } },
  },
});

export default defineConfig({
  plugins: [react(), linkPages(), ownTask('kit'), pdfAssets(), precompress()],
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
    // Starting jsdom and React anew for each file took as long as most tests. Files share them, and clean up.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/set-up.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
