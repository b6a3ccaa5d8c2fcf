import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { AppError, invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

export const DAYS_AHEAD = 2 * 365;

/** The range read from a calendar file: from now to two years ahead, in milliseconds since 1970. */
export const horizonAt = (now: Date): { start: number; end: number } => ({
  start: now.getTime(),
  end: now.getTime() + DAYS_AHEAD * DAY_MILLIS,
});

type Present = Pick<BusySource, 'kind' | 'name'>;

/** Refuses one source too many; reusing a name replaces that source. */
export function requireRoom(present: Present[], name: string): void {
  if (present.some((source) => source.name === name) || present.length < LIMITS.busySourcesMax) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `There are at most ${LIMITS.busySourcesMax} sources of busy times. Remove one first, or use its name to replace it.`,
  });
}

/** A file may only replace a file, and a connected calendar only one of its kind. */
export function requireOwnName(present: Present[], { kind, name }: Present): void {
  const taken = present.find((source) => source.name === name);
  if (!taken || taken.kind === kind) return;
  throw invalidField(
    'name',
    `You have another calendar called “${name}”. Choose another name, or remove that one.`,
  );
}

/** Calendars are connected and re-read only if the operator wants it. */
export function requireConnecting({ feeds }: { feeds: boolean }): void {
  if (feeds) return;
  throw new AppError('INVALID_TRANSITION', {
    message: 'Connected calendars are switched off on this server. Bring a calendar file instead.',
  });
}

export const noSuchSource = (): AppError =>
  new AppError('NOT_FOUND', { message: 'This calendar is no longer connected.' });
