import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { expect, test } from 'vitest';
import { inventedIndex } from '../../../../test/resume-questions/invented-resumes.ts';
import { toNorm } from '../../resume-facts/facts/norms.ts';
import { readFieldOfDegree } from './read-field-of-degree.ts';

const { index, source } = inventedIndex([{ name: 'Ida Moss', degrees: ['MBA', 'B.Sc'], year: 2009 }]);
const [ida] = [...(await source([index.getResumeId(0)])).values()];
if (!ida) throw new Error('There is no resume.');

const TEXT = 'MBA, Elm College, 2014\nB.Sc, Oak College, 2009\n';
const PARTS: readonly [FactKind, string][] = [
  ['DEGREE', 'MBA'],
  ['COLLEGE', 'Elm College'],
  ['GRADUATION_YEAR', '2014'],
  ['DEGREE', 'B.Sc'],
  ['COLLEGE', 'Oak College'],
  ['GRADUATION_YEAR', '2009'],
];
const onLines = {
  ...ida,
  text: TEXT,
  facts: PARTS.map(([kind, value]) => {
    const start = TEXT.indexOf(value);
    const end = start + value.length;
    return { kind, value, norm: toNorm(kind, value), start, end, rule: 'test', confidence: 1 };
  }),
};
const ask = { degree: { kind: 'DEGREE', value: 'MBA' }, index } as const;

test('reads the year and college of a degree from its line', () => {
  expect(readFieldOfDegree(onLines, 'GRADUATION_YEAR', ask)).toMatchObject({
    values: ['2014'],
    verdict: 'YES',
  });
  expect(readFieldOfDegree(onLines, 'COLLEGE', ask)).toMatchObject({
    values: ['Elm College'],
    verdict: 'YES',
  });
});

test('a year apart from several degrees proves nothing about one of them', () => {
  expect(readFieldOfDegree(ida, 'GRADUATION_YEAR', ask)).toMatchObject({
    values: ['2009'],
    verdict: 'UNCLEAR',
    note: 'Which of these belongs to the degree is not proved; read the lines.',
  });
});
