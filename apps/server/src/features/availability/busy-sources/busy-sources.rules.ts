import { LIMITS } from '@slotwise/contract/limits';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

const DAYS_AHEAD = 2 * 365;

/** How far a calendar is read: from now on, two years ahead. In milliseconds since 1970. */
export const horizonAt = (now: Date): { start: number; end: number } => ({
  start: now.getTime(),
  end: now.getTime() + DAYS_AHEAD * DAY_MILLIS,
});

/** One more source; the same name again replaces its own. */
export function requireRoom(names: string[], name: string): void {
  if (names.includes(name) || names.length < LIMITS.busySourcesMax) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `There are at most ${LIMITS.busySourcesMax} sources of busy times. Remove one first, or use its name to replace it.`,
  });
}

export const noSuchSource = (): AppError =>
  new AppError('NOT_FOUND', { message: 'There is no such source of busy times.' });
