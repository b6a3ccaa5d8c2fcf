import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Every scorecard of the booking, drafts included, oldest first. */
export function listScorecards(db: VendorDb, vendorId: VendorId, bookingId: string) {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('feedback_id')
    .execute();
}

/** Whose scorecards of these bookings are how far. */
export function listScorecardStates(db: VendorDb, vendorId: VendorId, bookingIds: string[]) {
  return db
    .selectFrom('feedback')
    .select(['booking_id', 'panelist_email', 'state'])
    .where('vendor_id', '=', vendorId)
    .where('booking_id', 'in', bookingIds)
    .execute();
}

export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];

/** The files of the booking's scorecards. */
export function listAttachments(db: VendorDb, vendorId: VendorId, bookingId: string) {
  return db
    .selectFrom('feedback_attachment as attachment')
    .innerJoin('feedback', (join) =>
      join
        .onRef('feedback.vendor_id', '=', 'attachment.vendor_id')
        .onRef('feedback.feedback_id', '=', 'attachment.feedback_id'),
    )
    .innerJoin('file', (join) =>
      join
        .onRef('file.vendor_id', '=', 'attachment.vendor_id')
        .onRef('file.document_id', '=', 'attachment.document_id'),
    )
    .select([
      'attachment.vendor_id',
      'attachment.feedback_id',
      'attachment.document_id',
      'file.file_name',
      'file.content_type',
      'file.size',
      'file.sha256',
      'file.uploaded_at',
    ])
    .where('attachment.vendor_id', '=', vendorId)
    .where('feedback.booking_id', '=', bookingId)
    .orderBy('attachment.position')
    .execute();
}

/** The bookings whose scorecards hold a file; there is at most one unless it was attached twice. */
export async function listBookingsOfFile(
  db: VendorDb,
  vendorId: VendorId,
  documentId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback_attachment as attachment')
    .innerJoin('feedback', (join) =>
      join
        .onRef('feedback.vendor_id', '=', 'attachment.vendor_id')
        .onRef('feedback.feedback_id', '=', 'attachment.feedback_id'),
    )
    .select('feedback.booking_id')
    .distinct()
    .where('attachment.vendor_id', '=', vendorId)
    .where('attachment.document_id', '=', documentId)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

export async function insertScorecard(
  db: VendorDb,
  vendorId: VendorId,
  row: Omit<Insertable<Tables['feedback']>, 'vendor_id'>,
) {
  await db
    .insertInto('feedback')
    .values({ ...row, vendor_id: vendorId })
    .execute();
}

export async function updateScorecard(
  db: VendorDb,
  vendorId: VendorId,
  feedbackId: string,
  columns: Omit<Updateable<Tables['feedback']>, 'vendor_id' | 'feedback_id' | 'booking_id'>,
) {
  await db
    .updateTable('feedback')
    .set(columns)
    .where('vendor_id', '=', vendorId)
    .where('feedback_id', '=', feedbackId)
    .execute();
}

/** Makes these the files of the scorecard, in this order. */
export async function replaceAttachments(
  db: VendorDb,
  vendorId: VendorId,
  feedbackId: string,
  documentIds: string[],
) {
  await db
    .deleteFrom('feedback_attachment')
    .where('vendor_id', '=', vendorId)
    .where('feedback_id', '=', feedbackId)
    .execute();
  if (documentIds.length === 0) return;
  await db
    .insertInto('feedback_attachment')
    .values(
      documentIds.map((documentId, position) => ({
        vendor_id: vendorId,
        feedback_id: feedbackId,
        document_id: documentId,
        position,
      })),
    )
    .execute();
}
