import type { RowChange } from '#db/tables/rows.ts';
import { countRows } from '#db/count-rows.ts';
import { lockVendor } from '#db/lock-vendor.ts';
import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { CandidateTerms } from '#db/tables/booking-tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Blocks others who submit to this client or change who owns a candidate. Lock a booking after it. */
export const lockOwnership = (tx: VendorDb) => lockVendor(tx);

/** The keys that identify a candidate: numbers in E.164, the profile in canonical form. */
export type CandidateKeys = { email: string; phones: string[]; profile: string };

export type KnownBooking = Awaited<ReturnType<typeof listKnown>>[number];

/** All the client's bookings with this candidate, except `besides` and its later rounds. */
export function listKnown(tx: VendorDb, keys: CandidateKeys, besides?: string) {
  const { email, phones, profile } = keys;
  return tx
    .selectOwn('booking')
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.vendor_id', '=', 'booking.vendor_id')
        .on((on) =>
          on(
            'submission.booking_id',
            '=',
            on.fn.coalesce('booking.submission_booking_id', 'booking.booking_id'),
          ),
        ),
    )
    .select([
      'booking.booking_id',
      'booking.booking_status',
      'booking.created_at',
      'booking.submitter_vendor_id',
      'submission.jd_id',
      'submission.rtr_state',
      'submission.ownership_state',
      'submission.owned_until',
    ])
    .where((where) =>
      where.or([
        where('booking.candidate_email', '=', email),
        ...(phones.length > 0 ? [where('booking.candidate_phone', 'in', phones)] : []),
        ...(profile ? [where('booking.candidate_linked_in', '=', profile)] : []),
      ]),
    )
    .$if(besides !== undefined, (query) =>
      query.where(
        ({ fn }) => fn.coalesce('booking.submission_booking_id', 'booking.booking_id'),
        '<>',
        besides ?? '',
      ),
    )
    .execute();
}

/** How many candidates a supplier has put forward for a job, withdrawn ones excluded. */
export const countForJob = (
  tx: VendorDb,
  { jdId, supplierId }: { jdId: string; supplierId: VendorId },
): Promise<number> =>
  countRows(
    tx
      .selectOwn('submission', { jd_id: jdId, submitter_vendor_id: supplierId })
      .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'submission.booking_id'))
      .where('booking.booking_status', '<>', 'WITHDRAWN'),
  );

type Columns = Omit<RowChange<'submission'>, 'vendor_id' | 'booking_id' | 'submitter_vendor_id'>;

export const updateSubmission = (tx: VendorDb, bookingId: string, columns: Columns) =>
  tx.updateOwn('submission', { booking_id: bookingId }).set(columns).execute();

/** Reverts the answer given at this moment. */
export const clearAnswer = (tx: VendorDb, bookingId: string, answeredAt: Date) =>
  tx
    .updateOwn('submission', { booking_id: bookingId, answered_at: answeredAt })
    .set({ answered_at: null, answer: null })
    .execute();

/** Merges the supplier's statements on its candidate's pay and offers into the earlier ones. */
export const mergeTerms = (tx: VendorDb, bookingId: string, terms: CandidateTerms) =>
  tx
    .updateOwn('submission', { booking_id: bookingId })
    .set({ candidate_terms: sql`candidate_terms || ${JSON.stringify(terms)}::jsonb` })
    .execute();

/** Records when the first scorecard came in; later ones change nothing. */
export const stampFeedback = (tx: VendorDb, bookingId: string, at: Date) =>
  tx
    .updateOwn('submission', { booking_id: bookingId })
    .set({ feedback_at: at })
    .where('feedback_at', 'is', null)
    .execute();

/** The terms when a candidate was submitted, and the state of the candidate's agreement. */
export const findTerms = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('submission', { booking_id: bookingId })
    .select([
      'submitter_vendor_id',
      'jd_id',
      'rtr_state',
      'ownership_days',
      'ownership_state',
      'owned_until',
      'proposed_slots',
    ])
    .executeTakeFirst();
