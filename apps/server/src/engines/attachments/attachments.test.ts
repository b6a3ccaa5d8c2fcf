import { expect, test } from 'vitest';
import { distinctAttachments, placeAttachments, requireRoom } from './attachments.ts';

test('a file that is named twice hangs once, as it was named last', () => {
  expect(
    distinctAttachments([
      { documentId: 'A1', kind: 'ID' },
      { documentId: 'b2', kind: 'OFFER' },
      { documentId: 'a1', kind: 'RESUME' },
    ]),
  ).toEqual([
    { documentId: 'a1', kind: 'RESUME' },
    { documentId: 'b2', kind: 'OFFER' },
  ]);
});

test('files of one name and kind are counted on, those of another kind apart', () => {
  const present = [{ fileName: 'terms.pdf', kind: 'JD' as const, version: 2 }];
  const added = [
    { documentId: 'a', fileName: 'terms.pdf' },
    { documentId: 'b', fileName: 'terms.pdf', visibility: 'SHARED' as const },
    { documentId: 'c', fileName: 'terms.pdf', kind: 'OFFER' as const },
  ];
  expect(placeAttachments(added, present, 'JD')).toEqual([
    { documentId: 'a', fileName: 'terms.pdf', kind: 'JD', visibility: 'INTERNAL', version: 3 },
    { documentId: 'b', fileName: 'terms.pdf', kind: 'JD', visibility: 'SHARED', version: 4 },
    { documentId: 'c', fileName: 'terms.pdf', kind: 'OFFER', visibility: 'INTERNAL', version: 1 },
  ]);
});

test('a record has no more files than it may', () => {
  expect(() => requireRoom('A job', 20)).not.toThrow();
  expect(() => requireRoom('A job', 21)).toThrow('A job has at most 20 documents');
});
