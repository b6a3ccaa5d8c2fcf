import type { Inquiry } from './inquiry.ts';
import { scoreSlot, type ScoredSlot } from './score-slot.ts';

/** Most people choose from the first slots, so they are not all on one day. */
const FIRST_SLOTS = 3;
const FIRST_SLOTS_OF_A_DAY = 2;

/**
 * The best possible starts, best first, up to the request's limit. No two begin within the duration of each other, and
 * of the first three at most two are on one day if other days have any.
 */
export function bestSlots(inquiry: Inquiry, possible: readonly number[]): ScoredSlot[] {
  const { limit, durationMinutes } = inquiry.request;
  const left = possible
    .map((place) => scoreSlot(inquiry, place))
    .toSorted((a, b) => b.score - a.score || a.start - b.start);
  const best: ScoredSlot[] = [];
  for (let next = findNext(left, best); next && best.length < limit; next = findNext(left, best)) {
    best.push(next);
    const chosen = next.start;
    left.splice(0, left.length, ...left.filter(({ start }) => Math.abs(start - chosen) >= durationMinutes));
  }
  return best;
}

function findNext(left: readonly ScoredSlot[], best: readonly ScoredSlot[]): ScoredSlot | undefined {
  if (best.length >= FIRST_SLOTS) return left[0];
  const isFresh = ({ day }: ScoredSlot) =>
    best.filter((one) => one.day === day).length < FIRST_SLOTS_OF_A_DAY;
  return left.find(isFresh) ?? left[0];
}
