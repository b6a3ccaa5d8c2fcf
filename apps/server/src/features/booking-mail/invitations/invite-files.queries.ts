import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { Audience } from '#engines/calendar-messages/meeting-revision.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';

/** The kinds of mail that send everyone in an audience the same entry. */
const TELLING = ['invitation', 'update', 'move', 'cancellation'];

/** The newest mail with the meeting's present state for this audience, and the parts of its file name. */
export async function findNewestEntry(tx: VendorDb, bookingId: string, audience: Audience) {
  const row = await tx
    .selectOwn('mail', { booking_id: bookingId })
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'mail.booking_id'))
    .innerJoin('vendor', 'vendor.vendor_id', 'mail.vendor_id')
    .select([
      'mail.message',
      'mail.revision',
      'mail.created_at',
      'booking.candidate_name',
      'vendor.vendor_name',
    ])
    .where(
      'mail.kind',
      'in',
      TELLING.map((kind) => `meeting-${kind}-${audience}`),
    )
    // No calendar has an entry that was undone before it was sent.
    .where((where) =>
      where.or([where('mail.held_until', 'is', null), where('mail.state', '<>', 'SUPERSEDED')]),
    )
    .orderBy('mail.revision', 'desc')
    .orderBy('mail.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, message: row.message as OutgoingMail | null };
}
