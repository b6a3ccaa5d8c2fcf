import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { sql, type RawBuilder } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import type { BookingFilter } from '../bookings.queries.ts';
import { OWING } from '../feedback-state.rules.ts';

/** Bookings of these statuses mostly lie ahead, all others behind. */
const AHEAD: readonly BookingStatus[] = ['SUBMITTED', 'AWAITING_CANDIDATE', 'SCHEDULED'];

type Condition = RawBuilder<unknown>;

/**
 * What is owed or unanswered on one side of a moment: `kept` says it of rows of the tally, `is` of bookings, `here` on
 * which side. Each of `elsewhere` is a stretch of an index. `usual` are the statuses that mostly lie on this side, `among`
 * those that are asked for at all.
 */
type Side = {
  kept: Condition;
  is: Condition;
  here: Condition;
  elsewhere: Condition[];
  usual: (status: BookingStatus) => boolean;
  among: readonly BookingStatus[];
};

/** The side that a filter asks for, whose other fields are as in one that the tally answers. */
export function findSide({ isUnanswered, feedback, from }: BookingFilter): Side | undefined {
  if (isUnanswered && from && !feedback)
    return {
      kept: sql`is_unanswered`,
      is: sql`unanswered > 0`,
      here: sql`start_time >= ${from}`,
      elsewhere: [sql`start_time < ${from}`, sql`start_time is null`],
      usual: (status) => AHEAD.includes(status),
      among: BOOKING_STATUSES,
    };
  if (isUnanswered || from || !feedback) return undefined;
  const { is, now, dueSince } = feedback;
  const over = { OWED: sql`end_time <= ${now}`, OVERDUE: sql`end_time < ${dueSince}` };
  if (is !== 'OWED' && is !== 'OVERDUE') return undefined;
  const notOver = { OWED: sql`end_time > ${now}`, OVERDUE: sql`end_time >= ${dueSince}` };
  return {
    kept: sql`scorecards in ('NONE', 'SOME')`,
    is: sql`scorecards_settled < scorecards_asked`,
    here: over[is],
    elsewhere: [notOver[is], sql`end_time is null`],
    usual: (status) => !AHEAD.includes(status),
    among: OWING,
  };
}

/**
 * How many there are, by reading few of them: of the statuses that mostly lie on this side what the tally knows less what
 * lies on the other side, and of the other statuses what lies on this one.
 */
export function countOneSide(
  tx: VendorDb,
  side: Side,
  wanted: readonly BookingStatus[] = BOOKING_STATUSES,
): RawBuilder<string> {
  const { kept, is, here, elsewhere, usual, among } = side;
  const statuses = wanted.filter((status) => among.includes(status));
  const [mostly, hardly] = [statuses.filter(usual), statuses.filter((status) => !usual(status))];
  const count = (some: readonly BookingStatus[], where: Condition) => sql`(
    select count(*) from unnest(${[...some]}::text[]) wanted cross join lateral (
      select from booking where vendor_id = ${tx.vendorId} and booking_status = wanted and ${is} and ${where} offset 0) found)`;
  const kinds = sql`
    select coalesce(sum(bookings), 0) from booking_tally
    where vendor_id = ${tx.vendorId} and ${kept} and booking_status = any(${mostly}::text[])`;
  const others = elsewhere.map((where) => sql`- ${count(mostly, where)}`);
  return sql`((${kinds}) ${sql.join(others, sql` `)} + ${count(hardly, here)})`;
}
