import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

export type FigureRow = Record<(typeof COUNTS)[number], string> & Means;
type Means = { avg_response_hours: string | null; avg_feedback_hours: string | null };

const COUNTS = [
  'submitted',
  'waiting',
  'interviewed',
  'selected',
  'onboarded',
  'rejected',
  'no_show',
] as const;

const countWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<string>`count(*) filter (where ${condition})`;

/** A meeting was held where it has ended and was written to since: a rejection before it never was. */
const wasHeld = (
  now: Date,
) => sql<boolean>`booking.booking_status in ('COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED')
  and booking.end_time <= ${now} and booking.start_time <= booking.updated_at`;

const outcomes = (now: Date) =>
  [
    countWhere(sql<boolean>`booking.booking_status = 'SUBMITTED'`).as('waiting'),
    countWhere(wasHeld(now)).as('interviewed'),
    countWhere(sql<boolean>`booking.booking_status in ('SELECTED', 'ONBOARDED')`).as('selected'),
    countWhere(sql<boolean>`booking.booking_status = 'ONBOARDED'`).as('onboarded'),
    countWhere(sql<boolean>`booking.booking_status = 'REJECTED'`).as('rejected'),
    countWhere(sql<boolean>`booking.booking_status = 'NO_SHOW'`).as('no_show'),
  ] as const;

/** The mean over those that have both times; what came early counts as at once. */
const hoursFrom = (start: string, end: string) =>
  sql<string | null>`avg(greatest(extract(epoch from ${sql.ref(end)} - ${sql.ref(start)}), 0))
    filter (where ${sql.ref(end)} - ${sql.ref(start)} is not null) / 3600`;

/**
 * What came of the submissions between the own organization and each of these, in one query: of `SUPPLIER`s what they
 * submitted to it, of `CLIENT`s what it submitted to them.
 */
export function selectPartnerFigures(
  tx: VendorDb,
  relationship: 'SUPPLIER' | 'CLIENT',
  partnerIds: string[],
  now: Date,
) {
  const [own, partner] =
    relationship === 'SUPPLIER'
      ? (['submission.vendor_id', 'submission.submitter_vendor_id'] as const)
      : (['submission.submitter_vendor_id', 'submission.vendor_id'] as const);
  return tx
    .selectFrom('submission')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.vendor_id', '=', 'submission.vendor_id')
        .onRef('booking.booking_id', '=', 'submission.booking_id'),
    )
    .select(`${partner} as partner_id`)
    .select(({ fn }) => fn.countAll<string>().as('submitted'))
    .select(outcomes(now))
    .select(hoursFrom('submission.submitted_at', 'submission.answered_at').as('avg_response_hours'))
    .select(hoursFrom('booking.end_time', 'submission.feedback_at').as('avg_feedback_hours'))
    .where(own, '=', tx.vendorId)
    .where(partner, 'in', partnerIds)
    .groupBy(partner);
}

/** The same of all the meetings of the own organization, no matter who put the candidate forward. */
export function getOwnFigures(tx: VendorDb, now: Date) {
  return tx
    .selectFrom('booking')
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.vendor_id', '=', 'booking.vendor_id')
        .onRef('submission.booking_id', '=', 'booking.booking_id'),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('feedback')
          .select(['booking_id', (select) => select.fn.min('submitted_at').as('first_at')])
          .where('vendor_id', '=', tx.vendorId)
          .where('state', '=', 'SUBMITTED')
          .groupBy('booking_id')
          .as('card'),
      (join) => join.onRef('card.booking_id', '=', 'booking.booking_id'),
    )
    .select(({ fn }) => fn.count<string>('submission.booking_id').as('submitted'))
    .select(outcomes(now))
    .select(hoursFrom('submission.submitted_at', 'submission.answered_at').as('avg_response_hours'))
    .select(hoursFrom('booking.end_time', 'card.first_at').as('avg_feedback_hours'))
    .where('booking.vendor_id', '=', tx.vendorId)
    .executeTakeFirstOrThrow();
}
