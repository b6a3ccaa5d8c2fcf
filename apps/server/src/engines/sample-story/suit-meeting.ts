import { Temporal } from 'temporal-polyfill';
import { sampleInstant, sampleWallTime } from './sample-day.ts';
import type { SampleMeeting } from './sample-meeting.ts';
import { SAMPLE_PANEL, type SamplePanelist } from './sample-people.ts';
import { sampleHours } from './sample-times.ts';

type Times = Pick<SampleMeeting, 'days' | 'start' | 'minutes' | 'panel'>;

/** Half hours of a long day, '06:00' to '20:30'. */
const STARTS = Array.from(
  { length: 30 },
  (_, index) => `${String(6 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/**
 * Moves the meeting to the starts nearest to its own when its panel is at work: the story is written for Indian times,
 * but organizations are everywhere. If no start suits the entire panel, it stays as it is.
 */
export function suitMeeting<Meeting extends SampleMeeting>(
  meeting: Meeting,
  timeZone: string,
  now: Date,
): Meeting {
  const suit = (times: Times) => suitStart(times, timeZone, now);
  return {
    ...meeting,
    start: suit(meeting),
    acts: meeting.acts.map((act) =>
      act.kind === 'reschedule' ? { ...act, start: suit({ ...meeting, ...act }) } : act,
    ),
  };
}

function suitStart({ days, start, minutes, panel }: Times, timeZone: string, now: Date): string {
  const suits = (clock: string) => {
    const begins = sampleInstant(sampleWallTime(now, timeZone, days, clock), timeZone);
    return panel.every((panelist) => isAtWork(panelist, begins, minutes));
  };
  const byDistance = STARTS.toSorted((one, other) => distance(one, start) - distance(other, start));
  return [start, ...byDistance].find(suits) ?? start;
}

/** True if someone is at work, in their own zone, for these minutes from an instant on. */
export function isAtWork(panelist: SamplePanelist, begins: Date, minutes: number): boolean {
  const from = Temporal.Instant.fromEpochMilliseconds(begins.getTime())
    .toZonedDateTimeISO(SAMPLE_PANEL[panelist].timeZone)
    .toPlainDateTime();
  const first = from.hour * 60 + from.minute;
  return (
    from.dayOfWeek <= 5 &&
    sampleHours(panelist).some(
      ({ start, end }) => toMinutes(start) <= first && first + minutes <= toMinutes(end),
    )
  );
}

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const distance = (one: string, other: string): number => Math.abs(toMinutes(one) - toMinutes(other));
