import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { readTogether } from '#db/json-rows.ts';
import { readAsVendor, type VendorDb } from '#db/tenancy.ts';
import { startOfDay } from '#engines/wall-time/day-bounds.ts';
import type { BookingFilter } from '#features/bookings/bookings.queries.ts';
import { findRarest } from '#features/bookings/listing/found-words.queries.ts';
import { countByStatus, countEach } from '#features/bookings/listing/count-bookings.queries.ts';
import { feedbackFilter, toBookingFilter } from '#features/bookings/bookings.rules.ts';
import { countNeeds } from './needs.queries.ts';
import { needRulesAt } from './needs.rules.ts';
import { toNeedy } from './needs.service.ts';
import { AWAITING_FEEDBACK } from './panel-needs.queries.ts';

export type CountRequest = ParsedRequestOf<typeof endpoints.countBookings>['query'];

export const DAYS_AHEAD = 7;

/** Counts by status, with the dashboard's figures, over all the caller may see. */
export async function countOnDashboard(
  { db, clock }: Context,
  session: Session,
  query: CountRequest,
): Promise<ResponseOf<typeof endpoints.countBookings>> {
  const now = clock.now();
  const asked = toBookingFilter(session, query, now);
  return readAsVendor(db, session.vendorId, async (tx) => {
    const search = await findRarest(tx, asked.words);
    const filter = { ...asked, ...search };
    const atAnyTime = {
      ...toBookingFilter(session, { ...query, from: undefined, to: undefined }, now),
      ...search,
    };
    const found = await readTogether(tx, {
      groups: countByStatus(tx, filter),
      figures: countFigures(tx, session, atAnyTime, now),
      needs: countNeeds(tx, toNeedy(session), needRulesAt(now)),
    });
    const [[counted], [needs]] = [found.figures, found.needs];
    if (!counted || !needs) throw new Error('A count has one row.');
    const { thereafter, ...figures } = counted;
    return {
      status: 'success',
      ...sumGroups(found.groups),
      data: { ...figures, next7Days: figures.today + thereafter, awaitingMyAction: needs.total },
    };
  });
}

/** Days are in the caller's zone. */
function countFigures(tx: VendorDb, session: Session, filter: BookingFilter, now: Date) {
  const dayIn = (days: number) => new Date(startOfDay(now.toISOString(), session.timeZone, days));
  const coming = { takesTime: true, from: dayIn(0) };
  const over = { statuses: AWAITING_FEEDBACK };
  return countEach(tx, filter, {
    today: { ...coming, to: dayIn(1) },
    // Excludes today, which would be counted twice.
    thereafter: { ...coming, from: dayIn(1), to: dayIn(DAYS_AHEAD) },
    awaitingFeedback: { ...over, feedback: feedbackFilter('OWED', now) },
    feedbackOverdue: { ...over, feedback: feedbackFilter('OVERDUE', now) },
    unconfirmedRsvp: { statuses: ['SCHEDULED'], from: now, isUnanswered: true },
  });
}

type StatusGroup = ReturnType<ReturnType<typeof countByStatus>['read']>[number];

function sumGroups(groups: StatusGroup[]): { total: number; counts: endpoints.BookingCounts } {
  const sum = (figure: (group: StatusGroup) => number) =>
    groups.reduce((total, group) => total + figure(group), 0);
  const of = new Map(groups.map((group) => [group.booking_status, group.total]));
  const counts = {
    ...Object.fromEntries(BOOKING_STATUSES.map((status) => [status, of.get(status) ?? 0])),
    RESCHEDULED: sum(({ rescheduled }) => rescheduled),
  } as endpoints.BookingCounts;
  return { total: sum(({ total }) => total), counts };
}
