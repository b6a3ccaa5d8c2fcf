import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines } from './csv-text.ts';

/** Reads lines as defined in RFC 4180 §2, independently of our writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = /"((?:[^"]|"")*)"/y;
    const plain = /[^",\r\n]*/y;
    const pattern = text[at] === '"' ? quoted : plain;
    pattern.lastIndex = at;
    const [whole = '', inner] = pattern.exec(text) ?? [];
    row.push(inner === undefined ? whole : inner.replaceAll('""', '"'));
    at += whole.length;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line's end at ${at}`);
  }
  return rows;
}

test('a CSV reader gets every text back that needs no protection, whatever is in it', () => {
  const harmless = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`);
  fc.assert(
    fc.property(fc.array(fc.array(harmless, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      expect(readCsv(csvLines(rows))).toEqual(rows);
    }),
  );
});

test('no text starts like a formula, and nothing else about it changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'=+-@\t\r＝＋－＠'), fc.string(), (first, rest) => {
      const [[cell = ''] = []] = readCsv(csvLines([[first + rest]]));
      expect(cell).toBe(`'${first}${rest}`);
    }),
  );
});

test.each([
  ['a comma', 'Rao, Asha', '"Rao, Asha"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line’s end', 'two\nlines', '"two\nlines"'],
  ['a semicolon, which other countries separate by', 'a;=1+1', '"a;=1+1"'],
  ['a formula', '=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['a formula behind a space', ' =1+1', `' =1+1`],
  ['a telephone number in one piece', '+919876543210', `'+919876543210`],
  ['a telephone number in groups', '+91 98765 43210', '+91 98765 43210'],
  ['what only begins like one', '+91 98765+1', `'+91 98765+1`],
])('writes a text with %s safely', (_what, text, written) => {
  expect(csvLines([[text]])).toBe(`${written}\r\n`);
});

test('leaves numbers and null as they are', () => {
  expect(csvLines([[-1.5, 0, null, '']])).toBe('-1.5,0,,\r\n');
});
