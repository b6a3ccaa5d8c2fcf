import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import { DEFAULT_SCORECARD, type ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import { instantOfWall, wallTimeAt, type WallReading } from '#lib/dates/zone-time.ts';
import type { TypedWindow } from './candidate-times.model.ts';
import type { ChoosingTerms } from './terms.model.ts';
import type { Pool } from './pool.model.ts';
import type { Seat } from './seat.model.ts';

/** A number field's value: empty, a number, or an unfinished one such as `3.`. */
export type TypedNumber = number | string;

/**
 * The values of the meeting form. Texts are as typed; `date` is `YYYY-MM-DD` and `start` `HH:mm`, or whatever was typed
 * instead; `primarySkills` are separated by commas; an empty `timeZone` means the user's zone.
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
    /** When the candidate can come, in `windowsZone`; no window means any time. */
    windows: TypedWindow[];
    windowsZone: string;
  };
  /** The organization's job the meeting is for; null if there is none, or it is only named. */
  jdId: string | null;
  jobTitle: string;
  roundName: string;
  roundNumber: TypedNumber;
  previousBookingId: string | null;
  scorecard: ScorecardAttribute[];
  panel: Seat[];
  /** Seats that the chosen time decides; the people picked for them are also in `panel`. */
  pools: Pool[];
  date: string;
  start: string;
  minutes: number | '';
  /** A typed end that is invalid; empty while the end follows from start and duration. */
  refusedEnd: string;
  timeZone: string;
  /** The terms under which the candidate chooses the time; null if the recruiter does. */
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

/** The number in a field; null if it is empty or not a number yet. */
export function numberIn(typed: TypedNumber): number | null {
  if (typed === '' || typed === null) return null;
  const read = Number(typed);
  return Number.isFinite(read) ? read : null;
}

/** Splits a comma-separated text into its words. */
export const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The chosen time, once date, start and duration are set. Instants are milliseconds, wall times in the zone. */
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

/** `24:00` can end a day but cannot start a meeting. */
export const isStartClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function chosenTime({ date, start, minutes, timeZone }: TimeFields): ChosenTime | null {
  if (!isDate(date) || !isStartClock(start) || !timeZone || !minutes) return null;
  const startWall = `${date}T${start}`;
  const reading = instantOfWall(startWall, timeZone);
  const end = reading.instant + minutes * 60_000;
  const endWall = wallTimeAt(end, timeZone);
  return { reading: reading.kind, start: reading.instant, end, startWall, endWall, timeZone };
}

/** The minutes between two clock times, both `HH:mm`; an end that is not later is on the next day. */
export function minutesBetween(start: string, end: string): number {
  const [from = 0, to = 0] = [start, end].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return to > from ? to - from : to - from + 24 * 60;
}
