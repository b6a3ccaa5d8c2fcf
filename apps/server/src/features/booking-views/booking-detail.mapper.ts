import type { Booking, BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { getScorecard } from '#features/bookings/feedback-state.rules.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';

/** What belongs to a booking besides its summary, as far as its reader may see it. */
export type Attached = Pick<
  Booking,
  | 'allowedActions'
  | 'earlierSteps'
  | 'job'
  | 'comments'
  | 'documents'
  | 'feedback'
  | 'scorecards'
  | 'earlierRounds'
  | 'decisionPolicy'
  | 'feedbackDueAt'
  | 'decisions'
  | 'movedTime'
  | 'resource'
  | 'selfSchedule'
  | 'proposals'
>;

export function toBooking(
  row: BookingRow,
  summary: BookingSummary,
  workFlow: WorkFlowStep[],
  attached: Attached,
): Booking {
  const { cancel_reason_code: code, cancel_reason_text: text } = row;
  return {
    ...summary,
    ...attached,
    scorecard: getScorecard(row.scorecard),
    workFlow,
    cancelReason: code ? { code, text } : null,
    noShowBy: row.no_show_by,
    draft: row.draft,
  };
}
