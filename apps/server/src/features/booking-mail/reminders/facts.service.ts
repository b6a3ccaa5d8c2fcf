import type { BookingMoment } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { listScorecardStates } from '#features/bookings/feedback-state.queries.ts';
import { isUnderWay } from './causes.rules.ts';
import type { Facts } from './reminders.rules.ts';
import { toFacts } from './facts.mapper.ts';
import * as queries from './facts.queries.ts';

/** The present facts for the reminders of these bookings, by booking id; `fresh` is the only booking if it is new and SCHEDULED. */
export async function readFacts(
  tx: VendorDb,
  bookingIds: string[],
  now: Date,
  fresh?: BookingMoment,
): Promise<Map<string, Facts>> {
  const [rows, listed] = await Promise.all([
    fresh ? [queries.toFactsRow(fresh.row)] : queries.listBookings(tx, bookingIds),
    fresh ? fresh.people : listPeople(tx, bookingIds),
  ]);
  const people = Map.groupBy(listed, (one) => one.booking_id);
  const isOwed = rows.some((row) => owesSomeone(row, now));
  const cards = isOwed ? await listScorecardStates(tx, bookingIds) : [];
  const byBooking = Map.groupBy(cards, (one) => one.booking_id);
  const staff = isOwed ? await queries.listStaff(tx, rows.flatMap(listOwners)) : [];
  return new Map(
    rows.map((row) => {
      const { booking_id: id } = row;
      const facts = toFacts(row, { people: people.get(id) ?? [], cards: byBooking.get(id) ?? [], staff });
      return [id, facts];
    }),
  );
}

/** While a meeting is still to come, its owners and scorecards do not matter. */
const owesSomeone = ({ booking_status: status, end_time: endTime }: queries.FactsRow, now: Date): boolean =>
  (['SCORECARD', 'SUBMISSION'] as const).some((subject) => isUnderWay(subject, { status, endTime }, now));

const listOwners = ({ recruiter_email: recruiter, assignee_email: assignee }: queries.FactsRow): string[] =>
  assignee === null ? [recruiter] : [recruiter, assignee];
