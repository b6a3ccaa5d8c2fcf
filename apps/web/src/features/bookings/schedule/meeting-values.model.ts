import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { printClock } from '#lib/wall-time.ts';
import { instantOfWall, wallTimeAt, type WallReading } from '#lib/zone-time.ts';

export type Seat = { panelist: Panelist; required: boolean };

/**
 * What the form of a new meeting holds. Texts are as typed; `date` is `YYYY-MM-DD` or empty, `start` is `HH:mm`; an empty
 * `timeZone` stands for the zone of the user.
 */
export type MeetingValues = {
  candidateDetails: {
    candidateName: string;
    email: string;
    phone: string;
    linkedIn: string;
    timeZone: string;
    currentLocation: string;
  };
  jobTitle: string;
  roundName: string;
  panel: Seat[];
  date: string;
  start: string;
  minutes: number | '';
  timeZone: string;
  mode: MeetingMode;
  meetingLink: string;
  dialIn: string;
  venue: string;
  instructions: string;
};

export const EMPTY_MEETING: MeetingValues = {
  candidateDetails: {
    candidateName: '',
    email: '',
    phone: '',
    linkedIn: '',
    timeZone: '',
    currentLocation: '',
  },
  jobTitle: '',
  roundName: '',
  panel: [],
  date: '',
  start: '',
  minutes: 60,
  timeZone: '',
  mode: 'VIDEO',
  meetingLink: '',
  dialIn: '',
  venue: '',
  instructions: '',
};

/** The chosen time once date, start and duration are there. Instants are milliseconds, wall times in the zone. */
export type ChosenTime = {
  reading: WallReading['kind'];
  start: number;
  end: number;
  startWall: string;
  endWall: string;
  timeZone: string;
};

type TimeFields = Pick<MeetingValues, 'date' | 'start' | 'minutes' | 'timeZone'>;

export function chosenTime({ date, start, minutes, timeZone }: TimeFields): ChosenTime | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(start) || !timeZone || !minutes) return null;
  const startWall = `${date}T${start}`;
  const reading = instantOfWall(startWall, timeZone);
  const end = reading.instant + minutes * 60_000;
  const endWall = wallTimeAt(end, timeZone);
  return { reading: reading.kind, start: reading.instant, end, startWall, endWall, timeZone };
}

/** The minutes from a start to an end on the clock, both `HH:mm`; an end that is not later is on the next day. */
export function minutesBetween(start: string, end: string): number {
  const [from = 0, to = 0] = [start, end].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return to > from ? to - from : to - from + 24 * 60;
}

/** The `HH:mm` at which the chosen time ends; empty while nothing is chosen. */
export function endClock(values: TimeFields): string {
  const time = chosenTime(values);
  return time ? printClock(time.endWall) : '';
}
