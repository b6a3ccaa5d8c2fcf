import type { SlotReason } from '@slotwise/contract/availability/slots.schema';
import type { Attendee } from './person-time.ts';
import type { Inquiry } from './inquiry.ts';
import { spanAt, type Span } from './interval-set.ts';
import { loadAt } from './meeting-load.ts';
import { comingAt, seatPools, type PoolSeats } from './pool-seats.ts';
import { comfort } from './suitable-hours.ts';

/** The weight of each part of a score. A part is 0 to 1, and the weights add up to the maximum score. */
export const SCORE_WEIGHTS: Readonly<Record<SlotReason, number>> = {
  /** How well the time suits the worst-off person on the panel. */
  GOOD_HOURS: 30,
  /** Whether it avoids leaving free time too short for another such meeting. */
  NO_FRAGMENT: 20,
  /** How far the panel is from its weekly limits. */
  FAIR_LOAD: 20,
  /** How early it is in the horizon. */
  SOONEST: 15,
  /** The share of optional panelists who can attend, including the host. */
  OPTIONAL_FREE: 10,
  /** Whether there is some free time before and after. */
  ROOM_AROUND: 5,
};

/** Meetings per week that count as full for someone without a limit. */
const USUAL_WEEK = 10;
const ROOM_MINUTES = 30;
/** The value of a side with enough free time next to the meeting for another one. */
const LONG_REST = 0.6;

/** A possible time with its panel and score. */
export type ScoredSlot = Span & {
  /** The index of its day in the horizon. */
  day: number;
  /** Everyone needed: required people, then those picked from the pools, in pool order. */
  sitting: Attendee[];
  pooled: Attendee[];
  optional: Attendee[];
  parts: Record<SlotReason, number>;
  /** 0 to 100. */
  score: number;
};

/** Seats the panel at a possible grid start, and scores the time. */
export function scoreSlot(inquiry: Inquiry, place: number): ScoredSlot {
  const { request, horizon, grid, required, people } = inquiry;
  const start = grid.starts[place] ?? 0;
  const span = { start, end: start + request.durationMinutes };
  const pooled = bestSeated(inquiry.pools, place, start);
  const sitting = [...required, ...pooled];
  const mayCome = people.filter(({ person }) => !person.required);
  const coming = mayCome.filter((one) => one.canStart[place] === 1);
  const optional = coming.filter((one) => isPanelist(one) && !pooled.includes(one));
  const parts: Record<SlotReason, number> = {
    GOOD_HOURS: Math.min(...sitting.map((one) => comfort(one, span)), 1),
    NO_FRAGMENT: mean(sitting.map((one) => wholeness(one, span))),
    FAIR_LOAD: mean(sitting.filter(isPanelist).map((one) => Math.max(0, 1 - weekShare(one, start)))),
    SOONEST: 1 - (start - horizon.span.start) / (horizon.span.end - horizon.span.start),
    OPTIONAL_FREE: mayCome.length === 0 ? 1 : coming.length / mayCome.length,
    ROOM_AROUND: mean(sitting.map((one) => roomAround(one, span))),
  };
  return { ...span, day: grid.dayOfStart[place] ?? 0, sitting, pooled, optional, parts, score: total(parts) };
}

function total(parts: Record<SlotReason, number>): number {
  return Math.round(REASONS.reduce((sum, reason) => sum + SCORE_WEIGHTS[reason] * parts[reason], 0));
}

const REASONS = [
  'GOOD_HOURS',
  'NO_FRAGMENT',
  'FAIR_LOAD',
  'SOONEST',
  'OPTIONAL_FREE',
  'ROOM_AROUND',
] as const;

/** Seats the least loaded who can attend; ties go to the first named. */
function bestSeated(pools: PoolSeats, place: number, start: number): Attendee[] {
  if (pools.needs.length === 0) return [];
  const shares = pools.candidates.map(({ attendee }) => weekShare(attendee, start));
  const order = comingAt(pools, place).toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0) || a - b);
  const seats = seatPools(pools, order) ?? [];
  return seats.flat().flatMap((index) => pools.candidates[index]?.attendee ?? []);
}

/** The share of their week that is already taken: 1 at the limit. */
function weekShare({ person, load, clock }: Attendee, start: number): number {
  return loadAt(load, clock, start) / Math.max(1, person.maxPerWeek ?? USUAL_WEEK);
}

/** The mean over both sides: 1 if the meeting touches the edge of the free time, 0 if it leaves a small gap. */
function wholeness({ free }: Attendee, { start, end }: Span): number {
  const around = spanAt(free, start);
  if (!around) return 0;
  return (worthOfRest(start - around.start, end - start) + worthOfRest(around.end - end, end - start)) / 2;
}

function worthOfRest(minutes: number, duration: number): number {
  if (minutes === 0) return 1;
  return minutes < duration ? 0 : LONG_REST;
}

function roomAround({ free }: Attendee, { start, end }: Span): number {
  const around = spanAt(free, start);
  if (!around) return 0;
  return Math.min(ROOM_MINUTES, start - around.start, around.end - end) / ROOM_MINUTES;
}

const isPanelist = ({ person }: Attendee): boolean => person.role === 'PANELIST';

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
