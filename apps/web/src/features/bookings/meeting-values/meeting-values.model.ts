import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import { DEFAULT_SCORECARD, type ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import { instantOfWall, wallTimeAt, type WallReading } from '#lib/dates/zone-time.ts';
import type { TypedWindow } from './candidate-times.model.ts';
import type { ChoosingTerms } from './terms.model.ts';
import type { Pool } from './pool.model.ts';
import type { Seat } from './seat.model.ts';

/** A number as a field holds it: empty, a number, or what was typed so far of one, such as `3.`. */
export type TypedNumber = number | string;

/**
 * What the form of a meeting holds. Texts are as typed; `date` is `YYYY-MM-DD` and `start` `HH:mm`, or what was typed
 * instead; `primarySkills` are separated by commas; an empty `timeZone` stands for the zone of the user.
 */
export type MeetingValues = {
  candidateDetails: {
    candidateName: string;
    email: string;
    phone: string;
    whatsApp: string;
    linkedIn: string;
    timeZone: string;
    currentLocation: string;
    currentCompany: string;
    currentDesignation: string;
    totalExperience: TypedNumber;
    noticePeriodDays: TypedNumber;
    primarySkills: string;
    /** When the candidate can come, on the clocks of `windowsZone`; no window means any time. */
    windows: TypedWindow[];
    windowsZone: string;
  };
  /** The job of the organization that the meeting is for; null where it is for none, or only named. */
  jdId: string | null;
  jobTitle: string;
  roundName: string;
  roundNumber: TypedNumber;
  previousBookingId: string | null;
  scorecard: ScorecardAttribute[];
  panel: Seat[];
  /** Seats that the chosen time decides; those who sit for them stand in `panel` too. */
  pools: Pool[];
  date: string;
  start: string;
  minutes: number | '';
  /** An end as typed that cannot be one; empty while the end follows from start and duration. */
  refusedEnd: string;
  timeZone: string;
  /** Under which terms the candidate chooses the time; null where the recruiter does. */
  choosing: ChoosingTerms | null;
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
    whatsApp: '',
    linkedIn: '',
    timeZone: '',
    currentLocation: '',
    currentCompany: '',
    currentDesignation: '',
    totalExperience: '',
    noticePeriodDays: '',
    primarySkills: '',
    windows: [],
    windowsZone: '',
  },
  jdId: null,
  jobTitle: '',
  roundName: '',
  roundNumber: 1,
  previousBookingId: null,
  scorecard: DEFAULT_SCORECARD,
  panel: [],
  pools: [],
  date: '',
  start: '',
  minutes: 60,
  refusedEnd: '',
  timeZone: '',
  choosing: null,
  mode: 'VIDEO',
  meetingLink: '',
  dialIn: '',
  venue: '',
  instructions: '',
};

/** The number in a field; null for an empty one and for what is no number yet. */
export function numberIn(typed: TypedNumber): number | null {
  if (typed === '' || typed === null) return null;
  const read = Number(typed);
  return Number.isFinite(read) ? read : null;
}

/** The words of a text that separates them by commas. */
export const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

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
