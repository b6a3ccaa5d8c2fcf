import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import { readDate } from '#lib/dates/date-input.ts';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { instantOfWall, shiftWall, wallTimeAt } from '#lib/dates/zone-time.ts';
import { PARTS } from '../meeting-parts.texts.ts';

/** A time span that suits the candidate, as typed: a day, and two clock times in one zone. */
export type TypedWindow = { date: string; from: string; until: string };

export const EMPTY_WINDOW: TypedWindow = { date: '', from: '', until: '' };

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Missing or impossible values, by 'index.field'. */
export function windowProblems(windows: TypedWindow[]): Record<string, string> {
  const problems: Record<string, string> = {};
  windows.forEach(({ date, from, until }, i) => {
    if (!readDate(date)) problems[`${i}.date`] = date ? PARTS.dateFormat() : PARTS.noDate();
    if (!isClock(from)) problems[`${i}.from`] = from ? PARTS.clockFormat() : PARTS.noFrom();
    if (!isClock(until)) problems[`${i}.until`] = until ? PARTS.clockFormat() : PARTS.noUntil();
  });
  return problems;
}

/** The spans as sent; incomplete ones are left out, and one that ends earlier than it begins ends the next day. */
export function writtenWindows(windows: TypedWindow[], timeZone: string): CandidateWindow[] {
  return windows.flatMap(({ date, from, until }) => {
    const day = readDate(date);
    if (!day || !isClock(from) || !isClock(until)) return [];
    const lastDay = until > from ? day : shiftWall(`${day}T00:00`, 1440).slice(0, 10);
    return [{ start: `${day}T${from}`, end: `${lastDay}T${until}`, timeZone }];
  });
}

const instants = ({ start, end, timeZone }: CandidateWindow) => ({
  start: instantOfWall(start, timeZone).instant,
  end: instantOfWall(end, timeZone).instant,
});

/** The spans as instants, in milliseconds. */
export const windowSpans = (windows: TypedWindow[], timeZone: string) =>
  writtenWindows(windows, timeZone)
    .map(instants)
    .filter(({ start, end }) => start < end);

/** Known spans for the form, all in the zone of the first. */
export function typedWindows(known: CandidateWindow[]): { windows: TypedWindow[]; windowsZone: string } {
  const [first] = known;
  if (!first) return { windows: [], windowsZone: '' };
  const windows = known.map((window) => {
    const { start, end } =
      window.timeZone === first.timeZone
        ? window
        : {
            start: wallTimeAt(instants(window).start, first.timeZone),
            end: wallTimeAt(instants(window).end, first.timeZone),
          };
    return { date: start.slice(0, 10), from: start.slice(11), until: end.slice(11) };
  });
  return { windows, windowsZone: first.timeZone };
}

/** '26/11/2026 14:00–18:00, Kolkata (IST)' */
export const windowText = (window: CandidateWindow): string =>
  `${spanText(window.start, window.end)}, ${zoneLabel(window.timeZone, instants(window).start)}`;
