import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { screenPreloads, SCREENS } from './screen-preloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'slotwise-preloads-'));
const manifest = join(folder, '.vite', 'manifest.json');
mkdirSync(join(folder, '.vite'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = {
  'index.html': { file: 'assets/index.js', imports: ['_kit.js'], css: ['assets/index.css'] },
  '_kit.js': { file: 'assets/kit.js' },
  'src/app/show-screens.tsx': { file: 'assets/show-screens.js', imports: ['_kit.js'] },
  'src/app/signed-in-layout.tsx': { file: 'assets/layout.js', imports: ['_kit.js', '_frame.js'] },
  '_frame.js': { file: 'assets/frame.js', css: ['assets/frame.css'], imports: ['index.html'] },
  'src/features/dashboard/home/dashboard.page.tsx': { file: 'assets/dashboard.js', imports: ['_frame.js'] },
};

function build(files: object, at: number) {
  writeFileSync(manifest, JSON.stringify(files));
  utimesSync(manifest, at, at);
}

const named = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('preloads what a screen needs beyond the common files, style sheets first', () => {
  build(built, 1);
  const html = screenPreloads(folder, '/dashboard');
  expect(named(html)).toEqual([
    '/assets/frame.css',
    '/assets/show-screens.js',
    '/assets/layout.js',
    '/assets/dashboard.js',
    '/assets/frame.js',
  ]);
  expect(html).toContain(
    '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/frame.css">',
  );
  expect(html).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/layout.js">',
  );
});

test('requests a signed-in user’s data before fetching anything, on no other page', () => {
  build(built, 1);
  const script = join(folder, '.vite', 'ask-ahead.js');
  writeFileSync(script, 'ask()');
  expect(screenPreloads(folder, '/dashboard')).toMatch(/^<script>ask\(\)<\/script><link /);
  expect(screenPreloads(folder, '/login')).toBe('');
  rmSync(script);
});

test.each(['/', '/login', '/signup', '/dashboard/more', '/profile'])('%s preloads nothing', (path) => {
  build(built, 1);
  expect(screenPreloads(folder, path)).toBe('');
});

test('uses a build that finishes while the server runs at the next visit', () => {
  build(built, 1);
  screenPreloads(folder, '/dashboard');
  build({ ...built, '_frame.js': { file: 'assets/newer.js' } }, 2);
  expect(named(screenPreloads(folder, '/dashboard'))).toContain('/assets/newer.js');
});

test('preloads nothing without a built web app', () => {
  expect(screenPreloads(join(folder, 'nowhere'), '/dashboard')).toBe('');
});

test.each(SCREENS)('%s maps to a source file of the web app', (_address, source) => {
  expect(existsSync(join(import.meta.dirname, '../../../web', source))).toBe(true);
});
