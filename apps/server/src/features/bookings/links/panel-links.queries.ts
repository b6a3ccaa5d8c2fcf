import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import { toVendorId, type DirectoryDb, type VendorDb, type VendorId } from '#db/tenancy.ts';

/** Where a mailed link leads: one booking, for one person. */
export type PanelLink = { vendorId: VendorId; bookingId: string; email: string };

export async function findLink(tx: DirectoryDb, tokenHash: Buffer): Promise<PanelLink | undefined> {
  const row = await tx
    .selectFrom('booking_link')
    .select(['vendor_id', 'booking_id', 'person_email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'panel')
    .executeTakeFirst();
  return row && { vendorId: toVendorId(row.vendor_id), bookingId: row.booking_id, email: row.person_email };
}

/** Deletes a person's links to a booking beyond the `keep` newest; the one used in mails stays. */
export async function deleteOldestLinks(
  tx: VendorDb,
  { bookingId, email }: Pick<PanelLink, 'bookingId' | 'email'>,
  keep: number,
) {
  await tx
    .deleteFrom('booking_link')
    .where(
      'token_hash',
      'in',
      tx
        .selectOwn('booking_link', { booking_id: bookingId, person_email: email })
        .select('token_hash')
        .where('link_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .offset(keep),
    )
    .execute();
}

/** The booking's current panel, with what is known of their accounts in the organization. */
export function listSeats(tx: VendorDb, bookingId: string) {
  return tx
    .selectOwn('booking_person as person', { booking_id: bookingId, role: 'PANELIST' })
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'person.booking_id'))
    .innerJoin('vendor', 'vendor.vendor_id', 'person.vendor_id')
    .leftJoin('recruiter', (join) => sameVendor(join, 'recruiter.email', 'person.email'))
    .leftJoin('panelist', (join) =>
      join.onRef('panelist.vendor_id', '=', 'person.vendor_id').on((on) =>
        // A seat keeps its invited address, which may no longer be the panelist's.
        on.or([
          on('panelist.panelist_id', '=', on.ref('person.panelist_id')),
          on.and([on('person.panelist_id', 'is', null), on('panelist.email', '=', on.ref('person.email'))]),
        ]),
      ),
    )
    .select([
      'person.name',
      'person.email',
      'booking.end_time',
      'booking.booking_status',
      'booking.time_zone as booking_zone',
      'vendor.vendor_name',
      'vendor.vendor_status',
      'recruiter.user_id',
      'recruiter.role',
      'recruiter.account_status',
      'panelist.panel_status',
      sql<string | null>`coalesce(panelist.time_zone, recruiter.time_zone, person.time_zone)`.as('own_zone'),
    ])
    .orderBy('person.position')
    .execute();
}

/** Deletes all meeting links mailed to this address. */
export const deleteLinksTo = (tx: VendorDb, email: string) =>
  tx.deleteOwn('booking_link', { person_email: email, purpose: 'panel' }).execute();
