import type { BusySource, BusySourceKind } from '@slotwise/contract/availability/busy-sources.schema';
import { agoText, counted, durationText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

/** After this long a calendar has moved on. */
const OLD_MILLIS = 14 * 86_400_000;

const KINDS: Record<BusySourceKind, string> = {
  FILE: 'Calendar file',
  FEED: 'Published calendar',
  CALDAV: 'CalDAV account',
};

/** 'Published calendar of calendar.example' */
export const kindText = ({ kind, host }: BusySource): string => `${KINDS[kind]}${host && ` of ${host}`}`;

/** '34 busy stretches until 12/02/2027', or that nothing lies ahead any more. */
export function busyText({ upcoming, until }: BusySource, timeZone: string): string {
  if (upcoming === 0) return 'Nothing busy ahead';
  const last = printWallTime(wallTimeAt(Date.parse(until), timeZone).slice(0, 10));
  return `${counted(upcoming, 'busy stretch', 'busy stretches')} until ${last}`;
}

export const readText = ({ readAt }: BusySource, now: number): string =>
  readAt ? `read ${agoText(readAt, now)}` : 'not read yet';

/** 'next in 12 min'; a failing one is tried again. Empty where nothing is read by itself. */
export function nextText({ nextReadAt, error }: BusySource, now: number): string {
  if (!nextReadAt) return '';
  const minutes = (Date.parse(nextReadAt) - now) / 60_000;
  const when = minutes < 1 ? 'in a moment' : `in ${durationText(minutes)}`;
  return error ? `tried again ${when}` : `next ${when}`;
}

export const isOld = ({ kind, readAt }: BusySource, now: number): boolean =>
  kind === 'FILE' && readAt !== null && now - Date.parse(readAt) > OLD_MILLIS;
