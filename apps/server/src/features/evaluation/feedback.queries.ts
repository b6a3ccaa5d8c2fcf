import type { Insertable, Updateable } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Every scorecard of the booking, drafts included, oldest first. */
export function listScorecards(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('feedback_id')
    .execute();
}

export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];

/** The files of the booking's scorecards. */
export function listAttachments(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('feedback_attachment as attachment')
    .innerJoin('feedback', (join) => sameVendor(join, 'feedback.feedback_id', 'attachment.feedback_id'))
    .innerJoin('file', (join) => sameVendor(join, 'file.document_id', 'attachment.document_id'))
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
    .where('attachment.vendor_id', '=', tx.vendorId)
    .where('feedback.booking_id', '=', bookingId)
    .orderBy('attachment.position')
    .execute();
}

/** The bookings whose scorecards hold a file; there is at most one unless it was attached twice. */
export async function listBookingsOfFile(tx: VendorDb, documentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('feedback_attachment as attachment')
    .innerJoin('feedback', (join) => sameVendor(join, 'feedback.feedback_id', 'attachment.feedback_id'))
    .select('feedback.booking_id')
    .distinct()
    .where('attachment.vendor_id', '=', tx.vendorId)
    .where('attachment.document_id', '=', documentId)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

export async function insertScorecard(tx: VendorDb, row: Omit<Insertable<Tables['feedback']>, 'vendor_id'>) {
  await tx
    .insertInto('feedback')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}

export async function updateScorecard(
  tx: VendorDb,
  feedbackId: string,
  columns: Omit<Updateable<Tables['feedback']>, 'vendor_id' | 'feedback_id' | 'booking_id'>,
) {
  await tx
    .updateTable('feedback')
    .set(columns)
    .where('vendor_id', '=', tx.vendorId)
    .where('feedback_id', '=', feedbackId)
    .execute();
}

/** Makes these the files of the scorecard, in this order. */
export async function replaceAttachments(tx: VendorDb, feedbackId: string, documentIds: string[]) {
  await tx
    .deleteFrom('feedback_attachment')
    .where('vendor_id', '=', tx.vendorId)
    .where('feedback_id', '=', feedbackId)
    .execute();
  if (documentIds.length === 0) return;
  await tx
    .insertInto('feedback_attachment')
    .values(
      documentIds.map((documentId, position) => ({
        vendor_id: tx.vendorId,
        feedback_id: feedbackId,
        document_id: documentId,
        position,
      })),
    )
    .execute();
}
