import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inByteOrder, writeStringTable } from './string-table-writer.ts';
import { openStringTable, type StringTable } from './string-table.ts';

const strings = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 200 });

const buildTable = (some: readonly string[]): StringTable =>
  openStringTable(Buffer.from(writeStringTable(inByteOrder(some))));

function walked(table: StringTable, prefix: string): [string, number][] {
  const found: [string, number][] = [];
  table.walk(prefix, ({ bytes, length, place }) => found.push([bytes.toString('utf8', 0, length), place]));
  return found;
}

describe('a table of strings', () => {
  test('finds each string at its place in byte order, and no other', () => {
    fc.assert(
      fc.property(strings, fc.string({ unit: 'grapheme' }), (some, other) => {
        const table = buildTable(some);
        expect(table.size).toBe(some.length);
        for (const [place, one] of inByteOrder(some).entries()) expect(table.find(one)).toBe(place);
        fc.pre(!some.includes(other));
        expect(table.find(other)).toBe(-1);
      }),
    );
  });

  test('walks through strings with a prefix, in order', () => {
    fc.assert(
      fc.property(strings, fc.string({ unit: 'grapheme', maxLength: 2 }), (some, prefix) => {
        const wanted = inByteOrder(some).flatMap((one, place): [string, number][] =>
          one.startsWith(prefix) ? [[one, place]] : [],
        );
        expect(walked(buildTable(some), prefix)).toEqual(wanted);
      }),
    );
  });

  test('walks through thousands that differ only at the end', () => {
    const some = Array.from({ length: 3000 }, (_, number) => `engineer-${number}`);
    const table = buildTable(some);
    expect(walked(table, 'engineer-29')).toHaveLength(111);
    expect(walked(table, '')).toHaveLength(3000);
  });

  test('may be empty', () => {
    expect(buildTable([]).find('java')).toBe(-1);
    expect(walked(buildTable([]), '')).toEqual([]);
  });
});
