import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { invalidField } from '#lib/app-error.ts';

/** A file that is to hang on a record, as a request names it. */
export type Attachment = {
  documentId: string;
  kind?: DocumentKind | undefined;
  visibility?: Visibility | undefined;
};

/** A file on a record, as its row says: `version` counts the files of one name and kind, from 1. */
export type Listed = {
  document_id: string;
  file_name: string;
  kind: DocumentKind;
  visibility: Visibility;
  version: number;
};

type Place = Pick<Listed, 'kind' | 'visibility' | 'version'>;

/** Each file once, in the order of the request; of two entries for one file the last counts. */
export function distinctAttachments<One extends Attachment>(documents: One[]): One[] {
  const byId = new Map(documents.map((one) => [one.documentId.toLowerCase(), one]));
  return [...byId].map(([documentId, one]) => ({ ...one, documentId }));
}

/** VALIDATION_FAILED for more files than a record, such as 'A meeting', may have. */
export function requireRoom(record: string, count: number) {
  if (count <= LIMITS.documentsPerBooking) return;
  throw invalidField('documents', `${record} has at most ${LIMITS.documentsPerBooking} documents`);
}

/** Those of a request that the record does not have; VALIDATION_FAILED where it would have too many with them. */
export function findAdded(record: string, documents: Attachment[], present: Listed[]): Attachment[] {
  const has = new Set(present.map(({ document_id: id }) => id));
  const added = distinctAttachments(documents).filter(({ documentId }) => !has.has(documentId));
  requireRoom(record, present.length + added.length);
  return added;
}

/** Those that the record has, and that are sent again as another kind or for other eyes. */
export function findChanged<Row extends Listed>(documents: Attachment[], present: Row[]) {
  const requests = new Map(distinctAttachments(documents).map((one) => [one.documentId, one]));
  return present.flatMap((row) => {
    const { kind = row.kind, visibility = row.visibility } = requests.get(row.document_id) ?? {};
    return kind === row.kind && visibility === row.visibility ? [] : [{ row, kind, visibility }];
  });
}

type Named = Pick<Listed, 'file_name' | 'kind'>;

/** The number of a further file of this name and kind: one more than the highest there is. */
export function nextVersion(
  present: (Named & Pick<Listed, 'version'>)[],
  { file_name, kind }: Named,
): number {
  const same = present.filter((one) => one.file_name === file_name && one.kind === kind);
  return Math.max(0, ...same.map(({ version }) => version)) + 1;
}

/**
 * What each of the added files hangs on a record as, besides those that are there; where no one says it, it is of the
 * record's usual kind and no one outside reads it.
 */
export function placeAttachments<File extends { documentId: string; fileName: string }>(
  added: Attachment[],
  files: File[],
  { present, usualKind }: { present: Listed[]; usualKind: DocumentKind },
): (File & Place)[] {
  const fileById = new Map(files.map((file) => [file.documentId, file]));
  return added.reduce<(File & Place)[]>(
    (placed, { documentId, kind = usualKind, visibility = 'INTERNAL' }) => {
      const file = fileById.get(documentId);
      if (!file) return placed;
      const others = [...present, ...placed.map((one) => ({ ...one, file_name: one.fileName }))];
      const version = nextVersion(others, { file_name: file.fileName, kind });
      return [...placed, { ...file, kind, visibility, version }];
    },
    [],
  );
}

/** The columns of a file that is placed on a record now. */
export const toPlaceColumns = (
  { documentId, kind, visibility, version }: Place & { documentId: string },
  now: Date,
) => ({
  document_id: documentId,
  kind,
  visibility,
  version,
  attached_at: now,
});
