import { SLOT_STEPS } from '@slotwise/contract/booking-parts/terms.schema';
import { openMutualTime } from './find-mutual-time.ts';
import type { Inquiry } from './inquiry.ts';
import type { Minute } from './interval-set.ts';
import type { SchedulingRequest } from './scheduling-request.ts';
import { scoreSlot } from './score-slot.ts';
import { dateOfDay, toDay, isoText, readClock, wallMinute } from './zone-clock.ts';

/** The possible starts to return: none before `earliest`, at most `most`, grouped by days of `timeZone`. */
export type WantedStarts = { earliest: Minute; most: number; timeZone: string };

/** A day `YYYY-MM-DD` with its starts, ISO 8601 instants. */
export type DayOfStarts = { date: string; starts: string[] };

/**
 * The days with possible starts, and those in order. If there are too many, a coarser step in the request's zone is
 * used, a multiple of the requested one and at most an hour.
 */
export function listPossibleStarts(request: SchedulingRequest, wanted: WantedStarts): DayOfStarts[] {
  const { inquiry, found } = openMutualTime(request);
  const all = found.possible.map((place) => inquiry.grid.starts[place] ?? 0);
  const coming = all.filter((start) => start >= wanted.earliest);
  return byDay(coarsened(inquiry, coming, wanted.most), wanted.timeZone);
}

function byDay(starts: readonly Minute[], timeZone: string): DayOfStarts[] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const clock = readClock(timeZone, { start: first, end: last + 1 });
  const days = Map.groupBy(starts, (start) => toDay(wallMinute(clock, start)));
  return [...days].map(([day, its]) => ({ date: dateOfDay(day), starts: its.map(isoText) }));
}

function coarsened({ request, horizon }: Inquiry, starts: Minute[], most: number): Minute[] {
  const coarser = SLOT_STEPS.map(Number).filter((step) => step > request.stepMinutes);
  let left = starts;
  for (const step of coarser.filter((one) => one % request.stepMinutes === 0)) {
    if (left.length <= most) return left;
    left = starts.filter((start) => wallMinute(horizon.clock, start) % step === 0);
  }
  return left;
}

/** Who fills the pools if the meeting begins at this minute, as panelist ids; undefined if it cannot begin then. */
export function seatsFor(request: SchedulingRequest, start: Minute): string[] | undefined {
  const { inquiry, found } = openMutualTime(request);
  const place = found.possible.find((one) => inquiry.grid.starts[one] === start);
  if (place === undefined) return undefined;
  return scoreSlot(inquiry, place).pooled.flatMap(({ person }) => person.panelistId ?? []);
}
