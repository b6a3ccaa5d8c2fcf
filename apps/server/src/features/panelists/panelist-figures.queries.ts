import { OCCUPYING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

/** The periods of the figures: this week in the reader's zone, the last ninety days, and since when feedback is late. */
export type Span = { now: Date; weekStart: Date; weekEnd: Date; quarterStart: Date; lateSince: Date };

const OCCUPYING = sql.join(OCCUPYING_STATUSES.map((status) => sql.lit(status)));
const IS_OCCUPYING = sql`booking_status in (${OCCUPYING})`;
const IS_HELD = sql`booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED')`;
/** A scorecard neither submitted nor waived, of a meeting that still waits for it once it is over. */
const IS_OWED = sql`owes_scorecard and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED')`;

const isThisWeek = ({ weekStart, weekEnd }: Span) =>
  sql`${IS_OCCUPYING} and start_time >= ${weekStart} and start_time < ${weekEnd}`;
const isOverdue = ({ lateSince }: Span) => sql`${IS_OWED} and end_time < ${lateSince}`;

type Figures = {
  email: string;
  upcoming: string;
  this_week: string;
  interviewed: string;
  no_shows: string;
  feedback_hours: number | null;
  pending: string;
  overdue: string;
};

/** All figures of these panelists in one query; none for those on no panel. Old meetings count while cards are owed. */
export async function listFigures(tx: VendorDb, emails: string[], span: Span) {
  const { now, weekStart, quarterStart } = span;
  const isRecent = sql`end_time <= ${now} and end_time > ${quarterStart}`;
  const longest = LIMITS.meetingMaxMinutes * MINUTE_MILLIS;
  const since = new Date(Math.min(quarterStart.getTime() - longest, weekStart.getTime()));
  const missedBy = sql`(select no_show_by from booking
    where booking.vendor_id = ${tx.vendorId} and booking.booking_id = attendance.booking_id)`;
  const seats = sql`select * from attendance
    where vendor_id = ${tx.vendorId} and email = any(${emails}::text[]) and role = 'PANELIST'`;
  const { rows } = await sql<Figures>`
    select email,
      count(*) filter (where booking_status = 'SCHEDULED' and start_time >= ${now}) as upcoming,
      count(*) filter (where ${isThisWeek(span)}) as this_week,
      count(*) filter (where ${IS_HELD} and ${isRecent}) as interviewed,
      count(*) filter (where booking_status = 'NO_SHOW' and ${isRecent} and ${missedBy} = 'PANEL') as no_shows,
      avg(greatest(extract(epoch from scorecard_at - end_time), 0) / 3600)
        filter (where scorecard_at is not null and ${isRecent})::float8 as feedback_hours,
      count(*) filter (where ${IS_OWED} and end_time <= ${now}) as pending,
      count(*) filter (where ${isOverdue(span)}) as overdue
    from (
      ${seats} and start_time >= ${since}
      union all
      ${seats} and start_time < ${since} and ${IS_OWED}
    ) attendance
    group by email`.execute(tx);
  return rows;
}

const countWhere = (tx: VendorDb, condition: RawBuilder<unknown>) => sql<Load>`(
  select email, count(*)::int as total from attendance
  where vendor_id = ${tx.vendorId} and ${condition}
  group by email)`;

type Load = { email: string; total: number };

/** For sorting: the number of this week's meetings for each panelist with any. */
export const loadsThisWeek = (tx: VendorDb, span: Span) =>
  countWhere(tx, sql`role = 'PANELIST' and ${isThisWeek(span)}`);

/** For sorting: the number of overdue scorecards for each panelist who owes any. */
export const loadsOverdue = (tx: VendorDb, span: Span) => countWhere(tx, isOverdue(span));
