import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

import { BOUNDED } from './bounded-patterns.mjs';
import { readPatterns } from './read-patterns.mjs';
import { weighPatterns } from './weigh-patterns.mjs';

const codeAt = (path, text) => ({ path, text, program: parseSync(path, text).program });

test('a planted slow pattern is found, in a literal and in constants put together', async () => {
  const files = [
    codeAt('apps/server/src/lib/words.ts', "export const WORD = '(?:a|aa)';\n"),
    codeAt(
      'apps/server/src/lib/planted.ts',
      String.raw`const ENDS = ['x', 'y'];
const slow = /[. ]+$/;
const slower = new RegExp(${'`^${WORD}+(?:${ENDS.join("|")})$`'}, 'u');
const fine = /^[a-z]+$/;
const built = (name: string) => new RegExp(String.raw${'`^${name}\\d+$`'});
const all = [['b', ...ENDS], ['c']].map((words) => new RegExp(words.join('|')));
`,
    ),
    codeAt('apps/server/src/lib/planted.test.ts', 'const slow = /[. ]+$/;\n'),
  ];
  const patterns = readPatterns(files);
  expect(patterns.map(({ line, source }) => [line, source])).toEqual([
    [2, '[. ]+$'],
    [3, '^(?:a|aa)+(?:x|y)$'],
    [4, '^[a-z]+$'],
    [5, String.raw`^(?:word)\d+$`],
    [6, 'b|x|y'],
    [6, 'c'],
    [6, '(?:word)'],
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

/** The shortest of several runs, since others use the machine as well. */
function millisOf(work) {
  const runs = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (let run = 0; run < 500; run += 1) work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test.each(BOUNDED)(
  '$part costs little at $characters characters',
  ({ part, flags = '', characters, attack }) => {
    const pattern = new RegExp(part, `g${flags}`);
    const pumped = attack(characters).slice(0, characters);
    const letters = Array.from(pumped, (_, at) => 'ab '[at % 3]).join('');
    expect(pumped).toHaveLength(characters);
    const ratio = millisOf(() => pumped.replace(pattern, '')) / millisOf(() => letters.replace(pattern, ''));
    expect(ratio).toBeLessThan(20);
  },
);
