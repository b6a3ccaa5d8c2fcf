import { OCCUPYING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

/** The times that figures are about: this week in the reader's zone, the last ninety days, and since when feedback is late. */
export type Span = { now: Date; weekStart: Date; weekEnd: Date; quarterStart: Date; lateSince: Date };

const OCCUPYING = sql.join(OCCUPYING_STATUSES.map((status) => sql.lit(status)));
const IS_OCCUPYING = sql`booking.booking_status in (${OCCUPYING})`;
const IS_HELD = sql`booking.booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED')`;
/** A required panelist's scorecard that is neither in nor waived, of a meeting that still waits for it. */
const IS_OWED = sql`seat.required and feedback.feedback_id is null
  and booking.scorecards_settled < booking.scorecards_asked
  and booking.booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED')`;

const isThisWeek = ({ weekStart, weekEnd }: Span) =>
  sql`${IS_OCCUPYING} and booking.start_time >= ${weekStart} and booking.start_time < ${weekEnd}`;
const isOverdue = ({ lateSince }: Span) => sql`${IS_OWED} and booking.end_time < ${lateSince}`;

/** Every seat that panelists have or had, with its meeting and the scorecard that is in. */
const SEATS = sql`booking_person seat
  join booking on booking.vendor_id = seat.vendor_id and booking.booking_id = seat.booking_id
  left join feedback on feedback.vendor_id = seat.vendor_id and feedback.booking_id = seat.booking_id
    and feedback.panelist_email = seat.email and feedback.state <> 'DRAFT'`;

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

/**
 * All figures of these panelists, in one query; someone who is on no panel of these months and owes nothing has no row. Of
 * older meetings only those count that still wait for a scorecard. Each seat's meeting is looked up, without its row: what
 * the whole organization has in these months is more than what these people ever had.
 */
export async function listFigures(tx: VendorDb, emails: string[], span: Span) {
  const { now, weekStart, quarterStart } = span;
  const isRecent = sql`booking.end_time <= ${now} and booking.end_time > ${quarterStart}`;
  const longest = LIMITS.meetingMaxMinutes * MINUTE_MILLIS;
  const since = new Date(Math.min(quarterStart.getTime() - longest, weekStart.getTime()));
  const { rows } = await sql<Figures>`
    select seat.email,
      count(*) filter (where booking.booking_status = 'SCHEDULED' and booking.start_time >= ${now}) as upcoming,
      count(*) filter (where ${isThisWeek(span)}) as this_week,
      count(*) filter (where ${IS_HELD} and ${isRecent}) as interviewed,
      count(*) filter (where booking.booking_status = 'NO_SHOW' and booking.no_show_by = 'PANEL' and ${isRecent})
        as no_shows,
      avg(greatest(extract(epoch from feedback.submitted_at - booking.end_time), 0) / 3600)
        filter (where feedback.state = 'SUBMITTED' and ${isRecent})::float8 as feedback_hours,
      count(*) filter (where ${IS_OWED} and booking.end_time <= ${now}) as pending,
      count(*) filter (where ${isOverdue(span)}) as overdue
    from booking_person seat
    cross join lateral (
      select booking_status, start_time, end_time, scorecards_asked, scorecards_settled, no_show_by from booking
      where vendor_id = ${tx.vendorId} and booking_id = seat.booking_id and (start_time >= ${since}
        or scorecards_settled < scorecards_asked and booking_status in ('SCHEDULED', 'COMPLETED', 'SELECTED'))
      limit 1
    ) booking
    left join lateral (
      select feedback_id, state, submitted_at from feedback
      where vendor_id = ${tx.vendorId} and booking_id = seat.booking_id and panelist_email = seat.email and state <> 'DRAFT'
      limit 1
    ) feedback on true
    where seat.vendor_id = ${tx.vendorId} and seat.role = 'PANELIST' and seat.email = any(${emails}::text[])
    group by seat.email`.execute(tx);
  return rows;
}

const countWhere = (vendorId: VendorId, condition: RawBuilder<unknown>) => sql<Load>`(
  select seat.email, count(*)::int as total from ${SEATS}
  where booking.vendor_id = ${vendorId} and seat.vendor_id = ${vendorId} and seat.role = 'PANELIST' and ${condition}
  group by seat.email)`;

type Load = { email: string; total: number };

/** For sorting: how many meetings of this week each panelist is on who is on any, counted over that week's meetings. */
export const loadsThisWeek = (vendorId: VendorId, span: Span) => countWhere(vendorId, isThisWeek(span));

/** For sorting: how many scorecards of each panelist are late who owes any, counted over the meetings that miss one. */
export const loadsOverdue = (vendorId: VendorId, span: Span) => countWhere(vendorId, isOverdue(span));
