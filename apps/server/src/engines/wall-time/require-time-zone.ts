import { invalidField } from '#lib/app-error.ts';
import { isTimeZone } from './time-zones.ts';

/** Refuses an unknown time zone, with the path of its field; accepts undefined. */
export function requireTimeZone(field: string, timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  throw invalidField(field, `${timeZone} is not a time zone we know`);
}
