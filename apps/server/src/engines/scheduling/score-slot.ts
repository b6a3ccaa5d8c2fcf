import type { SlotReason } from '@slotwise/contract/availability/slots.schema';
import type { Attendee } from './person-time.ts';
import type { Inquiry } from './inquiry.ts';
import { spanAt, type Span } from './interval-set.ts';
import { loadAt } from './meeting-load.ts';
import { comingAt, seatPools, type PoolSeats } from './pool-seats.ts';
import { comfort } from './suitable-hours.ts';

/** What each part of a score weighs. A part is worth 0 to 1, and the weights add up to the highest score. */
export const SCORE_WEIGHTS: Readonly<Record<SlotReason, number>> = {
  /** How well the clocks of the worst-off person suit, of all who sit. */
  GOOD_HOURS: 30,
  /** Whether free time too short for another such meeting is left next to it. */
  NO_FRAGMENT: 20,
  /** How far the panel is from its weekly limits. */
  FAIR_LOAD: 20,
  /** How early in the horizon it is. */
  SOONEST: 15,
  /** Which part of the optional panelists can come; the host counts as one of them. */
  OPTIONAL_FREE: 10,
  /** Whether there is time to breathe before and after. */
  ROOM_AROUND: 5,
};

/** Meetings a week that count as full for someone without a limit. */
const USUAL_WEEK = 10;
const ROOM_MINUTES = 30;
/** What a side is worth where the free time next to the meeting is long enough for another one. */
const LONG_REST = 0.6;

/** A possible time with who sits and what it is worth. */
export type ScoredSlot = Span & {
  /** The place of its day among the days of the horizon. */
  day: number;
  /** Everyone the meeting needs: required people, then those picked from the pools in the order of the pools. */
  sitting: Attendee[];
  pooled: Attendee[];
  optional: Attendee[];
  parts: Record<SlotReason, number>;
  /** 0 to 100. */
  score: number;
};

/** Seats the panel at a start of the grid at which it can meet, and says what the time is worth. */
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

/** The least loaded that can come sit; of equals, who was named first. */
function bestSeated(pools: PoolSeats, place: number, start: number): Attendee[] {
  if (pools.needs.length === 0) return [];
  const shares = pools.candidates.map(({ attendee }) => weekShare(attendee, start));
  const order = comingAt(pools, place).toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0) || a - b);
  const seats = seatPools(pools, order) ?? [];
  return seats.flat().flatMap((index) => pools.candidates[index]?.attendee ?? []);
}

/** Which part of their week is taken already: 1 at the limit. */
function weekShare({ person, load, clock }: Attendee, start: number): number {
  return loadAt(load, clock, start) / Math.max(1, person.maxPerWeek ?? USUAL_WEEK);
}

/** The mean over both sides: 1 where the meeting touches the edge of the free time, 0 where it leaves a scrap. */
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
