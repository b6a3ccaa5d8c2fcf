import type { DayRange } from '@slotwise/contract/panelists/hours.schema';
import { shortWeekday } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import type { Stretch } from './dates.model.ts';
import { HOURS } from '../hours/hours.texts.ts';

/** 'Mon 21/12/2026' */
export const dayText = (date: string): string => `${shortWeekday(date)} ${printWallTime(date)}`;

/** 'Mon 21/12/2026', 'Mon 21/12/2026 – Fri 01/01/2027' */
export const stretchTitle = ({ from, to }: Pick<Stretch, 'from' | 'to'>): string =>
  from === to ? dayText(from) : HOURS.days({ from: dayText(from), to: dayText(to) });

export const hoursText = (ranges: DayRange[]): string =>
  ranges
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ start, end }) => `${start}–${end}`)
    .join(', ');

/** 'Off', 'Off · 12 days', '10:00–14:00' */
export const stretchHours = ({ ranges, days }: Pick<Stretch, 'ranges' | 'days'>): string =>
  HOURS.stretchHours({ isOff: String(ranges.length === 0), hours: hoursText(ranges), days });
