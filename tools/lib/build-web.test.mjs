import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { getFingerprint } from './build-web.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slotwise-sources-'));
  mkdirSync(join(folder, 'web/dist'), { recursive: true });
  writeFileSync(join(folder, 'web/main.tsx'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fingerprint = () => getFingerprint(['web'], folder);

test('the same sources have the same fingerprint, whatever was built from them', () => {
  const before = fingerprint();
  writeFileSync(join(folder, 'web/dist/main.js'), 'built');
  writeFileSync(join(folder, 'web/main.test.tsx'), 'a test is not shipped');
  expect(fingerprint()).toBe(before);
});

test.each([
  ['changed', () => writeFileSync(join(folder, 'web/main.tsx'), 'two')],
  ['added', () => writeFileSync(join(folder, 'web/more.tsx'), '')],
  ['renamed', () => renameSync(join(folder, 'web/main.tsx'), join(folder, 'web/first.tsx'))],
  ['removed', () => rmSync(join(folder, 'web/main.tsx'))],
])('a source that was %s changes the fingerprint', (_change, act) => {
  const before = fingerprint();
  act();
  expect(fingerprint()).not.toBe(before);
});
