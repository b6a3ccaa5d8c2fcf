import type { listCalendar as endpoint } from '@slotwise/contract/bookings/calendar.endpoints';
import { CALENDAR_STATUSES } from '@slotwise/contract/bookings/calendar.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { toBookingFilter } from '../bookings.rules.ts';
import { invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { listCalendarMeetings, listCalendarPanels } from './calendar.queries.ts';

type Query = ParsedRequestOf<typeof endpoint>['query'];

/** The meetings of some weeks for a calendar, in two queries; includes one that runs into the first day. */
export async function listCalendar(
  { db, clock }: Context,
  session: Session,
  query: Query,
): Promise<ResponseOf<typeof endpoint>> {
  const { from, to } = readStretch(query);
  const { jdId, panelistEmail } = query;
  const filter = {
    ...toBookingFilter(session, { jdId, panelistEmail }, clock.now()),
    statuses: CALENDAR_STATUSES,
    // With a lower bound the index by start reads these weeks and not all of the past.
    from: new Date(from.getTime() - LIMITS.meetingMaxMinutes * MINUTE_MILLIS),
    to,
  };
  return asVendor(db, session.vendorId, async (tx) => {
    const most = LIMITS.calendarMeetings;
    const found = await listCalendarMeetings(tx, filter, { from, most: most + 1 });
    const rows = found.slice(0, most);
    const ids = rows.map(({ booking_id: id }) => id);
    const people = ids.length > 0 ? await listCalendarPanels(tx, ids) : [];
    const panels = Map.groupBy(people, ({ booking_id: id }) => id);
    const data = rows.map((row) => ({
      bookingId: row.booking_id,
      bookingStatus: row.booking_status,
      startTime: row.start_time?.toISOString() ?? '',
      endTime: row.end_time?.toISOString() ?? '',
      mode: row.mode,
      candidateName: row.candidate_name,
      jobTitle: row.job_title,
      roundName: row.round_name,
      panelists: (panels.get(row.booking_id) ?? []).map(({ name, email }) => ({ name, email })),
    }));
    return { status: 'success', data, isCut: found.length > most };
  });
}

function readStretch(query: Query): { from: Date; to: Date } {
  const [from, to] = [new Date(query.from), new Date(query.to)];
  if (from >= to) throw invalidField('to', 'The end comes before the beginning');
  if (to.getTime() - from.getTime() > LIMITS.calendarDays * DAY_MILLIS)
    throw invalidField('to', `Look at no more than ${LIMITS.calendarDays} days at once`);
  return { from, to };
}
