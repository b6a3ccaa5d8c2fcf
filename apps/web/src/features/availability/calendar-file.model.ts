import { LIMITS } from '@slotwise/contract/limits';
import { FILES } from './availability.texts.ts';

const MAX_NAME = 100;

/** Calendar files as calendar programs export them. */
export const BUSY_FILE = { extensions: ['ics'], maxBytes: LIMITS.busyFileMax };
export const HOLIDAY_FILE = { extensions: ['ics'], maxBytes: LIMITS.holidayFileMax };

/** A calendar's name, from its file: 'Work.ics' gives 'Work'. */
export function calendarName(fileName: string): string {
  const name = fileName.replace(/\.ics$/i, '').trim();
  return name.slice(0, MAX_NAME) || FILES.unnamed();
}
