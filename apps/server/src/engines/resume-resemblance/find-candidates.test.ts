import { expect, test } from 'vitest';
import { findCandidates, type Listed } from './find-candidates.ts';
import { packListed, unpackListed } from './pack-listed.ts';

const listed = (name: string, marks: number[], different: Partial<Listed> = {}): Listed => ({
  name,
  email: '',
  phone: '',
  marks: Uint32Array.from(marks),
  ...different,
});
const PEOPLE = ['Ilse', 'Tomas', 'Greta', 'Pavel', 'Neha', 'Oscar'];

test('compares resumes with three marks or one contact in common, but not with two marks', () => {
  const { pairs } = findCandidates([
    listed('Ilse', [1, 2, 3, 9]),
    listed('Tomas', [1, 2, 3], { phone: '+1' }),
    listed('Greta', [1, 2], { phone: '+1' }),
    listed('Pavel', [9]),
  ]);
  expect(pairs).toEqual([
    [1, 2],
    [0, 1],
  ]);
});

test('ignores a mark or phone number that more than four people share', () => {
  const { pairs, common } = findCandidates(PEOPLE.map((name) => listed(name, [4, 5, 6], { phone: '+1' })));
  expect(pairs).toEqual([]);
  expect([...common]).toEqual([4, 5, 6]);
  expect(findCandidates(PEOPLE.slice(0, 4).map((name) => listed(name, [4, 5, 6]))).pairs).toHaveLength(6);
});

test('copies of one person do not crowd out pairs under two names', () => {
  const copies = Array.from({ length: 5400 }, (_, at) => [
    listed(`Copy ${at}`, [at * 8, at * 8 + 1, at * 8 + 2, at * 8 + 3]),
    listed(`Copy ${at}`, [at * 8, at * 8 + 1, at * 8 + 2, at * 8 + 3]),
  ]).flat();
  const twins = [listed('Ilse', [900_001, 900_002, 900_003]), listed('Tomas', [900_001, 900_002, 900_003])];
  const { pairs } = findCandidates([...copies, ...twins]);
  expect(pairs[0]).toEqual([copies.length, copies.length + 1]);
});

test('resumes stay the same after packing for a thread', () => {
  const resumes = [
    listed('Ilse', [1, 2], { email: 'i@a.example' }),
    listed('Tomas', []),
    listed('Neha', [3]),
  ];
  expect(unpackListed(packListed(resumes))).toEqual(resumes);
  expect(unpackListed(packListed([]))).toEqual([]);
});
