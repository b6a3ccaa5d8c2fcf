import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** A meeting with one of these statuses whose time has come took place. */
const HELD: BookingStatus[] = ['SCHEDULED', 'COMPLETED', 'SELECTED', 'REJECTED', 'ONBOARDED'];

type Round = Pick<
  BookingRow,
  'candidate_email' | 'round_number' | 'jd_id' | 'job_title' | 'previous_booking_id'
>;

/** More rounds than anyone has for one job; beyond that the last ones count. */
const MOST_ROUNDS = 50;

/** The earlier rounds of the same candidate for the same job, last one first. */
export function listEarlierRounds(tx: VendorDb, round: Round, now: Date) {
  const { jd_id: jdId, previous_booking_id: previous } = round;
  return tx
    .selectOwn('booking', { candidate_email: round.candidate_email, booking_status: HELD })
    .select(['booking_id', 'round_name', 'round_number', 'start_time'])
    .where('candidate_email', '<>', '')
    .where('round_number', '<', round.round_number)
    .where('start_time', '<', now)
    .where((where) =>
      where.or([
        jdId
          ? where('jd_id', '=', jdId)
          : where.and([where('jd_id', 'is', null), where('job_title', '=', round.job_title)]),
        ...(previous ? [where('booking_id', '=', previous)] : []),
      ]),
    )
    .orderBy('round_number', 'desc')
    .orderBy('start_time', 'desc')
    .limit(MOST_ROUNDS)
    .execute();
}

/** What interviewers left for the next panel, for several meetings; drafts do not count yet. */
export const listLeftBehind = (tx: VendorDb, bookingIds: string[]) =>
  tx
    .selectOwn('feedback', { booking_id: bookingIds, state: 'SUBMITTED' })
    .select(['booking_id', 'panelist_name', 'attributes', 'next_round_focus'])
    .orderBy('submitted_at')
    .execute();
