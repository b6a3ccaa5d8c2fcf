import { LIMITS } from '@slotwise/contract/limits';
import type { Span } from '#engines/scheduling/interval-set.ts';
import { momentsBetween } from '#engines/scheduling/read-moments.ts';
import { printWallTime } from '#engines/wall-time/print-time.ts';
import { readTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import { splitList } from '#lib/text/split-list.ts';

const FIELD = 'candidateWindows';
const IS_WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const HOW =
  'Each of the candidate’s times is written as start/end, such as 2026-11-26T14:00/2026-11-26T17:00';

/**
 * Reads the candidate's times `within` the searched span: ISO 8601 intervals of instants, or of wall times in
 * `timeZone`. Throws VALIDATION_FAILED, or TIME_DOES_NOT_EXIST with `details.suggestions`.
 */
export function readWindows(text: string | undefined, timeZone: string | undefined, within: Span): Span[] {
  const parts = splitList(text);
  if (parts.length > LIMITS.candidateWindowsMax)
    throw invalidField(FIELD, `Give at most ${LIMITS.candidateWindowsMax} times of the candidate`);
  return parts.flatMap((part) => readWindow(part, timeZone, within));
}

function readWindow(part: string, timeZone: string | undefined, within: Span): readonly Span[] {
  const ends = part.split('/').map((end) => end.trim());
  const [start, end] = ends;
  if (ends.length !== 2 || !start || !end) throw invalidField(FIELD, HOW);
  if (timeZone === undefined && ends.some((one) => IS_WALL_TIME.test(one)))
    throw invalidField('candidateTimeZone', 'Say in which time zone the candidate’s times are');
  const span = minutesWithin(readEnd(start, timeZone), readEnd(end, timeZone));
  if (span.start >= span.end) throw invalidField(FIELD, `${part} does not end after it starts`);
  if (timeZone === undefined || !ends.every((one) => IS_WALL_TIME.test(one))) return [span];
  // For an hour that occurs twice, wall times mean both occurrences.
  const moments = momentsBetween({ start, end }, timeZone, within);
  // A time outside the span is still the only one offered.
  return moments.length > 0 ? moments : [span];
}

/** If only part of the first or last minute is the candidate's, that minute does not count. */
const minutesWithin = (start: TimePoint, end: TimePoint): Span => ({
  start: Math.ceil(Date.parse(start.instant) / MINUTE_MILLIS),
  end: Math.floor(Date.parse(end.instant) / MINUTE_MILLIS),
});

function readEnd(written: string, timeZone = 'UTC'): TimePoint {
  const reading = readTime(written, timeZone);
  if (reading.kind === 'time') return reading;
  if (reading.kind !== 'does-not-exist') throw invalidField(FIELD, HOW);
  const { wallTime, suggestions } = reading;
  const message = `${printWallTime(wallTime)} does not exist in ${timeZone}: clocks jump over it that night.`;
  throw new AppError('TIME_DOES_NOT_EXIST', {
    message,
    fieldErrors: { [FIELD]: message },
    details: { field: FIELD, suggestions },
  });
}
