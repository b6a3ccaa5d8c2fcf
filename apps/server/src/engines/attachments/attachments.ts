import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { invalidField } from '#lib/app-error.ts';

/** A file to attach to a record, as named in a request. */
export type Attachment = {
  documentId: string;
  kind?: DocumentKind | undefined;
  visibility?: Visibility | undefined;
};

/** A row for a file on a record. `version` counts the files of the same name and kind, from 1. */
export type Listed = {
  document_id: string;
  file_name: string;
  kind: DocumentKind;
  visibility: Visibility;
  version: number;
};

type Place = Pick<Listed, 'kind' | 'visibility' | 'version'>;

/** Each file once, in request order. If a file is named twice, the last entry counts. */
export function distinctAttachments<One extends Attachment>(documents: One[]): One[] {
  const byId = new Map(documents.map((one) => [one.documentId.toLowerCase(), one]));
  return [...byId].map(([documentId, one]) => ({ ...one, documentId }));
}

/** Throws VALIDATION_FAILED if a record, such as 'A meeting', would have too many files. */
export function requireRoom(record: string, count: number) {
  if (count <= LIMITS.documentsPerBooking) return;
  throw invalidField('documents', `${record} has at most ${LIMITS.documentsPerBooking} documents`);
}

/** The requested files that the record does not have yet. Throws VALIDATION_FAILED if they would be too many. */
export function findAdded(record: string, documents: Attachment[], present: Listed[]): Attachment[] {
  const has = new Set(present.map(({ document_id: id }) => id));
  const added = distinctAttachments(documents).filter(({ documentId }) => !has.has(documentId));
  requireRoom(record, present.length + added.length);
  return added;
}

/** The files already on the record that are sent again with another kind or visibility. */
export function findChanged<Row extends Listed>(documents: Attachment[], present: Row[]) {
  const requests = new Map(distinctAttachments(documents).map((one) => [one.documentId, one]));
  return present.flatMap((row) => {
    const { kind = row.kind, visibility = row.visibility } = requests.get(row.document_id) ?? {};
    return kind === row.kind && visibility === row.visibility ? [] : [{ row, kind, visibility }];
  });
}

type Named = Pick<Listed, 'file_name' | 'kind'>;

/** The version for another file of this name and kind: one more than the highest so far. */
export function nextVersion(
  present: (Named & Pick<Listed, 'version'>)[],
  { file_name, kind }: Named,
): number {
  const same = present.filter((one) => one.file_name === file_name && one.kind === kind);
  return Math.max(0, ...same.map(({ version }) => version)) + 1;
}

/**
 * The kind, visibility and version of each added file, given the files already present. Defaults to the record's usual
 * kind and to internal.
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

/** The columns of a file attached to a record now. */
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
