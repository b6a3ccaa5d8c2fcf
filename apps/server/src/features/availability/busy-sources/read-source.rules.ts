import { createHash } from 'node:crypto';
import type { MillisSpan } from '#engines/calendar-files/file-event.ts';
import { UnreadableCalendar } from '#engines/calendar-files/unreadable-calendar.ts';
import { DAY_MILLIS, HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { RefusedFetch } from '#lib/guarded-fetch/guarded-fetch.ts';
import { BrokenSealError } from '#storage/vault.ts';
import { DAYS_AHEAD } from './busy-sources.rules.ts';

const READ_EVERY = 15 * MINUTE_MILLIS;
const READ_AT_LEAST_EVERY = 6 * HOUR_MILLIS;
/** The longest that reading one calendar takes, queues included, so that two processes never read it at once. */
const LEASE_MILLIS = 5 * MINUTE_MILLIS;
/** A server that fails for this long does not recover unaided. */
const LONG_FAILING = DAY_MILLIS;

/** Where a connected calendar is read and its credentials; all of it is secret. */
export type Access = { url: string; username?: string; password?: string; calendars?: string[] };

/** A server's validators for a version (empty if it sent none), and a digest of its content. */
type Version = { etag: string; modified: string; content: string };

/** What is known of the previous read, with a digest of the stretches stored from it. */
export type Known = Version & { day: string; digest: string };

/** `spans` is null if nothing has changed. */
export type Fetched = Version & { spans: MillisSpan[] | null };

type Field = 'url' | 'password' | 'calendars';

/** A connected calendar that gives no times. The message tells its owner why and contains no secret. */
export class UnreadableSource extends Error {
  override name = 'UnreadableSource';
  readonly field: Field;

  constructor(field: Field, message: string) {
    super(message);
    this.field = field;
  }
}

/** The error to show the owner for a failed read; undefined for a bug of ours. */
export function toSourceFault(error: unknown): UnreadableSource | undefined {
  if (error instanceof UnreadableSource) return error;
  if (error instanceof RefusedFetch) return new UnreadableSource('url', error.message);
  if (error instanceof UnreadableCalendar) return new UnreadableSource('url', error.fault);
  if (error instanceof BrokenSealError) {
    const fault = 'How to read this calendar was sealed with another key of this installation.';
    return new UnreadableSource('url', `${fault} Remove it and connect it again.`);
  }
  return undefined;
}

export const UNEXPECTED =
  'Something went wrong on this server while the calendar was read. It is tried again.';

const toDay = (now: Date): string => now.toISOString().slice(0, 10);

/** How far ahead a connected calendar is read. Constant all day, so that an unchanged calendar gives the same spans. */
export function steadyHorizon(now: Date): MillisSpan {
  const today = Date.parse(toDay(now));
  return { start: today - DAY_MILLIS, end: today + DAYS_AHEAD * DAY_MILLIS };
}

/** The stored record of the previous read; nothing on another day, which covers another range. */
export function readKnown(validator: string, now: Date): Known | null {
  if (!validator) return null;
  const known = JSON.parse(validator) as Known;
  return known.day === toDay(now) ? known : null;
}

export function toKnown({ spans, ...version }: Fetched, before: Known | null, now: Date): Known {
  const digest = spans ? hashContent(JSON.stringify(spans)) : (before?.digest ?? '');
  return { ...version, day: toDay(now), digest };
}

export const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MILLIS);

/** When a source is read again: every 15 minutes, less often after failures, spread by a tenth by the source's id. */
export function nextReading(sourceId: string, failures: number, now: Date): Date {
  const pause = Math.min(READ_EVERY * 2 ** Math.max(0, failures - 1), READ_AT_LEAST_EVERY);
  const share = Number.parseInt(sourceId.slice(-4), 16) / 0xffff;
  return new Date(now.getTime() + Math.round(pause * (0.9 + 0.2 * share)));
}

/** True if its owner should learn that the source is failing; one bad hour after a long pause is no reason. */
export const isLongFailing = (failures: number, lastGood: Date, now: Date): boolean =>
  failures >= 3 && now.getTime() - lastGood.getTime() >= LONG_FAILING;
