import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import { dayTitle } from '#lib/dates/date-text.ts';
import { spokenSpan } from '../meeting/date-words.ts';
import { PROPOSING } from './proposing.texts.ts';

const DAY_START = '00:00';
const DAY_ENDS = ['23:59', '24:00'];

/** 'Tuesday 24 November, 16:00 to 20:00'; a whole day is named as one. */
export function windowText({ start, end }: Pick<CandidateWindow, 'start' | 'end'>): string {
  const isSameDay = start.slice(0, 10) === end.slice(0, 10);
  const isWhole = start.endsWith(DAY_START) && isSameDay && DAY_ENDS.includes(end.slice(11));
  return isWhole ? PROPOSING.allDay({ day: dayTitle(start) }) : spokenSpan({ start, end });
}
