import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import type { Span } from '#engines/scheduling/interval-set.ts';
import { minutesBetween } from '#engines/scheduling/read-moments.ts';
import { unboundPerson, type BusyTime, type Person } from '#engines/scheduling/scheduling-request.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import type { MeetingRow } from './people.queries.ts';

/** Someone whose time is looked at: a panelist with the times they set, or anyone with a mail address. */
export type Asked = Pick<Person, 'key' | 'role' | 'name' | 'timeZone' | 'isZoneAssumed' | 'required'> & {
  /** Null for someone whose meetings no one can know. */
  email: string | null;
  times: PanelistTimes | null;
  /** The only times the person offers; null when any time will do. */
  windows: readonly Span[] | null;
};

type Found = { meetings: MeetingRow[]; elsewhere: { start: Date; end: Date }[]; holidays: Holiday[] };

/** The panelist on the panel, on their own clocks. */
export const askedPanelist = (times: PanelistTimes, required: boolean): Asked => ({
  key: times.panelistId,
  role: 'PANELIST',
  name: times.name,
  timeZone: times.timeZone,
  required,
  email: times.email,
  times,
  windows: null,
});

/** The person as the engine knows one. Hosting a meeting takes the time of no one but the host of this one. */
export function toPerson(asked: Asked, { meetings, elsewhere, holidays }: Found): Person {
  const { email: _email, times, windows, ...who } = asked;
  const attended = meetings.filter(({ isHost }) => !isHost || who.role === 'HOST');
  const ownMeetings = new Map(attended.map((meeting) => [meeting.bookingId, meeting]));
  const busy: BusyTime[] = [
    ...[...ownMeetings.values()].map(({ startTime, endTime }) => ({
      ...minutesBetween(startTime, endTime),
      isMeeting: true,
    })),
    ...elsewhere.map(({ start, end }) => ({ ...minutesBetween(start, end), isMeeting: false })),
  ];
  const free = { ...unboundPerson(who), busy, windows };
  if (!times) return free;
  const { panelistId, weeklyHours, dateOverrides, bufferBefore, bufferAfter } = times;
  const { minNoticeHours, maxPerDay, maxPerWeek } = times;
  return {
    ...free,
    panelistId,
    weeklyHours,
    dateOverrides,
    holidays,
    bufferBefore,
    bufferAfter,
    minNoticeHours,
    maxPerDay,
    maxPerWeek,
  };
}
