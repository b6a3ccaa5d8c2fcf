import type { attachDocuments } from '@slotwise/contract/bookings/documents/documents.endpoints';
import type { DocumentKind, Visibility } from '@slotwise/contract/bookings/documents/documents.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Actor } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { factsOf, type SeenBooking } from '../life/life.mapper.ts';
import { partOf } from '../life/life.rules.ts';
import type { DocumentRow } from './documents.queries.ts';

export type DocumentWishes = ParsedRequestOf<typeof attachDocuments>['body'];
export type Attachment = DocumentWishes['documents'][number];

/** What a file hangs on a booking as. */
export type Place = { documentId: string; fileName: string; kind: DocumentKind; visibility: Visibility };

/** Each file once, in the order of the request; of two entries for one file the last counts. */
export function distinctAttachments(documents: Attachment[]): Attachment[] {
  const byId = new Map(documents.map((one) => [one.documentId.toLowerCase(), one]));
  return [...byId].map(([documentId, one]) => ({ ...one, documentId }));
}

export function requireRoom(count: number) {
  if (count <= LIMITS.documentsPerBooking) return;
  throw invalidField('documents', `A meeting has at most ${LIMITS.documentsPerBooking} documents`);
}

/**
 * Only whoever uploaded a file, ADMIN and the booking's own recruiters take it off or call it something else. A
 * colleague and a panelist bring files of their own.
 */
export function requireMayChangeDocuments(seen: SeenBooking, rows: DocumentRow[]) {
  const part = partOf(seen.actor, factsOf(seen.row, seen.people));
  if (part === 'ADMIN' || part === 'RECRUITER') return;
  const foreign = rows.find((row) => !isUploader(seen.actor, row));
  if (!foreign) return;
  throw new AppError('FORBIDDEN', {
    message: `${foreign.file_name} was uploaded by ${foreign.uploader_name ?? 'somebody else'}, who may change it, as the recruiter of this meeting and an administrator may.`,
  });
}

function isUploader({ userId, email }: Actor, row: DocumentRow): boolean {
  return row.uploaded_by === null
    ? userId === null && row.uploaded_by_email === email
    : row.uploaded_by === userId;
}

/** The number of a further file of this name and kind: one more than the highest there is. */
export function nextVersion(
  present: Pick<DocumentRow, 'file_name' | 'kind' | 'version'>[],
  place: Place,
): number {
  const same = present.filter(({ file_name: name, kind }) => name === place.fileName && kind === place.kind);
  return Math.max(0, ...same.map(({ version }) => version)) + 1;
}
