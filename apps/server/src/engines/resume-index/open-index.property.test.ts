import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFact, indexOf, getResume } from '../../../test/resume-index/resumes.ts';
import type { IndexedResume, ResumeIndex } from './segments/resume-index.ts';

const WORDS = [
  'java',
  'testing',
  'tests',
  'tested',
  'c++',
  'node.js',
  'pune',
  'the',
  'engineer',
  'lead',
  'sales',
  'münchen',
];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 });
const years = fc.option(fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10));
const fact = fc
  .record({
    norm: fc.constantFrom('acme', 'globex', 'société x'),
    number: fc.option(fc.integer({ min: 0, max: 40 })),
  })
  .map(({ norm, number }) => getFact('COMPANY', norm, number ?? undefined));
const known = fc.record({
  text: text.map((words) => words.join(' ')),
  name: fc.string({ unit: 'grapheme', maxLength: 20 }),
  facts: fc.array(fact, { maxLength: 4 }),
  statedYears: years,
  computedYears: years,
});
const resumes = fc
  .array(known, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((one, place) => getResume(`id-${place}`, one.text, one)));

const hasPhrase = (all: readonly string[], phrase: readonly string[]): boolean =>
  all.some((_, at) => phrase.every((word, index) => all[at + index] === word));

const listIds = (index: ResumeIndex, numbers: readonly number[]): string[] =>
  numbers.map((one) => index.getResumeId(one));

describe('an index of arbitrary resumes', () => {
  test('finds every resume by each of its words, and ranks no other', () => {
    fc.assert(
      fc.property(
        resumes,
        fc.constantFrom('java', 'pune', 'c++', 'node.js', 'engineer', 'münchen'),
        (all, word) => {
          const index = indexOf(all);
          const holding = all
            .filter((one) => one.text.split(' ').includes(word))
            .map(({ resumeId }) => resumeId);
          const { hits } = index.search(word);
          expect(
            listIds(
              index,
              hits.map(({ resume }) => resume),
            ).toSorted(),
          ).toEqual(holding.toSorted());
          expect(listIds(index, index.mentions(word))).toEqual(holding);
        },
      ),
    );
  });

  test('mentions a phrase exactly if its words are adjacent', () => {
    const phrase = fc.array(fc.constantFrom('java', 'testing', 'pune', 'engineer', 'sales'), {
      minLength: 2,
      maxLength: 3,
    });
    fc.assert(
      fc.property(resumes, phrase, (all, words) => {
        const index = indexOf(all);
        const holding = all
          .filter((one) => hasPhrase(one.text.split(' '), words))
          .map(({ resumeId }) => resumeId);
        expect(listIds(index, index.mentions(words.join(' ')))).toEqual(holding);
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same answers however it is split into segments', () => {
    fc.assert(
      fc.property(resumes, fc.array(fc.nat(12), { maxLength: 3 }), text, (all, cuts, words) => {
        const query = words.slice(0, 5).join(' ');
        const one = indexOf(all);
        const many = indexOf(...cutAt(all, cuts));
        const [expected, found] = [one.search(query), many.search(query)];
        expect(found.hits.map(({ resume }) => resume)).toEqual(expected.hits.map(({ resume }) => resume));
        for (const [place, { score }] of found.hits.entries()) {
          expect(score).toBeCloseTo(expected.hits[place]?.score ?? 0, 9);
        }
        expect(many.mentions(query)).toEqual(one.mentions(query));
        expect(many.norms('COMPANY')).toEqual(one.norms('COMPANY'));
        expect(many.holders('COMPANY', 'acme')).toEqual(one.holders('COMPANY', 'acme'));
      }),
    );
  });

  test('returns what was indexed of each resume', () => {
    fc.assert(
      fc.property(resumes, fc.array(fc.nat(12), { maxLength: 3 }), (all, cuts) => {
        const index = indexOf(...cutAt(all, cuts));
        expect(index.size).toBe(all.length);
        for (const [number, one] of all.entries()) {
          expect(index.getResumeId(number)).toBe(one.resumeId);
          expect(index.getName(number)).toBe(one.name);
          expect(index.getYears(number)).toEqual({ stated: one.statedYears, computed: one.computedYears });
        }
      }),
    );
  });

  test('finds exactly the best with a limit', () => {
    fc.assert(
      fc.property(resumes, fc.integer({ min: 0, max: 13 }), (all, limit) => {
        const index = indexOf(all);
        const { hits } = index.search('java engineer pune');
        expect(index.search('java engineer pune', { limit }).hits).toEqual(hits.slice(0, limit));
      }),
    );
  });
});

/** Groups of resumes in order, split before these positions; a split at either end leaves an empty group. */
function cutAt(all: readonly IndexedResume[], cuts: readonly number[]): IndexedResume[][] {
  const places = [0, ...cuts.map((cut) => Math.min(cut, all.length)).toSorted((a, b) => a - b), all.length];
  return places.slice(1).map((end, index) => all.slice(places[index], end));
}
