import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** The number of meetings, panelists and jobs, and how many of them and of the vendors are samples. */
export async function countRecords(tx: VendorDb) {
  const count = async (table: 'booking' | 'panelist' | 'job') => {
    const { all, samples } = await tx
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<string>().as('all'),
        fn.countAll<string>().filterWhere('is_sample', '=', true).as('samples'),
      ])
      .where('vendor_id', '=', tx.vendorId)
      .executeTakeFirstOrThrow();
    return { all: Number(all), samples: Number(samples) };
  };
  return {
    bookings: await count('booking'),
    panelists: await count('panelist'),
    jobs: await count('job'),
    sampleVendors: (await listSampleVendors(tx)).length,
  };
}

/** The sample organizations that have not become real. */
export async function listSampleVendors(tx: VendorDb): Promise<string[]> {
  const rows = await tx
    .selectFrom('vendor')
    .select('vendor_id')
    .where('added_by', '=', tx.vendorId)
    .where('vendor_status', '=', 'UNCLAIMED')
    .where('is_sample', '=', true)
    .execute();
  return rows.map((row) => row.vendor_id);
}

/** The files of the sample meetings, their scorecards, the sample jobs and vendors. */
export async function listSampleFiles(tx: VendorDb): Promise<string[]> {
  const onBookings = selectSamples(tx)
    .innerJoin('booking_document as document', (join) =>
      sameVendor(join, 'document.booking_id', 'booking.booking_id'),
    )
    .select('document.document_id');
  const onScorecards = selectSamples(tx)
    .innerJoin('feedback', (join) => sameVendor(join, 'feedback.booking_id', 'booking.booking_id'))
    .innerJoin('feedback_attachment as attachment', (join) =>
      sameVendor(join, 'attachment.feedback_id', 'feedback.feedback_id'),
    )
    .select('attachment.document_id');
  const onJobs = tx
    .selectOwn('job', { is_sample: true })
    .innerJoin('job_document as document', (join) => sameVendor(join, 'document.jd_id', 'job.jd_id'))
    .select('document.document_id');
  const onVendors = tx
    .selectOwn('vendor_document as document')
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
    .where('vendor.added_by', '=', tx.vendorId)
    .where('vendor.is_sample', '=', true);
  const rows = await onBookings.union(onScorecards).union(onJobs).union(onVendors).execute();
  return rows.map((row) => row.document_id);
}

export async function listSampleBookings(tx: VendorDb): Promise<string[]> {
  const rows = await selectSamples(tx).select('booking.booking_id').execute();
  return rows.map((row) => row.booking_id);
}

const selectSamples = (tx: VendorDb) => tx.selectOwn('booking', { is_sample: true });
