import { expect, test } from 'vitest';
import { distinctAttachments, findAdded, findChanged, placeAttachments, requireRoom } from './attachments.ts';

const terms = {
  document_id: 'old',
  file_name: 'terms.pdf',
  kind: 'JD' as const,
  visibility: 'INTERNAL' as const,
  version: 2,
};

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
  const present = [terms];
  const added = [
    { documentId: 'a' },
    { documentId: 'b', visibility: 'SHARED' as const },
    { documentId: 'c', kind: 'OFFER' as const },
  ];
  const files = ['c', 'a', 'b'].map((documentId) => ({ documentId, fileName: 'terms.pdf' }));
  expect(placeAttachments(added, files, { present, usualKind: 'JD' })).toEqual([
    { documentId: 'a', fileName: 'terms.pdf', kind: 'JD', visibility: 'INTERNAL', version: 3 },
    { documentId: 'b', fileName: 'terms.pdf', kind: 'JD', visibility: 'SHARED', version: 4 },
    { documentId: 'c', fileName: 'terms.pdf', kind: 'OFFER', visibility: 'INTERNAL', version: 1 },
  ]);
});

test('of a request some files are new to the record, and some change on it', () => {
  const documents = [
    { documentId: 'NEW' },
    { documentId: 'old' },
    { documentId: 'old', kind: 'OFFER' as const },
  ];
  expect(findAdded('A job', documents, [terms])).toEqual([{ documentId: 'new' }]);
  expect(findChanged(documents, [terms])).toEqual([{ row: terms, kind: 'OFFER', visibility: 'INTERNAL' }]);
  expect(findChanged([{ documentId: 'old', kind: 'JD' }], [terms])).toEqual([]);
});

test('a record has no more files than it may', () => {
  expect(() => requireRoom('A job', 20)).not.toThrow();
  expect(() => requireRoom('A job', 21)).toThrow('A job has at most 20 documents');
});
