import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/**
 * Meetings and drafts unchanged since then and over by then, locked; those being worked on are skipped. A later round
 * is deleted before the one it followed. Those of resources stay, since they were billed.
 */
export async function lockOldBookings(tx: VendorDb, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectOwn('booking')
    .select('booking_id')
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .where((where) => where.or([where('end_time', 'is', null), where('end_time', '<', before)]))
    .where('booking_status', '<>', 'ONBOARDED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking as next')
            .select('next.booking_id')
            .whereRef('next.vendor_id', '=', 'booking.vendor_id')
            .whereRef('next.previous_booking_id', '=', 'booking.booking_id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.booking_id);
}

export async function listMeetingFiles(tx: VendorDb, bookingIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectOwn('booking_document', { booking_id: bookingIds })
    .select('document_id')
    .union((of) =>
      of
        .selectFrom('feedback_attachment')
        .innerJoin('feedback', (join) =>
          sameVendor(join, 'feedback.feedback_id', 'feedback_attachment.feedback_id'),
        )
        .select('feedback_attachment.document_id')
        .where('feedback.vendor_id', '=', tx.vendorId)
        .where('feedback.booking_id', 'in', bookingIds),
    )
    .execute();
  return rows.map((row) => row.document_id);
}
