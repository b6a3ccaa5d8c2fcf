import type { CandidateLink } from '#context.ts';
import { sameVendor } from '#db/same-vendor.ts';
import { toVendorId, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';

const PURPOSES = { candidate: 'question', meeting: 'meeting' } as const;

export async function findLink(tx: DirectoryDb, tokenHash: Buffer): Promise<CandidateLink | undefined> {
  const row = await tx
    .selectFrom('booking_link')
    .select(['purpose', 'vendor_id', 'booking_id', 'person_email', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row || row.purpose === 'panel') return undefined;
  const { vendor_id: id, booking_id: bookingId, person_email: email, created_at: since } = row;
  return { purpose: PURPOSES[row.purpose], vendorId: toVendorId(id), bookingId, email, since };
}

/** The data that decides whether the link to a candidate's meeting page works, and who holds it. */
export const findMeeting = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('booking', { booking_id: bookingId })
    .innerJoin('vendor', 'vendor.vendor_id', 'booking.vendor_id')
    .leftJoin('self_schedule as terms', (join) => sameVendor(join, 'terms.booking_id', 'booking.booking_id'))
    .select([
      'vendor.vendor_name',
      'vendor.vendor_status',
      'booking.booking_status',
      'booking.candidate_name',
      'booking.candidate_email',
      'booking.candidate_time_zone',
      'booking.time_zone',
      'booking.end_time',
      'terms.expires_at',
    ])
    .executeTakeFirst();

export type LinkedMeeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;
