import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { sql, type RawBuilder } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import type { BookingFilter, FeedbackFilter } from '../bookings.queries.ts';
import { OWING } from '../feedback-state.rules.ts';

/** Bookings with these statuses are mostly in the future, all others in the past. */
const AHEAD: readonly BookingStatus[] = ['SUBMITTED', 'AWAITING_CANDIDATE', 'SCHEDULED'];

type Condition = RawBuilder<unknown>;

/**
 * A condition that matters on one side of a moment, such as owed or unanswered: `kept` tests tally rows, `is` bookings.
 * Each of `here` and `elsewhere` is an index range. `usual` are the statuses mostly on this side, `among` those for
 * which the moment matters; `anyway` tests tally rows for which it does not.
 */
type Side = {
  kept: Condition;
  is: Condition;
  here: Condition[];
  elsewhere: Condition[];
  usual: (status: BookingStatus) => boolean;
  among: readonly BookingStatus[];
  anyway?: Condition;
};

const isAhead = (status: BookingStatus) => AHEAD.includes(status);
const LACKS_SCORECARDS = sql`scorecards_settled < scorecards_asked`;
const OWES = sql`booking_status = any(${[...OWING]}::text[])`;

/** The side that a filter asks for, if the tally can answer its other fields. */
export function findSide({ isUnanswered, feedback, from }: BookingFilter): Side | undefined {
  if (isUnanswered && from && !feedback)
    return {
      kept: sql`is_unanswered`,
      is: sql`unanswered > 0`,
      here: [sql`start_time >= ${from}`],
      elsewhere: [sql`start_time < ${from}`, sql`start_time is null`],
      usual: isAhead,
      among: BOOKING_STATUSES,
    };
  return isUnanswered || from || !feedback ? undefined : sideOfScorecards(feedback);
}

function sideOfScorecards({ is, now, dueSince }: FeedbackFilter): Side | undefined {
  const owed = {
    kept: sql`scorecards in ('NONE', 'SOME')`,
    is: LACKS_SCORECARDS,
    usual: (status: BookingStatus) => !isAhead(status),
    among: OWING,
  };
  const late = [sql`end_time < ${dueSince}`];
  const unlessLate = [sql`end_time >= ${dueSince}`, sql`end_time is null`];
  const inTime = { here: unlessLate, elsewhere: late, usual: isAhead, among: OWING };
  return {
    OWED: {
      ...owed,
      here: [sql`end_time <= ${now}`],
      elsewhere: [sql`end_time > ${now}`, sql`end_time is null`],
    },
    OVERDUE: { ...owed, here: late, elsewhere: unlessLate },
    COMPLETE: undefined,
    PARTIAL: {
      ...inTime,
      kept: sql`scorecards = 'SOME'`,
      is: sql`${LACKS_SCORECARDS} and scorecards_settled > 0`,
      anyway: sql`scorecards = 'SOME' and not ${OWES}`,
    },
    NONE: {
      ...inTime,
      kept: sql`scorecards = 'NONE'`,
      is: sql`${LACKS_SCORECARDS} and scorecards_settled = 0`,
      anyway: sql`(scorecards = 'UNASKED' or scorecards = 'NONE' and not ${OWES})`,
    },
  }[is];
}

/**
 * The number of them, from few reads: for statuses mostly on this side, the tally minus those on the other side; for
 * the others, those on this side.
 */
export function countOneSide(
  tx: VendorDb,
  side: Side,
  wanted: readonly BookingStatus[] = BOOKING_STATUSES,
): RawBuilder<string> {
  const { kept, is, here, elsewhere, usual, among, anyway } = side;
  const statuses = wanted.filter((status) => among.includes(status));
  const [mostly, hardly] = [statuses.filter(usual), statuses.filter((status) => !usual(status))];
  const count = (some: readonly BookingStatus[], where: Condition) => sql`(
    select count(*) from unnest(${[...some]}::text[]) wanted cross join lateral (
      select from booking where vendor_id = ${tx.vendorId} and booking_status = wanted and ${is} and ${where} offset 0) found)`;
  const tallied = (some: readonly BookingStatus[], where: Condition) => sql`(
    select coalesce(sum(bookings), 0) from booking_tally
    where vendor_id = ${tx.vendorId} and ${where} and booking_status = any(${[...some]}::text[]))`;
  const terms = [
    tallied(mostly, kept),
    ...(anyway ? [sql`+ ${tallied(wanted, anyway)}`] : []),
    ...elsewhere.map((where) => sql`- ${count(mostly, where)}`),
    ...here.map((where) => sql`+ ${count(hardly, where)}`),
  ];
  return sql`(${sql.join(terms, sql` `)})`;
}
