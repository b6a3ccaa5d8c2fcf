import { forgetPartners } from '#db/readers.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** How many meetings, panelists and jobs there are, and how many of them and of the vendors are samples. */
export async function countRecords(db: VendorDb, vendorId: VendorId) {
  const count = async (table: 'booking' | 'panelist' | 'job') => {
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
  return {
    bookings: await count('booking'),
    panelists: await count('panelist'),
    jobs: await count('job'),
    sampleVendors: (await listSampleVendors(db, vendorId)).length,
  };
}

/** The invented organizations that no one has made real. */
async function listSampleVendors(db: VendorDb, vendorId: VendorId): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('added_by', '=', vendorId)
    .where('vendor_status', '=', 'UNCLAIMED')
    .where('is_sample', '=', true)
    .execute();
  return rows.map((row) => row.vendor_id);
}

/** Deletes the invented organizations with all that was agreed, said, filed and shared there. */
export async function deleteSampleVendors(db: VendorDb, vendorId: VendorId) {
  const ids = await listSampleVendors(db, vendorId);
  if (ids.length === 0) return;
  await db
    .deleteFrom('association')
    .where((where) => where.or([where('vendor_id', 'in', ids), where('supplier_vendor_id', 'in', ids)]))
    .execute();
  await forgetPartners(db, ids);
  await db.deleteFrom('unclaimed_vendor').where('vendor_id', 'in', ids).execute();
  await db.deleteFrom('vendor').where('vendor_id', 'in', ids).execute();
}

/** The files that hang on the sample meetings, on their scorecards, on the sample jobs and vendors. */
export async function listSampleFiles(db: VendorDb, vendorId: VendorId): Promise<string[]> {
  const onBookings = selectSamples(db, vendorId)
    .innerJoin('booking_document as document', (join) =>
      sameVendor(join, 'document.booking_id', 'booking.booking_id'),
    )
    .select('document.document_id');
  const onScorecards = selectSamples(db, vendorId)
    .innerJoin('feedback', (join) => sameVendor(join, 'feedback.booking_id', 'booking.booking_id'))
    .innerJoin('feedback_attachment as attachment', (join) =>
      sameVendor(join, 'attachment.feedback_id', 'feedback.feedback_id'),
    )
    .select('attachment.document_id');
  const onJobs = db
    .selectFrom('job')
    .innerJoin('job_document as document', (join) => sameVendor(join, 'document.jd_id', 'job.jd_id'))
    .select('document.document_id')
    .where('job.vendor_id', '=', vendorId)
    .where('job.is_sample', '=', true);
  const onVendors = db
    .selectFrom('vendor_document as document')
    .innerJoin('association', 'association.association_id', 'document.association_id')
    .innerJoin('vendor', (join) =>
      join.on(({ or, eb }) =>
        or([
          eb('vendor.vendor_id', '=', eb.ref('association.vendor_id')),
          eb('vendor.vendor_id', '=', eb.ref('association.supplier_vendor_id')),
        ]),
      ),
    )
    .select('document.document_id')
    .where('document.vendor_id', '=', vendorId)
    .where('vendor.added_by', '=', vendorId)
    .where('vendor.is_sample', '=', true);
  const rows = await onBookings.union(onScorecards).union(onJobs).union(onVendors).execute();
  return rows.map((row) => row.document_id);
}

const selectSamples = (db: VendorDb, vendorId: VendorId) =>
  db.selectFrom('booking').where('booking.vendor_id', '=', vendorId).where('booking.is_sample', '=', true);

/** Deletes the sample meetings with all that hangs on them; links stand in a table that knows no meetings. */
export async function deleteSampleBookings(db: VendorDb, vendorId: VendorId) {
  await db
    .deleteFrom('booking_link')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', 'in', selectSamples(db, vendorId).select('booking.booking_id'))
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

/** Deletes the sample calendars of holidays; one that is followed belongs to the organization from now on. */
export async function deleteSampleCalendars(db: VendorDb, vendorId: VendorId) {
  await db
    .updateTable('holiday_calendar')
    .set({ is_sample: false })
    .where('vendor_id', '=', vendorId)
    .where('is_sample', '=', true)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('is_default', '=', true),
        exists(
          selectFrom('panelist')
            .select('panelist.panelist_id')
            .where('panelist.vendor_id', '=', vendorId)
            .whereRef('panelist.holiday_calendar_id', '=', 'holiday_calendar.calendar_id'),
        ),
      ]),
    )
    .execute();
  await db
    .deleteFrom('holiday_calendar')
    .where('vendor_id', '=', vendorId)
    .where('is_sample', '=', true)
    .execute();
}

/** Deletes the sample jobs that no other meeting is for; the others belong to the organization from now on. */
export async function deleteSampleJobs(db: VendorDb, vendorId: VendorId) {
  await db
    .updateTable('job')
    .set({ is_sample: false })
    .where('vendor_id', '=', vendorId)
    .where('is_sample', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking')
          .select('booking.booking_id')
          .where('booking.vendor_id', '=', vendorId)
          .whereRef('booking.jd_id', '=', 'job.jd_id'),
      ),
    )
    .execute();
  await db.deleteFrom('job').where('vendor_id', '=', vendorId).where('is_sample', '=', true).execute();
}

/**
 * Keeps two who press the button at once from filling the organization twice. The person who writes a mail or a meeting
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
