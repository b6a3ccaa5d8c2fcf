import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import type { SelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import { SLOT_STEPS, type SelfSchedule } from '@slotwise/contract/booking-parts/terms.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { readDate } from '#lib/dates/date-input.ts';
import { durationText } from '#lib/dates/date-text.ts';
import { shiftWall, wallTimeAt } from '#lib/dates/zone-time.ts';
import { PARTS } from '../meeting-parts.texts.ts';

export type SlotStep = (typeof SLOT_STEPS)[number];

/**
 * The terms under which the candidate chooses. Days are `YYYY-MM-DD`, or whatever was typed instead; an empty
 * `answerBy` means the last day.
 */
export type ChoosingTerms = {
  firstDay: string;
  lastDay: string;
  answerBy: string;
  moves: number;
  cutOffHours: number;
  slotStep: SlotStep;
};

const DAY_MINUTES = 24 * 60;
const USUAL_DAYS = 14;
const USUAL_STEP: SlotStep = '15';

const dayAfter = (day: string, days: number): string =>
  shiftWall(`${day}T00:00`, days * DAY_MINUTES).slice(0, 10);

export const todayIn = (timeZone: string, now: number): string => wallTimeAt(now, timeZone).slice(0, 10);

/** Two weeks starting tomorrow, with the usual limits. */
export function usualTerms(timeZone: string, now: number): ChoosingTerms {
  const today = todayIn(timeZone, now);
  return {
    firstDay: dayAfter(today, 1),
    lastDay: dayAfter(today, USUAL_DAYS),
    answerBy: '',
    moves: LIMITS.pickReschedules,
    cutOffHours: LIMITS.pickCutOffHours,
    slotStep: USUAL_STEP,
  };
}

/** Converts a meeting's terms for the form. */
export function toTerms(terms: SelfSchedule): ChoosingTerms {
  const { windowStart, windowEnd, timeZone, expiresAt, maxReschedules, cutOffHours, slotStep } = terms;
  // A day ends at the first instant of the next one.
  const answerBy = wallTimeAt(Date.parse(expiresAt) - 60_000, timeZone).slice(0, 10);
  return {
    firstDay: windowStart,
    lastDay: windowEnd,
    answerBy: answerBy === windowEnd ? '' : answerBy,
    moves: maxReschedules,
    cutOffHours,
    slotStep,
  };
}

type TermsBody = Pick<
  SelfScheduleInvite,
  'windowStart' | 'windowEnd' | 'timeZone' | 'expiresAt' | 'maxReschedules' | 'cutOffHours' | 'slotStep'
>;

/** The terms as the server expects them; `answerBy` includes its whole day. */
export function termsBody(terms: ChoosingTerms, timeZone: string): TermsBody {
  const answerBy = readDate(terms.answerBy);
  return {
    windowStart: readDate(terms.firstDay) ?? terms.firstDay,
    windowEnd: readDate(terms.lastDay) ?? terms.lastDay,
    timeZone,
    ...(answerBy && { expiresAt: `${answerBy}T23:59` }),
    maxReschedules: terms.moves,
    cutOffHours: terms.cutOffHours,
    slotStep: terms.slotStep,
  };
}

export type TermsErrors = Partial<Record<'firstDay' | 'lastDay' | 'answerBy', string>>;

/** What is wrong with the days, by field. */
export function termsErrors({ firstDay, lastDay, answerBy }: ChoosingTerms, today: string): TermsErrors {
  const [first, last, by] = [firstDay, lastDay, answerBy].map(readDate);
  const errors = {
    firstDay: firstError(first),
    lastDay: lastError(first, last, today),
    answerBy: answerBy === '' ? '' : answerError(by, last, today),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text));
}

const firstError = (first: string | null | undefined): string => (first ? '' : PARTS.dateFormat());

function lastError(first: string | null | undefined, last: string | null | undefined, today: string): string {
  if (!last) return PARTS.dateFormat();
  if (last < today) return PARTS.dayOver();
  if (first && last < first) return PARTS.lastBeforeFirst();
  const most = dayAfter(first ?? today, LIMITS.slotHorizonDays - 1);
  return last > most ? PARTS.mostDays({ count: LIMITS.slotHorizonDays }) : '';
}

function answerError(by: string | null | undefined, last: string | null | undefined, today: string): string {
  if (!by) return PARTS.dateFormat();
  if (by < today) return PARTS.dayOver();
  return last && by > last ? PARTS.afterLast() : '';
}

/** 'not at all', 'once', 'twice', '3 times' */
export const movesText = (moves: number): string => PARTS.moves({ count: moves });

/** 'until it starts', '12 h before its start' */
export const cutOffText = (hours: number): string =>
  hours === 0 ? PARTS.untilStart() : PARTS.beforeStart({ time: durationText(hours * 60) });

/** The terms as stored in a draft, including half-typed days. */
export const draftedTerms = (terms: ChoosingTerms | null): Pick<Draft, 'choosing'> =>
  terms ? { choosing: terms } : {};

/** The terms of a draft; null if the recruiter chooses the time. */
export function termsFromDraft({ choosing }: Pick<Draft, 'choosing'>): ChoosingTerms | null {
  if (!choosing) return null;
  const { firstDay = '', lastDay = '', answerBy = '' } = choosing;
  return {
    firstDay,
    lastDay,
    answerBy,
    moves: choosing.moves ?? LIMITS.pickReschedules,
    cutOffHours: choosing.cutOffHours ?? LIMITS.pickCutOffHours,
    slotStep: SLOT_STEPS.find((step) => step === choosing.slotStep) ?? USUAL_STEP,
  };
}
