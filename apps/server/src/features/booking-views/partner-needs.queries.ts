import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { hoursAfter, kind, ownBookings, type NeedRow, type Needy } from './panel-needs.queries.ts';

/** How long another organization waits for an answer before it is overdue. */
const ANSWER_HOURS = 72;

/** Other organizations' requests to work together that await an answer, by the id of the requester. */
export const partnersWaiting = (tx: VendorDb) =>
  tx
    .selectFrom('association')
    .innerJoin('vendor as partner', 'partner.vendor_id', 'association.requested_by')
    .select([
      kind('PARTNER_WAITING'),
      'association.requested_by as booking_id',
      sql<string[]>`array[partner.vendor_name]`.as('names'),
      'association.updated_at as since',
      hoursAfter('association.updated_at', ANSWER_HOURS),
    ])
    .where('association.association_status', '=', sql.lit('PENDING'))
    .where('association.requested_by', '<>', tx.vendorId)
    .where((where) =>
      where.or([
        where('association.vendor_id', '=', tx.vendorId),
        where('association.supplier_vendor_id', '=', tx.vendorId),
      ]),
    )
    .$castTo<NeedRow>();

/** Submissions that await an answer, with the waiting supplier; due as the two organizations agreed. */
export const waitingSubmissions = (tx: VendorDb, needy: Needy) =>
  ownBookings(tx, needy)
    .innerJoin('submission', (join) => sameVendor(join, 'submission.booking_id', 'booking.booking_id'))
    .innerJoin('vendor as supplier', 'supplier.vendor_id', 'submission.submitter_vendor_id')
    .select([
      kind('SUBMISSION_WAITING'),
      'booking.booking_id',
      sql<string[]>`array[supplier.vendor_name]`.as('names'),
      'submission.submitted_at as since',
      'submission.answer_due_at as due_at',
    ])
    .where('booking.booking_status', '=', sql.lit('SUBMITTED'))
    .$castTo<NeedRow>();
