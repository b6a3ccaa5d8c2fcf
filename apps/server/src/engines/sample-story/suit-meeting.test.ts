import { expect, test } from 'vitest';
import { COMING_MEETINGS } from './coming-meetings.ts';
import { PAST_MEETINGS } from './past-meetings.ts';
import { sampleInstant, sampleWallTime } from './sample-day.ts';
import { isAtWork, suitMeeting } from './suit-meeting.ts';

const DATES = ['2026-01-14T09:00:00.000Z', '2026-07-16T09:00:00.000Z'].map((at) => new Date(at));

test.each(['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Sydney'])(
  'every sample meeting of an organization in %s is within its panel’s hours, in summer and winter',
  (timeZone) => {
    const outside = DATES.flatMap((now) =>
      [...PAST_MEETINGS, ...COMING_MEETINGS].flatMap((written) => {
        const meeting = suitMeeting(written, timeZone, now);
        const times = [meeting, ...meeting.acts.filter((act) => act.kind === 'reschedule')];
        return times.flatMap(({ days, start }) => {
          const begins = sampleInstant(sampleWallTime(now, timeZone, days, start), timeZone);
          const absent = meeting.panel.filter((one) => !isAtWork(one, begins, meeting.minutes));
          return absent.map((one) => `${meeting.candidate.name} ${start} without ${one}`);
        });
      }),
    );
    expect(outside).toEqual([]);
  },
);
