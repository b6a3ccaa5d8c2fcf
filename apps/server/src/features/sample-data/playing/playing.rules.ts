import { sampleInstant, sampleWallTime } from '#engines/sample-story/sample-day.ts';
import type { SampleMeeting } from '#engines/sample-story/sample-meeting.ts';
import { DAY_MILLIS, HOUR_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';

/** How long before its time, or before now, a sample meeting was made. */
const MADE_DAYS_BEFORE = 4;

/** When a sample meeting was made and its acts happened: after its end, else since then; never later than now. */
export function buildMoments(
  { days, start, minutes }: Pick<SampleMeeting, 'days' | 'start' | 'minutes'>,
  timeZone: string,
  now: Date,
) {
  const begins = sampleInstant(sampleWallTime(now, timeZone, days, start), timeZone).getTime();
  const ends = begins + minutes * MINUTE_MILLIS;
  const made = Math.min(begins, now.getTime()) - MADE_DAYS_BEFORE * DAY_MILLIS;
  const first = ends < now.getTime() ? ends : made + DAY_MILLIS;
  const actAt = (index: number) => new Date(Math.min(now.getTime(), first + (index + 1) * HOUR_MILLIS));
  return { made: new Date(made), actAt };
}
