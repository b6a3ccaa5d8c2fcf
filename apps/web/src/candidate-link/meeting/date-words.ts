import { dayTitle, monthName, spanText } from '#lib/dates/date-text.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import type { ShownTime } from './shown-times.ts';
import { MEETING } from './meeting.texts.ts';

/** How a candidate's page writes days and times; dates and wall times as everywhere. */

/** 'November 2026', 'November to December 2026' */
export function monthTitle(first: string, last: string): string {
  const year = last.slice(0, 4);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${monthName(first)} ${year}`;
  const firstYear = first.slice(0, 4) === year ? '' : ` ${first.slice(0, 4)}`;
  return MEETING.months({ first: `${monthName(first)}${firstYear}`, last: `${monthName(last)} ${year}` });
}

/** 'Thursday 26 November, 15:00 to 15:45'; with the end's day if it ends on the next one. */
export function spokenSpan({ start, end }: Pick<ShownTime, 'start' | 'end'>): string {
  const clocks = { start: printClock(start), end: printClock(end) };
  return start.slice(0, 10) === end.slice(0, 10)
    ? MEETING.span({ day: dayTitle(start), ...clocks })
    : MEETING.spanOfDays({ firstDay: dayTitle(start), lastDay: dayTitle(end), ...clocks });
}

/** '26/11/2026 15:00–15:45' */
export const shortSpan = ({ start, end }: Pick<ShownTime, 'start' | 'end'>): string => spanText(start, end);
