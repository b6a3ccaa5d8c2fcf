import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { instantOfWall, wallTimeAt, type WallReading } from '#lib/zone-time.ts';

export type Seat = { panelist: Panelist; required: boolean };

/**
 * What the form of a new meeting holds. Texts are as typed; `date` is `YYYY-MM-DD` and `start` `HH:mm`, or what was
 * typed instead; an empty `timeZone` stands for the zone of the user.
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
  /** An end as typed that cannot be one; empty while the end follows from start and duration. */
  refusedEnd: string;
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
  refusedEnd: '',
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

export type TimeFields = Pick<MeetingValues, 'date' | 'start' | 'minutes' | 'timeZone'>;

export const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** `24:00` ends a day and cannot start a meeting. */
export const isStartClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function chosenTime({ date, start, minutes, timeZone }: TimeFields): ChosenTime | null {
  if (!isDate(date) || !isStartClock(start) || !timeZone || !minutes) return null;
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
