import type { CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { readTime } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';

export function readStart(text: string, timeZone: string): Date {
  const reading = readTime(text, timeZone);
  if (reading.kind === 'time') return new Date(reading.instant);
  throw invalidField('startTime', 'Choose one of the times that are offered');
}

/** Refuses what was decided on an outdated state of the meeting, without saying who changed it. */
export function requireSeen({ version }: Pick<BookingRow, 'version'>, seen: number | undefined) {
  if (seen === undefined || seen === version) return;
  throw changedMeanwhile();
}

export const changedMeanwhile = (): AppError =>
  new AppError('VERSION_CONFLICT', {
    message: 'The meeting has changed since you opened this page. Look at it as it is now, then try again.',
  });

/** Refuses windows with unknown zones or dates, and past ones. */
export function requireComingWindows(windows: readonly CandidateWindow[], now: Date) {
  for (const [index, { start, end, timeZone }] of windows.entries()) {
    const field = `windows.${index}`;
    requireTimeZone(`${field}.timeZone`, timeZone);
    const [from, to] = [readTime(start, timeZone), readTime(end, timeZone)];
    for (const [name, reading] of [
      ['start', from],
      ['end', to],
    ] as const) {
      if (reading.kind === 'malformed') {
        throw invalidField(`${field}.${name}`, 'This is no day of the calendar');
      }
    }
    if (to.kind === 'time' && new Date(to.instant) <= now) {
      throw invalidField(`${field}.end`, 'This time has passed. Name later ones');
    }
  }
}

export type Step = { at: Date; by_role: string };

/** Refuses more changes by the candidate than anyone needs in a day; each may send mail. */
export function requireFewSteps(steps: readonly Step[], now: Date) {
  const since = now.getTime() - DAY_MILLIS;
  const own = steps.filter(({ by_role: role, at }) => role === 'CANDIDATE_LINK' && at.getTime() > since);
  const first = own.at(-LIMITS.candidateStepsPerDay);
  if (!first || own.length < LIMITS.candidateStepsPerDay) return;
  const retryAfterSeconds = Math.ceil((first.at.getTime() - since) / 1000);
  throw new AppError('RATE_LIMITED', { retryAfterSeconds });
}
