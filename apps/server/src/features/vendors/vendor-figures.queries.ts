import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
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

const IS_SETTLED = sql`booking_status in ('COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED')`;

const countTallied = (...statuses: BookingStatus[]) =>
  sql`coalesce(sum(bookings) filter (where booking_status in (${sql.join(statuses.map((one) => sql.lit(one)))})), 0)`;

const TALLIED = sql`${countTallied('SUBMITTED')} as waiting, ${countTallied('SELECTED', 'ONBOARDED')} as selected,
  ${countTallied('ONBOARDED')} as onboarded, ${countTallied('REJECTED')} as rejected, ${countTallied('NO_SHOW')} as no_show`;

const countWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<string>`count(*) filter (where ${condition})`;

/** A meeting was held if it has ended and was written to since it started: one rejected earlier never was. */
const wasHeld = (now: Date) => sql<boolean>`${IS_SETTLED}
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

/** The mean over those with both times; a negative interval counts as zero. */
const hoursFrom = (start: string, end: string) =>
  sql<string | null>`avg(greatest(extract(epoch from ${sql.ref(end)} - ${sql.ref(start)}), 0))
    filter (where ${sql.ref(end)} - ${sql.ref(start)} is not null) / 3600`;

/** Outcomes of submissions with these partners: for a `SUPPLIER` those it made, for a `CLIENT` those it received. */
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
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'submission.booking_id'))
    .select(`${partner} as partner_id`)
    .select(({ fn }) => fn.countAll<string>().as('submitted'))
    .select(outcomes(now))
    .select(hoursFrom('submission.submitted_at', 'submission.answered_at').as('avg_response_hours'))
    .select(hoursFrom('booking.end_time', 'submission.feedback_at').as('avg_feedback_hours'))
    .where(own, '=', tx.vendorId)
    .where(partner, 'in', partnerIds)
    .groupBy(partner);
}

/** The same for all own meetings, by their tally; only those settled but not held, or in progress, are counted. */
export async function getOwnFigures(tx: VendorDb, now: Date): Promise<FigureRow> {
  const { rows } = await sql<FigureRow>`
    select tallied.*, sent.*, (tallied.settled - not_held.total - going_on.total) as interviewed
    from (
      select ${TALLIED},
        ${countTallied('COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED')} as settled,
        sum(scorecard_seconds) / nullif(sum(scorecard_times), 0) / 3600 as avg_feedback_hours
      from booking_tally where vendor_id = ${tx.vendorId}
    ) tallied, (
      select count(*) as submitted,
        ${hoursFrom('submission.submitted_at', 'submission.answered_at')} as avg_response_hours
      from submission where vendor_id = ${tx.vendorId}
    ) sent, (
      select count(*) as total from booking
      where vendor_id = ${tx.vendorId} and ${IS_SETTLED} and (start_time <= updated_at) is not true
    ) not_held, (
      select count(*) as total from booking
      where vendor_id = ${tx.vendorId} and ${IS_SETTLED} and start_time <= updated_at and updated_at < end_time
        and end_time > ${now}
    ) going_on`.execute(tx);
  if (!rows[0]) throw new Error('Sums without groups have one row.');
  return rows[0];
}
