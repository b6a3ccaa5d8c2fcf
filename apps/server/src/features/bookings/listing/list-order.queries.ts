import type { BookingSort } from '@slotwise/contract/bookings/bookings.endpoints';
import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { sql, type RawBuilder } from 'kysely';
import { placeIn } from '#db/place-in.ts';

/** The order of a list of bookings, and its present moment. */
export type ListOrder = { sort: BookingSort; now: Date };

/** The times a list is sorted by. */
export type SortTimes = { start: RawBuilder<unknown>; end: RawBuilder<unknown> };

const OWN_TIMES: SortTimes = { start: sql`start_time`, end: sql`end_time` };

const LIFE = placeIn(BOOKING_STATUSES, sql`booking_status`);

const ordersBy = ({ start }: SortTimes) => ({
  startTime: sql`${start} asc, booking_id asc`,
  '-startTime': sql`${start} desc, booking_id desc`,
  candidateName: sql`lower(candidate_name) asc, booking_id asc`,
  '-candidateName': sql`lower(candidate_name) desc, booking_id desc`,
  round: sql`lower(round_name) asc, booking_id asc`,
  '-round': sql`lower(round_name) desc, booking_id desc`,
  status: sql`${LIFE} asc, ${start} asc, booking_id asc`,
  '-status': sql`${LIFE} desc, ${start} desc, booking_id desc`,
  createdAt: sql`created_at asc, booking_id asc`,
  '-createdAt': sql`created_at desc, booking_id desc`,
});

/** `upcoming` sorts future meetings by start, soonest first, followed by past ones, latest first. */
export function inOrder({ sort, now }: ListOrder, times: SortTimes = OWN_TIMES): RawBuilder<unknown> {
  if (sort !== 'upcoming') return ordersBy(times)[sort];
  const { start, end } = times;
  return sql`${end} < ${now}, case when ${end} >= ${now} then ${start} end, ${start} desc, booking_id`;
}
