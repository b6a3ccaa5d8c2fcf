import { expect, test } from 'vitest';
import { pageAt, toPages, toPieces, placesBefore } from './text-pieces.model.ts';

const TEXT = 'Java and Kafka\fKafka again';

test('a position in the text is on the page that starts before it', () => {
  expect([0, 14, 15, 99].map((at) => pageAt([0, 15], at))).toEqual([1, 1, 2, 2]);
  expect(toPages({ text: TEXT, pageStarts: [0, 15] })).toEqual([
    { start: 0, end: 15 },
    { start: 15, end: TEXT.length },
  ]);
});

test('a page is split at marks, and the reader’s own mark takes precedence', () => {
  const pieces = toPieces(
    TEXT,
    { start: 0, end: 15 },
    {
      marked: { start: 9, end: 14 },
      machines: [{ start: 5, end: 12 }],
    },
  );
  expect(pieces.map(({ text, kind }) => [text, kind])).toEqual([
    ['Java ', 'plain'],
    ['and ', 'machines'],
    ['Kaf', 'marked'],
    ['ka', 'marked'],
    ['\f', 'plain'],
  ]);
});

test('earlier occurrences of the same words are counted on their page only', () => {
  const text = 'Kafka, Kafka\fkafka and ka-fka';
  const page = { start: 13, end: text.length };
  expect(placesBefore(text, page, { start: 23, end: 29 })).toBe(1);
  expect(placesBefore(text, page, { start: 13, end: 18 })).toBe(0);
});
