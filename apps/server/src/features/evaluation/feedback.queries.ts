import type { NewRow, RowChange } from '#db/tables/rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Every scorecard of the booking, drafts included, oldest first. */
export const listScorecards = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('feedback', { booking_id: bookingId })
    .selectAll()
    .orderBy('created_at')
    .orderBy('feedback_id')
    .execute();

export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];

export const listAttachments = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('feedback_attachment as attachment')
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
    .where('feedback.booking_id', '=', bookingId)
    .orderBy('attachment.position')
    .execute();

/** The bookings whose scorecards contain a file; at most one unless it was attached twice. */
export async function listBookingsOfFile(tx: VendorDb, documentId: string): Promise<string[]> {
  const rows = await tx
    .selectOwn('feedback_attachment as attachment', { document_id: documentId })
    .innerJoin('feedback', (join) => sameVendor(join, 'feedback.feedback_id', 'attachment.feedback_id'))
    .select('feedback.booking_id')
    .distinct()
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

export const insertScorecard = (tx: VendorDb, row: NewRow<'feedback'>) =>
  tx.insertOwn('feedback', row).execute();

export const updateScorecard = (
  tx: VendorDb,
  feedbackId: string,
  columns: Omit<RowChange<'feedback'>, 'vendor_id' | 'feedback_id' | 'booking_id'>,
) => tx.updateOwn('feedback', { feedback_id: feedbackId }).set(columns).execute();

export async function replaceAttachments(tx: VendorDb, feedbackId: string, documentIds: string[]) {
  await tx.deleteOwn('feedback_attachment', { feedback_id: feedbackId }).execute();
  if (documentIds.length === 0) return;
  await tx
    .insertOwn(
      'feedback_attachment',
      documentIds.map((documentId, position) => ({
        feedback_id: feedbackId,
        document_id: documentId,
        position,
      })),
    )
    .execute();
}
