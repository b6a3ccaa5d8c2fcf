import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** How many meetings and panelists there are, and how many of them are samples. */
export async function countRecords(db: VendorDb, vendorId: VendorId) {
  const count = async (table: 'booking' | 'panelist') => {
    const { all, samples } = await db
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<string>().as('all'),
        fn.countAll<string>().filterWhere('is_sample', '=', true).as('samples'),
      ])
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    return { all: Number(all), samples: Number(samples) };
  };
  return { bookings: await count('booking'), panelists: await count('panelist') };
}

/** Deletes the sample meetings with all that hangs on them. */
export async function deleteSampleBookings(db: VendorDb, vendorId: VendorId) {
  await db.deleteFrom('booking').where('vendor_id', '=', vendorId).where('is_sample', '=', true).execute();
}

/** Deletes the sample panelists that no other meeting seats. */
export async function deleteSamplePanelists(db: VendorDb, vendorId: VendorId) {
  await db
    .deleteFrom('panelist')
    .where('vendor_id', '=', vendorId)
    .where('is_sample', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_person')
            .select('booking_person.booking_id')
            .where('booking_person.vendor_id', '=', vendorId)
            .whereRef('booking_person.email', '=', 'panelist.email'),
        ),
      ),
    )
    .execute();
}

/** Keeps two who press the button at once from filling the organisation twice. */
export async function lockVendor(db: VendorDb, vendorId: VendorId) {
  await db.selectFrom('vendor').select('vendor_id').where('vendor_id', '=', vendorId).forUpdate().execute();
}
