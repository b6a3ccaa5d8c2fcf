import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

import { BOUNDED } from './bounded-patterns.mjs';
import { findRenamed, readPatterns } from './read-patterns.mjs';
import { recordPatterns } from './record-patterns.mjs';
import { weighPatterns } from './weigh-patterns.mjs';

const codeAt = (path, text) => ({ path, text, program: parseSync(path, text).program });

test('a planted slow pattern is found, in a literal and in constants put together', async () => {
  const files = [
    codeAt('apps/server/src/lib/words.ts', "export const WORD = '(?:a|aa)';\n"),
    codeAt(
      'apps/server/src/lib/planted.ts',
      String.raw`import { WORD } from './words.ts';
const ENDS = ['x', 'y'];
const slow = /[. ]+$/;
const slower = new RegExp(${'`^${WORD}+(?:${ENDS.join("|")})$`'}, 'u');
const fine = /^[a-z]+$/;
const built = (name: string) => new RegExp(String.raw${'`^${escapePattern(name)}\\d+$`'});
`,
    ),
    codeAt('apps/server/src/lib/planted.test.ts', 'const slow = /[. ]+$/;\n'),
  ];
  const patterns = readPatterns(files);
  expect(patterns.map(({ line, source }) => [line, source])).toEqual([
    [3, '[. ]+$'],
    [4, '^(?:a|aa)+(?:x|y)$'],
    [5, '^[a-z]+$'],
    [6, String.raw`^(?:word)\d+$`],
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  const weigh = () => weighPatterns(patterns, join(folder, 'patterns.json'));
  const first = await weigh();
  const again = await weigh();
  rmSync(folder, { recursive: true });
  expect(first.map(({ verdict }) => [verdict.status, verdict.complexity])).toEqual([
    ['vulnerable', 'of degree 2'],
    ['vulnerable', 'exponential'],
    ['safe', undefined],
    ['safe', undefined],
  ]);
  expect(again).toEqual(first);
});

test('a pattern does not hide in a function, a text, a namesake or another name', () => {
  const files = [
    codeAt('apps/server/src/lib/words.ts', "export const WORD = 'far+';\n"),
    codeAt('apps/server/src/lib/zzz.ts', "export const WORD = 'namesake';\nconst OWN = 'namesake';\n"),
    codeAt(
      'apps/server/src/lib/planted.ts',
      String.raw`import { WORD as FAR } from './words.ts';
export function find(text: string, OTHER: string) {
  const local = '[. ]+$';
  text.search(local);
  text.match('[x ]+$');
  new RegExp(local);
  new RegExp(FAR);
  text.matchAll(OTHER);
  const Pattern = RegExp;
  return new globalThis.RegExp(local) instanceof RegExp || new Pattern(local);
}
`,
    ),
  ];
  const found = readPatterns(files).map(({ line, source }) => [line, source]);
  expect(found).toEqual([
    [4, '[. ]+$'],
    [5, '[x ]+$'],
    [6, '[. ]+$'],
    [7, 'far+'],
  ]);
  expect(findRenamed(files).map(({ line }) => line)).toEqual([9, 10]);
});

const FIND_DATES = 'apps/server/src/engines/resume-facts/lines/find-dates.ts';

test('what is built while a file is loaded is taken as it is then, and what is built later has no unread part', () => {
  const text = String.raw`
const ENDS = ['x+', 'y'].map((end) => new RegExp(end));
const WORDS = before(Object.keys({ one: 1, two: 2 }).join('|'));
function before(words) {
  return new RegExp(words);
}
const later = (words: string) => new RegExp(words);
export const later2 = (name: string) => name.match(${'`${name}+`'});
export function use() { return inner('a') ?? later('b'); }
const inner = (words: string) => new RegExp(words);
`;
  const recorded = [2, 2, 5, 7].map((line, at) => ({
    file: 'apps/a/src/b.ts',
    line,
    source: `${at}+`,
    flags: '',
  }));
  const found = readPatterns([codeAt('apps/a/src/b.ts', text)], (paths) =>
    paths.length > 0 ? recorded : [],
  );
  expect(found.map(({ line, source, isUnread }) => [line, source, isUnread ?? false])).toEqual([
    [2, '0+', false],
    [2, '1+', false],
    [5, '2+', false],
    [7, '(?:word)', true],
    [8, '(?:word)+', true],
    [10, '(?:word)', true],
  ]);
});

test('a file tells the patterns that it builds while it is loaded', () => {
  const patterns = recordPatterns([FIND_DATES]);
  expect(patterns.length).toBeGreaterThan(1);
  expect(patterns.map(({ file }) => file)).toEqual(patterns.map(() => FIND_DATES));
  expect(patterns.filter(({ source }) => source.includes('january')).length).toBeGreaterThan(1);
});

/** The fastest of several runs, since other processes share the machine. */
function countMillis(work) {
  const runs = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (let run = 0; run < 500; run += 1) work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test.each(BOUNDED)(
  '$part costs little at $characters characters',
  ({ part, flags = '', characters, times = 20, attack }) => {
    const pattern = new RegExp(part, `g${flags}`);
    const pumped = attack(characters).slice(0, characters);
    const letters = Array.from(pumped, (_, at) => 'ab '[at % 3]).join('');
    expect(pumped).toHaveLength(characters);
    const ratio =
      countMillis(() => pumped.replace(pattern, '')) / countMillis(() => letters.replace(pattern, ''));
    expect(ratio).toBeLessThan(times);
  },
);
