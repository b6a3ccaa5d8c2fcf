import type { CandidateAct } from '@slotwise/contract/bookings/candidate-page/candidate-page.schema';
import type { CandidateWindow } from '@slotwise/contract/bookings/candidate/candidate.schema';
import type { BookingAction, BookingStatus } from '@slotwise/contract/bookings/life/life.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { readTime } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import type { BookingRow } from '#features/bookings/bookings.mapper.ts';
import { choosingOf, isAhead, unavailable, type Choice } from '#features/self-scheduling/choosing.rules.ts';

type Timed = Pick<BookingRow, 'booking_status' | 'start_time' | 'end_time'>;

/**
 * The status as the candidate knows it. What was decided about them is told by people, and who is said not to have come
 * is not told at all: the meeting is over, or it was taken out of their calendar.
 */
export function statusForCandidate(
  { booking_status: status, end_time: end }: Timed,
  now: Date,
): BookingStatus {
  const isToCome = end !== null && end > now;
  if (status === 'SELECTED' || status === 'ONBOARDED') return isToCome ? 'SCHEDULED' : 'COMPLETED';
  if (status === 'REJECTED') return isToCome ? 'CANCELLED' : 'COMPLETED';
  return status === 'NO_SHOW' ? 'COMPLETED' : status;
}

/** What the candidate may do now, of what the table of transitions allows. */
export function actsOf(choice: Choice, allowed: readonly BookingAction[]): CandidateAct[] {
  const { row, now } = choice;
  if (!isAhead(row, now)) return [];
  const isOpen = choosingOf(choice) === 'OPEN' && allowed.includes('pick');
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

/** The moment that was chosen. */
export function readStart(text: string, timeZone: string): Date {
  const reading = readTime(text, timeZone);
  if (reading.kind === 'time') return new Date(reading.instant);
  throw invalidField('startTime', 'Choose one of the times that are offered');
}

/** Refuses what was decided in front of an older state of the meeting; who changed it is the organisation's own. */
export function requireSeen({ version }: Pick<BookingRow, 'version'>, seen: number | undefined) {
  if (seen === undefined || seen === version) return;
  throw changedMeanwhile();
}

const changedMeanwhile = (): AppError =>
  new AppError('VERSION_CONFLICT', {
    message: 'The meeting has changed since you opened this page. Look at it as it is now, then try again.',
  });

/** Refuses windows on clocks or days that nobody knows, and those that have passed. */
export function requireComingWindows(windows: readonly CandidateWindow[], now: Date) {
  for (const [index, { start, end, timeZone }] of windows.entries()) {
    const field = `windows.${index}`;
    requireTimeZone(`${field}.timeZone`, timeZone);
    const [from, to] = [readTime(start, timeZone), readTime(end, timeZone)];
    for (const [name, reading] of [
      ['start', from],
      ['end', to],
    ] as const) {
      if (reading.kind === 'malformed') {
        throw invalidField(`${field}.${name}`, 'This is no day of the calendar');
      }
    }
    if (to.kind === 'time' && new Date(to.instant) <= now) {
      throw invalidField(`${field}.end`, 'This time has passed. Name later ones');
    }
  }
}

type Step = { at: Date; by_role: string };

/** Refuses more changes by the candidate than anybody needs in a day; each of them may mail somebody. */
export function requireFewSteps(steps: readonly Step[], now: Date) {
  const since = now.getTime() - DAY_MILLIS;
  const own = steps.filter(({ by_role: role, at }) => role === 'CANDIDATE_LINK' && at.getTime() > since);
  const first = own.at(-LIMITS.candidateStepsPerDay);
  if (!first || own.length < LIMITS.candidateStepsPerDay) return;
  const retryAfterSeconds = Math.ceil((first.at.getTime() - since) / 1000);
  throw new AppError('RATE_LIMITED', { retryAfterSeconds });
}

/** The fields that a candidate writes; a refusal of any other speaks of somebody else. */
const OWN_FIELDS = /^(?:startTime|timeZone|text|comments|answer|windows(?:\..+)?)$/;

/** A refusal as the candidate may read it: it names nobody and tells nothing of the organisation's. */
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
