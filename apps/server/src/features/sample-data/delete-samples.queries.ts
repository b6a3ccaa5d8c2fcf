import { forgetPartners } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listSampleVendors } from './sample-data.queries.ts';

/** Deletes the sample organizations with their terms, texts, files and shares. */
export async function deleteSampleVendors(tx: VendorDb) {
  const ids = await listSampleVendors(tx);
  if (ids.length === 0) return;
  await tx
    .deleteFrom('association')
    .where((where) => where.or([where('vendor_id', 'in', ids), where('supplier_vendor_id', 'in', ids)]))
    .execute();
  await forgetPartners(tx, ids);
  await tx.deleteFrom('unclaimed_vendor').where('vendor_id', 'in', ids).execute();
  await tx.deleteFrom('vendor').where('vendor_id', 'in', ids).execute();
}

/** Deletes the sample panelists that no other meeting uses. */
export const deleteSamplePanelists = (tx: VendorDb) =>
  tx
    .deleteOwn('panelist', { is_sample: true })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_person')
            .select('booking_person.booking_id')
            .where('booking_person.vendor_id', '=', tx.vendorId)
            .whereRef('booking_person.email', '=', 'panelist.email'),
        ),
      ),
    )
    .execute();

/** Deletes the sample holiday calendars; those that are followed become the organization's. */
export async function deleteSampleCalendars(tx: VendorDb) {
  await tx
    .updateOwn('holiday_calendar', { is_sample: true })
    .set({ is_sample: false })
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('is_default', '=', true),
        exists(
          selectFrom('panelist')
            .select('panelist.panelist_id')
            .where('panelist.vendor_id', '=', tx.vendorId)
            .whereRef('panelist.holiday_calendar_id', '=', 'holiday_calendar.calendar_id'),
        ),
      ]),
    )
    .execute();
  await tx.deleteOwn('holiday_calendar', { is_sample: true }).execute();
}

/** Deletes the sample jobs that no other meeting uses; the others become the organization's. */
export async function deleteSampleJobs(tx: VendorDb) {
  await tx
    .updateOwn('job', { is_sample: true })
    .set({ is_sample: false })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking')
          .select('booking.booking_id')
          .where('booking.vendor_id', '=', tx.vendorId)
          .whereRef('booking.jd_id', '=', 'job.jd_id'),
      ),
    )
    .execute();
  await tx.deleteOwn('job', { is_sample: true }).execute();
}
