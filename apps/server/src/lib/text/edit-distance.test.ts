import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('the edit distance of two words', () => {
  test.each([
    ['docker', 'docker', 0],
    ['docekr', 'docker', 1],
    ['dcker', 'docker', 1],
    ['doccker', 'docker', 1],
    ['dicker', 'docker', 1],
    ['kuberntse', 'kubernetes', 2],
    ['ab', 'ba', 1],
    ['', 'ab', 2],
  ])('%s and %s is %i', (from, to, distance) => {
    expect(editDistance(from, to, 3)).toBe(distance);
  });

  test('stops counting beyond the maximum', () => {
    expect(editDistance('java', 'kotlin', 2)).toBe(3);
    expect(editDistance('abcdef', 'fedcba', 1)).toBe(2);
    expect(editDistance('abba', 'bbaaa', 1)).toBe(2);
  });

  test('is symmetric, 0 only for equal words, and never less than the difference in length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b, 1)).toBe(Math.min(distance, 2));
      }),
    );
  });
});
