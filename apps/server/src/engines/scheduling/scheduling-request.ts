import type {
  Allowance,
  DayCauses,
  LaneRole,
  MutualTime,
  Relaxation,
  Slot,
} from '@slotwise/contract/availability/slots.schema';
import type { DateOverride, DayRange, WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import type { Minute, Span } from './interval-set.ts';

/** A busy span. Only this product's meetings count towards limits. */
export type BusyTime = Span & { isMeeting: boolean };

/**
 * Many times the number for people in meetings all day. No question accepts more, so no more are read from other
 * calendars.
 */
export const MOST_BUSY_TIMES = 40_000;
export const hasTooManyBusyTimes = (people: readonly Person[]): boolean =>
  countBusyTimes(people) > MOST_BUSY_TIMES;
export const countBusyTimes = (people: readonly Person[]): number =>
  people.reduce((sum, { busy }) => sum + busy.length, 0);

/**
 * Someone whose time is asked for. Clock times are those of `timeZone`, dates are `YYYY-MM-DD` on its clocks.
 * - Weekly hours without any range are unknown hours, which bind no one; an override stands in place of the day's
 *   weekly hours and of a holiday; a holiday stands in place of the weekly hours.
 * - Buffers are minutes that stay free between a meeting and whatever else the person has: the largest of the two and
 *   the request's `breakMinutes` is kept on both sides, since each is before one meeting and after the other.
 * - A limit counts meetings that touch the day, or the week from Monday to Sunday; a full day holds no minute more.
 * - `windows` are the only times the person offers; null when any time will do.
 */
export type Person = {
  /** Identifies the person in lanes, pools and changes: the panelist's id, an address, `candidate` or `host`. */
  key: string;
  panelistId: string | null;
  role: Exclude<LaneRole, 'POOL'>;
  name: string;
  timeZone: string;
  /** True if the zone is unknown and the asker's is used instead. */
  isZoneAssumed?: boolean;
  /** The meeting cannot happen without them. Everyone else's time is shown but not binding. */
  required: boolean;
  weeklyHours: readonly WeeklyRange[];
  dateOverrides: readonly DateOverride[];
  holidays: readonly { date: string; name: string }[];
  bufferBefore: number;
  bufferAfter: number;
  minNoticeHours: number;
  maxPerDay: number | null;
  maxPerWeek: number | null;
  /** Everything within `spanToRead(request)`, in any order. */
  busy: readonly BusyTime[];
  windows: readonly Span[] | null;
};

/**
 * 'Any `need` of these.' Each person fills only one seat: members who are required anyway, or already sit for another
 * pool, are left out.
 */
export type Pool = { name: string; need: number; members: readonly Person[] };

/** Something given up on purpose, by the person with this key, or by everyone (`*`). */
export type Allowed = { what: Allowance; who: string; minutes: number };

/** Someone who could take the seat of any of the people with these keys. */
export type Substitute = { person: Person; replaces: readonly string[] };

/** The question. `from` and `to` are days of `timeZone`, inclusive; a meeting must be entirely within them. */
export type SchedulingRequest = {
  /** Nothing starts earlier. */
  now: Minute;
  timeZone: string;
  from: string;
  to: string;
  durationMinutes: number;
  /** Starts are the moments at which the clock in `timeZone` shows a multiple of this; a divisor of 60. */
  stepMinutes: number;
  breakMinutes: number;
  /** Daily ranges in each person's own zone that stay free of meetings. */
  breaks: readonly DayRange[];
  /** Those with a lane, in lane order. */
  people: readonly Person[];
  pools: readonly Pool[];
  substitutes: readonly Substitute[];
  allow: readonly Allowed[];
  /** How many of the best slots to return. */
  limit: number;
};

/** The answer in the contract's types. */
export type MutualTimeResult = {
  data: MutualTime;
  slots: Slot[];
  explain: DayCauses[];
  relaxations: Relaxation[];
};

/** Someone without known hours: free at all times, unless the question says otherwise. */
export function unboundPerson(who: Pick<Person, 'key' | 'role' | 'name' | 'timeZone' | 'required'>): Person {
  return {
    ...who,
    panelistId: null,
    weeklyHours: [],
    dateOverrides: [],
    holidays: [],
    bufferBefore: 0,
    bufferAfter: 0,
    minNoticeHours: 0,
    maxPerDay: null,
    maxPerWeek: null,
    busy: [],
    windows: null,
  };
}
