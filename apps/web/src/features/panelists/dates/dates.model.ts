import { LIMITS } from '@slotwise/contract/limits';
import {
  dateOverrideSchema,
  type DateOverride,
  type DayRange,
} from '@slotwise/contract/panelists/hours.schema';
import { readDate } from '#lib/dates/date-input.ts';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { shiftWall } from '#lib/dates/zone-time.ts';
import { overlapErrors } from '../hours/weekly-hours.model.ts';
import { HOURS } from '../hours/hours.texts.ts';

/** Dates with hours of their own. Consecutive identical days are shown as one period. */

/** The values of the new dates form; days are `YYYY-MM-DD` or what was typed so far. */
export type DatesDraft = {
  from: string;
  /** Empty for a single day. */
  to: string;
  isOff: boolean;
  ranges: DayRange[];
  note: string;
  /** The period being changed. */
  replaces: { from: string; to: string } | null;
};

export const EMPTY_DRAFT: DatesDraft = {
  from: '',
  to: '',
  isOff: true,
  ranges: [{ start: '09:00', end: '18:00' }],
  note: '',
  replaces: null,
};

export type Stretch = { from: string; to: string; days: number; ranges: DayRange[]; note: string };

const dayAfter = (date: string) => shiftWall(`${date}T00:00`, 24 * 60).slice(0, 10);

const isAlike = (one: Stretch, { ranges, note }: DateOverride) =>
  one.note === note && JSON.stringify(one.ranges) === JSON.stringify(ranges);

/** The dates that are not over, in order. */
export const comingDates = (all: DateOverride[], today: string): DateOverride[] =>
  all.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date));

/** The upcoming dates as periods of identical days. */
export function stretchesFrom(all: DateOverride[], today: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const one of comingDates(all, today)) {
    const last = stretches.at(-1);
    if (last && dayAfter(last.to) === one.date && isAlike(last, one)) {
      last.to = one.date;
      last.days += 1;
    } else {
      const { date, ranges, note } = one;
      stretches.push({ from: date, to: date, days: 1, ranges, note });
    }
  }
  return stretches;
}

export const withoutStretch = (all: DateOverride[], { from, to }: { from: string; to: string }) =>
  all.filter(({ date }) => date < from || date > to);

export const toDraft = ({ from, to, ranges, note }: Stretch): DatesDraft => ({
  from,
  to: to === from ? '' : to,
  isOff: ranges.length === 0,
  ranges: ranges.length === 0 ? EMPTY_DRAFT.ranges : ranges,
  note,
  replaces: { from, to },
});

/** Nothing was typed yet, so nothing can be lost. */
export const isUntouched = (draft: DatesDraft): boolean =>
  JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);

/** From the first to the last day, up to the furthest date allowed. */
function listDays({ from, to }: DatesDraft): string[] {
  const days: string[] = [];
  for (let day = from; day <= (to || from) && days.length <= LIMITS.dateOverridesMax; day = dayAfter(day)) {
    days.push(day);
  }
  return days;
}

/** The dates with a valid draft applied: one entry per day, replacing earlier ones. */
export function applyDraft(all: DateOverride[], draft: DatesDraft): DateOverride[] {
  const others = draft.replaces ? withoutStretch(all, draft.replaces) : all;
  const days = listDays(draft);
  const ranges = draft.isOff ? [] : draft.ranges;
  return [
    ...others.filter(({ date }) => !days.includes(date)),
    ...days.map((date) => ({ date, ranges, note: draft.note.trim() })),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Errors in a draft, by field: `from`, `to`, `note`, `ranges`, `ranges.<index>.end`. */
export function draftErrors(draft: DatesDraft, all: DateOverride[], today: string): Record<string, string> {
  const days = dayErrors(draft, today);
  const content = contentErrors(draft);
  if (Object.keys(days).length > 0) return { ...content, ...days };
  const many = comingDates(applyDraft(all, draft), today).length;
  const tooMany = many > LIMITS.dateOverridesMax;
  return {
    ...content,
    ...(tooMany && { to: HOURS.tooMany({ count: LIMITS.dateOverridesMax }) }),
  };
}

function dayErrors({ from, to }: DatesDraft, today: string): Record<string, string> {
  if (from === '') return { from: HOURS.noFirstDay() };
  if (readDate(from) === null) return { from: HOURS.noDate() };
  if (to !== '' && readDate(to) === null) return { to: HOURS.noDate() };
  if (to !== '' && to < from) return { to: HOURS.wrongOrder() };
  return (to || from) < today ? { from: HOURS.isOver() } : {};
}

function contentErrors({ isOff, ranges, note }: DatesDraft): Record<string, string> {
  const none: Record<string, string> = !isOff && ranges.length === 0 ? { ranges: HOURS.noHours() } : {};
  const judged = { date: '2000-01-01', ranges: isOff ? [] : ranges, note };
  const errors = mistakesBy(dateOverrideSchema, judged);
  const named = Object.entries(overlapErrors(ranges)).map(([path, text]) => [`ranges.${path}`, text]);
  return { ...errors, ...(errors['ranges'] && Object.fromEntries(named)), ...none };
}
