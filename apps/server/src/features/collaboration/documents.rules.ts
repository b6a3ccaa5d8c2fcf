import type { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Actor } from '#context.ts';
import { AppError } from '#lib/app-error.ts';
import { toFacts, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { findPart } from '#features/bookings/transitions.rules.ts';
import type { DocumentRow } from './documents.queries.ts';

export type DocumentRequest = ParsedRequestOf<typeof attachDocuments>['body'];

/** The files the actor may see: for a supplier, the shared ones. */
export const visibleTo = <Row extends Pick<DocumentRow, 'visibility'>>(
  { guestOf }: Actor,
  rows: Row[],
): Row[] => (guestOf ? rows.filter(({ visibility }) => visibility === 'SHARED') : rows);

/** A file may be removed or renamed by its uploader, ADMIN and the booking's own recruiters. */
export function requireMayChangeDocuments(seen: SeenBooking, rows: DocumentRow[]) {
  const part = findPart(seen.actor, toFacts(seen.row, seen.people));
  if (part === 'ADMIN' || part === 'RECRUITER') return;
  const foreign = rows.find((row) => !isUploader(seen.actor, row));
  if (!foreign) return;
  throw new AppError('FORBIDDEN', {
    message: `${foreign.file_name} was uploaded by ${foreign.uploader_name ?? 'someone else'}, who may change it, as the recruiter of this meeting and an administrator may.`,
  });
}

const isUploader = ({ userId, email }: Actor, row: DocumentRow): boolean =>
  row.uploaded_by === null ? userId === null && row.uploaded_by_email === email : row.uploaded_by === userId;
