import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import type { Span } from '#engines/scheduling/interval-set.ts';
import { minutesBetween } from '#engines/scheduling/read-moments.ts';
import { unboundPerson, type BusyTime, type Person } from '#engines/scheduling/scheduling-request.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import type { MeetingRow } from './people.queries.ts';

/** Someone whose time is checked: a panelist with their own times, or anyone with an email address. */
export type Asked = Pick<Person, 'key' | 'role' | 'name' | 'timeZone' | 'isZoneAssumed' | 'required'> & {
  /** Null for someone whose meetings cannot be known. */
  email: string | null;
  times: PanelistTimes | null;
  /** The only times the person offers; null when any time will do. */
  windows: readonly Span[] | null;
};

type Found = { meetings: MeetingRow[]; elsewhere: { start: Date; end: Date }[]; holidays: Holiday[] };

/** A panelist on the panel, in their own zone. */
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

/** The person in the engine's terms. Hosting a meeting takes up no one's time except that of this meeting's host. */
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
