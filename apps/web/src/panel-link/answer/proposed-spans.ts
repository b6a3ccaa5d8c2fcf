import { spanText, weekdayText } from '#lib/dates/date-text.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { instantOfWall, shiftWall } from '#lib/dates/zone-time.ts';
import { ANSWER } from './answer.texts.ts';

/** A span as entered: a date `YYYY-MM-DD` and two clock times `HH:mm`, each empty until filled in. */
export type SpanDraft = { date: string; start: string; end: string };

export const EMPTY_SPAN: SpanDraft = { date: '', start: '', end: '' };

/** The span with another start; an untouched end follows by the meeting's duration. */
export function withStart(span: SpanDraft, start: string, minutes: number): SpanDraft {
  if (span.end || !start) return { ...span, start };
  const end = shiftWall(`2000-01-01T${start}`, minutes);
  return { ...span, start, end: end.startsWith('2000-01-01') ? end.slice(11) : '' };
}

/** What is wrong with a span in the zone, or empty. */
export function findFault({ date, start, end }: SpanDraft, timeZone: string, now: number): string {
  if (!date || !start || !end) return ANSWER.incomplete();
  if (end <= start) return ANSWER.wrongOrder();
  return instantOfWall(`${date}T${end}`, timeZone).instant <= now ? ANSWER.past() : '';
}

/** The span as sent. */
export const suitedSpan = ({ date, start, end }: SpanDraft, timeZone: string) => ({
  startTime: `${date}T${start}`,
  endTime: `${date}T${end}`,
  timeZone,
});

/** 'Thursday 26/11/2026 15:00–16:00, Stockholm time' */
export const windowText = ({
  start,
  end,
  timeZone,
}: {
  start: string;
  end: string;
  timeZone: string;
}): string =>
  ANSWER.window({ weekday: weekdayText(start), span: spanText(start, end), zone: zoneCity(timeZone) });
