import type { Row } from '#db/tables/rows.ts';
import type { SupplierDb, VendorDb, VendorId } from '#db/tenancy.ts';

export type SubmissionRow = Row<'submission'> & {
  submitter_name: string;
  submitter_zone: string;
  client_name: string;
};

/** Whose submissions are read: those made to a client, or all that a supplier made. */
export type Side = { clientId: VendorId } | { supplierId: VendorId };

/** Submissions by their bookings; later rounds share that of the first. */
export function listSubmissions(tx: VendorDb, side: Side, bookingIds: string[]): Promise<SubmissionRow[]> {
  const rows = tx
    .selectFrom('submission')
    .innerJoin('vendor as supplier', 'supplier.vendor_id', 'submission.submitter_vendor_id')
    .innerJoin('vendor as client', 'client.vendor_id', 'submission.vendor_id')
    .selectAll('submission')
    .select([
      'supplier.vendor_name as submitter_name',
      'supplier.time_zone as submitter_zone',
      'client.vendor_name as client_name',
    ])
    .where('submission.booking_id', 'in', bookingIds);
  const ofSide =
    'clientId' in side
      ? rows.where('submission.vendor_id', '=', side.clientId)
      : rows.where('submission.submitter_vendor_id', '=', side.supplierId);
  return ofSide.execute();
}

/**
 * The client to which the caller's organization submitted this booking, or an earlier round of it; undefined for any
 * other.
 */
export const findSubmissionClient = (
  tx: SupplierDb,
  bookingId: string,
): Promise<{ vendor_id: string; vendor_name: string } | undefined> =>
  tx
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.vendor_id', 'booking.vendor_id')
    .select(['booking.vendor_id', 'vendor.vendor_name'])
    .where('booking.submitter_vendor_id', '=', tx.vendorId)
    .where('booking.vendor_id', '<>', tx.vendorId)
    .where('booking.booking_id', '=', bookingId)
    .executeTakeFirst();

/** The name of an organization that is or was associated with the caller's. */
export const findPartner = (tx: VendorDb, vendorId: string): Promise<{ vendor_name: string } | undefined> =>
  tx
    .selectFrom('vendor')
    .select('vendor_name')
    .where('vendor_id', '=', vendorId)
    .where('vendor_id', '<>', tx.vendorId)
    .executeTakeFirst();
