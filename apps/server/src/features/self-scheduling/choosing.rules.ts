import { shortTime } from '#engines/mail-texts/layout/reader-time.ts';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import type { MeetingRequest } from '#features/availability/slots/starts.service.ts';
import { AppError } from '#lib/app-error.ts';
import { HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import type { TermsRow } from './terms.queries.ts';

/** A meeting with the terms of choosing, at one moment. */
export type Choice = {
  row: BookingRow;
  people: PersonRow[];
  terms: TermsRow | undefined;
  now: Date;
};

/** Whether the candidate may choose a time now, or why not. */
export type Choosing = 'OPEN' | 'OVER' | 'NO_TERMS' | 'EXPIRED' | 'NO_MOVES_LEFT' | 'CUT_OFF';

export function getChoosing({ row, terms, now }: Omit<Choice, 'people'>): Choosing {
  if (!isAhead(row, now)) return 'OVER';
  if (!terms) return 'NO_TERMS';
  if (terms.expires_at <= now) return 'EXPIRED';
  const { booking_status: status, start_time: start } = row;
  if (status === 'AWAITING_CANDIDATE' || !start) return 'OPEN';
  if (movesLeft(terms) === 0) return 'NO_MOVES_LEFT';
  return start < earliestStart(terms, now) ? 'CUT_OFF' : 'OPEN';
}

/** True if the candidate still has a time to choose or a meeting ahead. */
export const isAhead = (
  { booking_status: status, start_time: start }: Pick<BookingRow, 'booking_status' | 'start_time'>,
  now: Date,
): boolean => status === 'AWAITING_CANDIDATE' || (status === 'SCHEDULED' && start !== null && start > now);

export const movesLeft = ({ max_reschedules: max, used_reschedules: used }: TermsRow): number =>
  Math.max(0, max - used);

/** Nothing earlier is offered or can be moved. */
export const earliestStart = ({ cut_off_hours: hours }: TermsRow, now: Date): Date =>
  new Date(now.getTime() + hours * HOUR_MILLIS);

/** Until when the present time can be moved; null if there is none. */
export function movableUntil({ row, terms }: Pick<Choice, 'row' | 'terms'>): Date | null {
  if (!terms || !row.start_time) return null;
  const cutOff = new Date(row.start_time.getTime() - terms.cut_off_hours * HOUR_MILLIS);
  return cutOff < terms.expires_at ? cutOff : terms.expires_at;
}

/** Why the candidate cannot choose or move now, as a sentence to them; empty if they can, or if all is over. */
export function whyNot(choosing: Choosing, { row, terms }: Pick<Choice, 'row' | 'terms'>): string {
  const { recruiter_name: recruiter } = row;
  const otherwise = `Propose other times, or write to ${recruiter}.`;
  if (choosing === 'NO_TERMS') return `${recruiter} sets the time of this meeting. ${otherwise}`;
  if (!terms || choosing === 'OPEN' || choosing === 'OVER') return '';
  const timeZone = row.candidate_time_zone ?? terms.time_zone;
  const expiry = shortTime({ startTime: terms.expires_at.toISOString(), timeZone });
  return {
    EXPIRED: `You could choose a time until ${expiry}. ${otherwise}`,
    NO_MOVES_LEFT: `${movedWords(terms.max_reschedules)} ${otherwise}`,
    CUT_OFF: `It starts too soon: it can be moved here until ${hoursWords(terms.cut_off_hours)} before. Write to ${recruiter}.`,
  }[choosing];
}

const TIMES_WORDS: Record<number, string> = { 1: 'once', 2: 'twice' };

const movedWords = (most: number): string =>
  most === 0
    ? 'This meeting cannot be moved here.'
    : `You have moved this meeting ${TIMES_WORDS[most] ?? `${most} times`}, which is as often as you can here.`;

const hoursWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** Refuses a candidate who may not choose: RESCHEDULE_LIMIT if a meeting would be moved, otherwise INVALID_TRANSITION. */
export function requireChoosable(choice: Choice): TermsRow {
  const choosing = getChoosing(choice);
  if (choosing === 'OPEN' && choice.terms) return choice.terms;
  const message = whyNot(choosing, choice) || 'There is no time to choose for this meeting any more.';
  const isLimit = choosing === 'NO_MOVES_LEFT' || choosing === 'CUT_OFF';
  throw new AppError(isLimit ? 'RESCHEDULE_LIMIT' : 'INVALID_TRANSITION', { message });
}

/** The time is not, or no longer, on offer. */
export const unavailable = (): AppError =>
  new AppError('SLOT_UNAVAILABLE', {
    message: 'This time was taken a moment ago or is no longer offered. Please choose another one.',
  });

/** The ids seated only to fill a pool. Null if a recruiter replaced one of them: then pools no longer apply. */
export function pooledSeats({ row, people, terms }: Omit<Choice, 'now'>): string[] | null {
  if (!terms || terms.pools === '') return null;
  if (row.booking_status === 'AWAITING_CANDIDATE') return [];
  const seated = new Set(people.map(({ panelist_id: id }) => id));
  return terms.pooled.length > 0 && terms.pooled.every((id) => seated.has(id)) ? terms.pooled : null;
}

type Days = { from: string; to: string };

/** The engine's question about the meeting on these days: the panel without those seated for a pool, and the pools. */
export function toMeetingRequest(
  choice: Omit<Choice, 'now'> & { terms: TermsRow },
  days: Days,
): MeetingRequest {
  const { row, people, terms } = choice;
  const pooled = pooledSeats(choice);
  return {
    ...days,
    bookingId: row.booking_id,
    timeZone: terms.time_zone,
    durationMinutes: terms.duration_minutes,
    stepMinutes: terms.slot_step,
    panel: people
      .filter(({ role }) => role === 'PANELIST')
      .filter(({ panelist_id: id }) => id === null || !pooled?.includes(id))
      .map(({ panelist_id: panelistId, email, required }) => ({ panelistId, email, required })),
    candidate: { email: row.candidate_email, timeZone: row.candidate_time_zone },
    pools: pooled ? terms.pools : '',
  };
}

/** The days that still offer times; null if the cut-off leaves none. */
export function daysToOffer(terms: TermsRow, now: Date): Days | null {
  const first = dateIn(earliestStart(terms, now).toISOString(), terms.time_zone);
  const from = first > terms.window_start ? first : terms.window_start;
  return from > terms.window_end ? null : { from, to: terms.window_end };
}

/** The days that a meeting from this start covers. SLOT_UNAVAILABLE if it is too soon or outside the terms. */
export function daysOfStart(terms: TermsRow, start: Date, now: Date): Days {
  const last = new Date(start.getTime() + terms.duration_minutes * MINUTE_MILLIS - 1);
  const from = dateIn(start.toISOString(), terms.time_zone);
  const to = dateIn(last.toISOString(), terms.time_zone);
  const isInside = from >= terms.window_start && to <= terms.window_end;
  if (!isInside || start < earliestStart(terms, now)) throw unavailable();
  return { from, to };
}
