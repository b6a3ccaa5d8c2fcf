import type { CandidateAct } from '@slotwise/contract/bookings/candidate-page.schema';
import type { BookingAction, BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { AppError } from '#lib/app-error.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { getChoosing, isAhead, unavailable, type Choice } from '#features/self-scheduling/choosing.rules.ts';
import { changedMeanwhile } from '#features/self-scheduling/candidate-turns.rules.ts';

type Timed = Pick<BookingRow, 'booking_status' | 'start_time' | 'end_time'>;

/** The status as the candidate knows it. People tell them about a decision or that they did not come. */
export function statusForCandidate(
  { booking_status: status, end_time: end }: Timed,
  now: Date,
): BookingStatus {
  const isToCome = end !== null && end > now;
  if (status === 'SELECTED' || status === 'ONBOARDED') return isToCome ? 'SCHEDULED' : 'COMPLETED';
  if (status === 'REJECTED') return isToCome ? 'CANCELLED' : 'COMPLETED';
  return status === 'NO_SHOW' ? 'COMPLETED' : status;
}

/** What the candidate may do now, among what the transitions allow. */
export function listCandidateActs(choice: Choice, allowed: readonly BookingAction[]): CandidateAct[] {
  const { row, now } = choice;
  if (!isAhead(row, now)) return [];
  const isOpen = getChoosing(choice) === 'OPEN' && allowed.includes('pick');
  const isSet = row.booking_status === 'SCHEDULED';
  const isPossible: Record<CandidateAct, boolean> = {
    pick: isOpen && !isSet,
    move: isOpen && isSet,
    answer: isSet && allowed.includes('answer'),
    propose: allowed.includes('propose'),
    withdraw: allowed.includes('withdraw'),
  };
  return (Object.keys(isPossible) as CandidateAct[]).filter((act) => isPossible[act]);
}

/** The fields that a candidate fills in; a refusal of any other concerns someone else. */
const OWN_FIELDS = /^(?:startTime|timeZone|text|comments|answer|windows(?:\..+)?)$/;

/** A refusal in the candidate's version: it names no one and reveals nothing about the organization. */
export function refusalForCandidate(error: AppError): AppError {
  const { code, extra } = error;
  if (code === 'SLOT_CONFLICT') return unavailable();
  if (code === 'VERSION_CONFLICT') return changedMeanwhile();
  if (code === 'NOT_FOUND') return new AppError('LINK_EXPIRED');
  const isForeign = Object.keys(extra.fieldErrors ?? {}).some((field) => !OWN_FIELDS.test(field));
  if (code === 'FORBIDDEN' || isForeign || (code === 'INVALID_TRANSITION' && extra.details !== undefined)) {
    return new AppError('INVALID_TRANSITION', {
      message: 'This is not possible any more. Look at the meeting as it is now.',
    });
  }
  return error;
}
