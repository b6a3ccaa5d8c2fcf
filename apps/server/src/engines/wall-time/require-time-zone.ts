import { invalidField } from '#lib/app-error.ts';
import { isTimeZone } from './time-zones.ts';

/** Refuses a time zone no one knows, under the path of its field; one that is not given passes. */
export function requireTimeZone(field: string, timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  throw invalidField(field, `${timeZone} is not a time zone we know`);
}
