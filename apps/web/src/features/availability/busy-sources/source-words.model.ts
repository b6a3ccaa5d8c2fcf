import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import { agoText, durationText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { BUSY } from './busy-sources.texts.ts';

/** After this long a file is considered outdated. */
const OLD_MILLIS = 14 * 86_400_000;

/** 'Published calendar on calendar.example' */
export const kindText = ({ kind, host }: BusySource): string => BUSY.kind({ kind, host: host || 'none' });

/** '34 busy times until 12/02/2027', or that none lie ahead. */
export function busyText({ upcoming, until }: BusySource, timeZone: string): string {
  if (upcoming === 0) return BUSY.nothingAhead();
  const last = printWallTime(wallTimeAt(Date.parse(until), timeZone).slice(0, 10));
  return BUSY.ahead({ count: upcoming, date: last });
}

export const readText = ({ readAt }: BusySource, now: number): string =>
  readAt ? BUSY.read({ ago: agoText(readAt, now) }) : BUSY.notRead();

/** 'next sync in 12 min'; a failing one is retried. Empty if nothing is read automatically. */
export function nextText({ nextReadAt, error }: BusySource, now: number): string {
  if (!nextReadAt) return '';
  const minutes = (Date.parse(nextReadAt) - now) / 60_000;
  const failed = String(Boolean(error));
  return minutes < 1 ? BUSY.nextSoon({ failed }) : BUSY.nextIn({ failed, span: durationText(minutes) });
}

export const isOld = ({ kind, readAt }: BusySource, now: number): boolean =>
  kind === 'FILE' && readAt !== null && now - Date.parse(readAt) > OLD_MILLIS;
