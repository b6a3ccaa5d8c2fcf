import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getResume } from '../../../../test/resume-index/resumes.ts';
import { buildSegment } from './build-segment.ts';
import { openSegment } from './open-segment.ts';
import { DamagedSegment } from './segment-format.ts';

const whole = buildSegment([
  getResume('a', 'Meera Iyer writes Java in Pune.'),
  getResume('b', 'Jonas Weber tests it.'),
]);

describe('the bytes of a segment', () => {
  test('are refused if any byte has changed', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Uint8Array.from(whole);
        changed[at] = (changed[at] ?? 0) ^ change;
        expect(() => openSegment(changed)).toThrow(DamagedSegment);
      }),
    );
  });

  test('are refused if the end is missing, or something follows', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(() => openSegment(whole.subarray(0, length))).toThrow(DamagedSegment);
      }),
    );
    expect(() => openSegment(Buffer.concat([whole, Buffer.of(0)]))).toThrow('cut off');
  });

  test('of another version must be rebuilt', () => {
    const later = Buffer.from(whole);
    later.writeUInt32LE(99, 4);
    expect(() => openSegment(later)).toThrow('version 99');
  });

  test('may be anywhere in memory', () => {
    for (const shift of [1, 2, 3]) {
      const shifted = Buffer.concat([Buffer.alloc(shift), whole]).subarray(shift);
      expect(openSegment(shifted).getId(1)).toBe('b');
    }
  });

  test('are the same for the same resumes', () => {
    const again = buildSegment([
      getResume('a', 'Meera Iyer writes Java in Pune.'),
      getResume('b', 'Jonas Weber tests it.'),
    ]);
    expect(Buffer.compare(whole, again)).toBe(0);
  });
});
