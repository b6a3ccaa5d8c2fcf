import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { closingLine, failureLines, readPlaywrightReport, readVitestReport, sumUp } from './counts.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slotwise-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function reportFile(content) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const count = (results) => closingLine(sumUp(results));

test('tests of a Vitest run are counted by their outcome', () => {
  const outcomes = ['passed', 'passed', 'failed', 'pending', 'todo', 'skipped'];
  const assertionResults = outcomes.map((status, index) => ({ fullName: `test ${index}`, status }));
  const path = reportFile({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
  expect(count(readVitestReport(path))).toBe('2 passed, 1 failed, 3 skipped');
});

test('a test file that cannot be loaded is a failure', () => {
  const path = reportFile({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] });
  expect(count(readVitestReport(path))).toBe('0 passed, 1 failed, 0 skipped');
});

test.each([readVitestReport, readPlaywrightReport])('a run without a report is a failure', (read) => {
  expect(count(read(join(folder, 'none.json')))).toBe('0 passed, 1 failed, 0 skipped');
});

test('stories are counted at any depth, and a flaky one has failed', () => {
  const spec = (title, status) => ({ file: 'a.story.ts', title, tests: [{ projectName: '', status }] });
  const inner = { specs: [spec('b', 'unexpected'), spec('c', 'skipped'), spec('d', 'flaky')] };
  const path = reportFile({ errors: [], suites: [{ specs: [spec('a', 'expected')], suites: [inner] }] });
  expect(count(readPlaywrightReport(path))).toBe('1 passed, 2 failed, 1 skipped');
});

test('a failed story says at the end of the run what went wrong, without colours', () => {
  const results = [{ errors: [{ message: '\u001b[31mcolor-contrast\u001b[39m\n\n  of 1.65' }] }];
  const spec = {
    file: 'a.story.ts',
    title: 'a',
    tests: [{ projectName: '', status: 'unexpected', results }],
  };
  const path = reportFile({ errors: [], suites: [{ specs: [spec] }] });
  const [failed] = readPlaywrightReport(path);
  expect(failureLines(failed)).toBe('  a.story.ts > a ()\n      color-contrast\n        of 1.65');
});

test('a failed test of Vitest says at the end of the run what went wrong, in a few lines', () => {
  const failureMessages = ['Error: no\n'.repeat(50)];
  const assertionResults = [{ fullName: 'a', status: 'failed', failureMessages }];
  const path = reportFile({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
  const lines = readVitestReport(path).map(failureLines).join('\n').split('\n');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toBe('      Error: no');
});

test('a test that one of the two databases skips and the other runs is not skipped', () => {
  const embedded = [
    { id: 'race', status: 'skipped' },
    { id: 'create', status: 'passed' },
    { id: 'never', status: 'skipped' },
  ];
  const postgresql = [
    { id: 'race', status: 'passed' },
    { id: 'create', status: 'passed' },
    { id: 'never', status: 'skipped' },
  ];
  expect(count([...embedded, ...postgresql])).toBe('3 passed, 0 failed, 1 skipped');
});
