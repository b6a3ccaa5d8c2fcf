import { newBookingSchema } from '@slotwise/contract/bookings/bookings.schema';
import { FAILURES } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { windowProblems } from '#features/bookings/meeting-values/candidate-times.model.ts';
import { isSettled, poolText } from '#features/bookings/meeting-values/pool.model.ts';
import { termsErrors, type ChoosingTerms } from '#features/bookings/meeting-values/terms.model.ts';
import { endProblem } from './meeting-end.model.ts';
import { toNewBooking, type Host } from './meeting-request.model.ts';
import {
  chosenTime,
  isStartClock,
  type ChosenTime,
  type MeetingValues,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { dateProblem, firstDay, isPast } from './time-refusal.model.ts';
import { MEETING_FORM } from './meeting-form.texts.ts';

export type FieldErrors = Record<string, string>;

const RENAMED: Record<string, string> = {
  'meetingInfo.startTime': 'start',
  'meetingInfo.endTime': 'minutes',
  'meetingInfo.timeZone': 'timeZone',
  'meetingInfo.meetingLink': 'meetingLink',
  'meetingInfo.dialIn': 'dialIn',
  'meetingInfo.venue': 'venue',
  'meetingInfo.instructions': 'instructions',
  durationMinutes: 'minutes',
  windowStart: 'choosing.firstDay',
  windowEnd: 'choosing.lastDay',
  expiresAt: 'choosing.answerBy',
  pools: 'panel',
};

/** Maps a request field to its name in the form. */
export function getFormField(path: string): string {
  if (path.startsWith('panelists')) return 'panel';
  if (path.startsWith('scorecard')) return 'scorecard';
  // A list of words is one form field, and so is a list of times.
  return (
    RENAMED[path] ??
    path
      .replace(/^(candidateDetails\.primarySkills)\.\d+$/, '$1')
      .replace(/^candidateDetails\.availability.*$/, 'candidateDetails.windows')
  );
}

/** The server's field errors under the form's own names. */
export const toFormErrors = (fieldErrors: FieldErrors = {}): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, text]) => [getFormField(path), text]));

export function timeErrors(values: MeetingValues): FieldErrors {
  const texts = textErrors(values);
  if (Object.keys(texts).length > 0) return texts;
  const time = chosenTime(values);
  return time ? { ...durationError(time), ...startError(time) } : { minutes: MEETING_FORM.noDuration() };
}

/** What is missing or unreadable, before fields are compared with each other. */
function textErrors(values: MeetingValues): FieldErrors {
  const { date, start, timeZone } = values;
  const day = date ? dateProblem(date, firstDay(Date.now(), timeZone)) : MEETING_FORM.noDate();
  const clock = isStartClock(start) ? null : start ? MEETING_FORM.clockFormat() : MEETING_FORM.noStart();
  const end = endProblem(values);
  return { ...(day && { date: day }), ...(clock && { start: clock }), ...(end && { end }) };
}

function durationError({ start, end }: ChosenTime): FieldErrors {
  const minutes = (end - start) / 60_000;
  if (minutes >= LIMITS.meetingMinMinutes && minutes <= LIMITS.meetingMaxMinutes) return {};
  const hours = LIMITS.meetingMaxMinutes / 60;
  return { minutes: MEETING_FORM.bounds({ least: LIMITS.meetingMinMinutes, hours }) };
}

function startError({ reading, start }: ChosenTime): FieldErrors {
  if (reading === 'gap') return { start: FAILURES.TIME_DOES_NOT_EXIST.message };
  return isPast(start, Date.now()) ? { start: FAILURES.TIME_IN_PAST.message } : {};
}

/** One address is one person: a candidate can be neither on their own panel nor the host. */
export function samePersonErrors({ candidateDetails, panel }: MeetingValues, host: Host): FieldErrors {
  const email = candidateDetails.email.trim().toLowerCase();
  if (!email) return {};
  const seat = panel.find((one) => one.email.toLowerCase() === email);
  if (seat) return { 'candidateDetails.email': MEETING_FORM.onPanel({ name: seat.name }) };
  if (host.email.toLowerCase() === email) return { 'candidateDetails.email': MEETING_FORM.ownAddress() };
  return {};
}

/** The people picked for a pool must be known before anyone is invited. */
function poolErrors({ pools }: MeetingValues): FieldErrors {
  const open = pools.find((pool) => !isSettled(pool));
  return open ? { panel: MEETING_FORM.openPool({ pool: poolText(open) }) } : {};
}

/** If the candidate chooses, the days must be valid, and there must be someone whose time is offered. */
function choosingErrors(
  { panel, pools, minutes, timeZone }: MeetingValues,
  terms: ChoosingTerms,
): FieldErrors {
  const days = termsErrors(terms, firstDay(Date.now(), timeZone));
  const hasToCome = pools.length > 0 || panel.some(({ required }) => required);
  const named = Object.entries(days).map(([field, text]) => [`choosing.${field}`, text]);
  return {
    ...Object.fromEntries(named),
    ...(minutes === '' && { minutes: MEETING_FORM.noDuration() }),
    ...(!hasToCome && { panel: MEETING_FORM.noRequired() }),
  };
}

const windowErrors = ({ candidateDetails: { windows } }: MeetingValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(windowProblems(windows)).map(([field, text]) => [
      `candidateDetails.windows.${field}`,
      text,
    ]),
  );

/** Every missing or invalid field, with its text; the contract's schema checks each shape. */
export function validateMeeting(values: MeetingValues, host: Host): FieldErrors {
  const parsed = newBookingSchema.safeParse(toNewBooking(values, host));
  const issues = parsed.success ? [] : parsed.error.issues;
  const shapes = Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [getFormField(path.join('.')), message])
      .filter(([field]) => field !== 'start' && field !== 'minutes'),
  );
  return {
    ...samePersonErrors(values, host),
    ...shapes,
    ...windowErrors(values),
    ...(values.choosing
      ? choosingErrors(values, values.choosing)
      : { ...poolErrors(values), ...timeErrors(values) }),
  };
}
