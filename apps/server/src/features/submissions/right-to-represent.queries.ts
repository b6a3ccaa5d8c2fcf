import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

export async function listAsked(tx: VendorDb, bookingId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectOwn('booking_link', { booking_id: bookingId, purpose: 'candidate' })
    .select('created_at')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** A submission's question to its candidate, with the terms agreed when it was submitted. */
export const findQuestion = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('submission', { booking_id: bookingId })
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'submission.booking_id'))
    .innerJoin('job', (join) => sameVendor(join, 'job.jd_id', 'submission.jd_id'))
    .innerJoin('vendor as client', 'client.vendor_id', 'submission.vendor_id')
    .innerJoin('vendor as supplier', 'supplier.vendor_id', 'submission.submitter_vendor_id')
    .select([
      'submission.submitter_vendor_id',
      'submission.jd_id',
      'submission.submitted_by_name',
      'submission.submitted_by_email',
      'submission.submitted_at',
      'submission.rtr_state',
      'submission.rtr_at',
      'submission.ownership_days',
      'job.title',
      'job.location',
      'client.vendor_name as client_name',
      'client.vendor_status as client_status',
      'supplier.vendor_name as supplier_name',
      'booking.candidate_name',
      'booking.candidate_email',
      'booking.booking_status',
    ])
    .executeTakeFirst();

export type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;
