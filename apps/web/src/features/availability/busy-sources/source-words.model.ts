import type { BusySource } from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import { agoText, counted } from '#lib/date-text.ts';
import { printWallTime } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';

/** After this long a calendar has moved on. */
const OLD_MILLIS = 14 * 86_400_000;

/** '34 busy stretches until 12/02/2027', or that nothing lies ahead any more. */
export function busyText({ upcoming, until }: BusySource, timeZone: string): string {
  if (upcoming === 0) return 'Nothing busy ahead';
  const last = printWallTime(wallTimeAt(Date.parse(until), timeZone).slice(0, 10));
  return `${counted(upcoming, 'busy stretch', 'busy stretches')} until ${last}`;
}

export const readText = ({ readAt }: BusySource, now: number): string => `read ${agoText(readAt, now)}`;

export const isOld = ({ readAt }: BusySource, now: number): boolean => now - Date.parse(readAt) > OLD_MILLIS;
