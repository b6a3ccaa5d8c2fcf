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

/** The files that hang on the sample meetings and on their scorecards. */
export async function listSampleFiles(db: VendorDb, vendorId: VendorId): Promise<string[]> {
  const onBookings = samplesOf(db, vendorId)
    .innerJoin('booking_document as document', (join) =>
      join
        .onRef('document.vendor_id', '=', 'booking.vendor_id')
        .onRef('document.booking_id', '=', 'booking.booking_id'),
    )
    .select('document.document_id');
  const onScorecards = samplesOf(db, vendorId)
    .innerJoin('feedback', (join) =>
      join
        .onRef('feedback.vendor_id', '=', 'booking.vendor_id')
        .onRef('feedback.booking_id', '=', 'booking.booking_id'),
    )
    .innerJoin('feedback_attachment as attachment', (join) =>
      join
        .onRef('attachment.vendor_id', '=', 'feedback.vendor_id')
        .onRef('attachment.feedback_id', '=', 'feedback.feedback_id'),
    )
    .select('attachment.document_id');
  const rows = await onBookings.union(onScorecards).execute();
  return rows.map((row) => row.document_id);
}

const samplesOf = (db: VendorDb, vendorId: VendorId) =>
  db.selectFrom('booking').where('booking.vendor_id', '=', vendorId).where('booking.is_sample', '=', true);

/** Deletes the sample meetings with all that hangs on them; links stand in a table that knows no meetings. */
export async function deleteSampleBookings(db: VendorDb, vendorId: VendorId) {
  await db
    .deleteFrom('booking_link')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', 'in', samplesOf(db, vendorId).select('booking.booking_id'))
    .execute();
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

/**
 * Keeps two who press the button at once from filling the organisation twice. Whoever writes a mail or a meeting
 * meanwhile refers to the vendor, and is not held up.
 */
export async function lockVendor(db: VendorDb, vendorId: VendorId) {
  await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', vendorId)
    .forNoKeyUpdate()
    .execute();
}
