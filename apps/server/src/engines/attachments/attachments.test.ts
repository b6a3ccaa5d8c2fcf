import { expect, test } from 'vitest';
import { distinctAttachments, findAdded, findChanged, placeAttachments, requireRoom } from './attachments.ts';

const terms = {
  document_id: 'old',
  file_name: 'terms.pdf',
  kind: 'JD' as const,
  visibility: 'INTERNAL' as const,
  version: 2,
};

test('attaches a file named twice only once, as it was named last', () => {
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

test('continues the version count for files of the same name and kind, and counts other kinds separately', () => {
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

test('separates the files of a request that are new to the record from those that change on it', () => {
  const documents = [
    { documentId: 'NEW' },
    { documentId: 'old' },
    { documentId: 'old', kind: 'OFFER' as const },
  ];
  expect(findAdded('A job', documents, [terms])).toEqual([{ documentId: 'new' }]);
  expect(findChanged(documents, [terms])).toEqual([{ row: terms, kind: 'OFFER', visibility: 'INTERNAL' }]);
  expect(findChanged([{ documentId: 'old', kind: 'JD' }], [terms])).toEqual([]);
});

test('refuses more files than a record may have', () => {
  expect(() => requireRoom('A job', 20)).not.toThrow();
  expect(() => requireRoom('A job', 21)).toThrow('A job has at most 20 documents');
});
