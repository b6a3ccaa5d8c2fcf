import type { BookingStatus, WorkFlowAction } from '@slotwise/contract/booking-parts/life.schema';
import type { SubmissionNews } from '#engines/mail-texts/submission-notice.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';

/** The parts of a booking whose change may be news to a supplier. */
export type Moment = Pick<BookingRow, 'booking_status' | 'start_time' | 'end_time' | 'time_zone'>;

const BY_STATUS: Partial<Record<BookingStatus, SubmissionNews>> = {
  DRAFT: 'accepted',
  SCHEDULED: 'scheduled',
  COMPLETED: 'completed',
  NO_SHOW: 'no-show',
  SELECTED: 'selected',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  WITHDRAWN: 'withdrawn',
  ONBOARDED: 'onboarded',
};

/** The candidate's answer to whether the supplier may represent them. */
const BY_ANSWER: Partial<Record<WorkFlowAction, SubmissionNews>> = {
  RTR_CONFIRMED: 'confirmed',
  RTR_REFUSED: 'refused',
};

/** Changes that the status before describes better than the one after. */
const TURNS: Partial<Record<`${BookingStatus} ${BookingStatus}`, SubmissionNews>> = {
  'SUBMITTED REJECTED': 'declined',
  'SUBMITTED AWAITING_CANDIDATE': 'accepted',
  'CANCELLED SCHEDULED': 'reopened',
  'NO_SHOW SCHEDULED': 'resumed',
  'NO_SHOW COMPLETED': 'resumed',
};

/** The news a change means for the candidate's supplier, if any. A further round has no `before`. */
export function newsForSupplier(
  before: Moment | null,
  after: Moment,
  action?: WorkFlowAction,
): SubmissionNews | undefined {
  const to = after.booking_status;
  if (!before) return BY_STATUS[to];
  const from = before.booking_status;
  if (from === to) {
    const answer = action && BY_ANSWER[action];
    return answer ?? (to !== 'DRAFT' && isMoved(before, after) ? 'moved' : undefined);
  }
  const turn = TURNS[`${from} ${to}`];
  return turn === 'resumed' && isMoved(before, after) ? 'moved' : (turn ?? BY_STATUS[to]);
}

const isMoved = (before: Moment, after: Moment): boolean =>
  before.start_time?.getTime() !== after.start_time?.getTime() ||
  before.end_time?.getTime() !== after.end_time?.getTime() ||
  before.time_zone !== after.time_zone;
