import type { Horizon } from './horizon.ts';
import { findStarts, type IntervalSet, type Minute } from './interval-set.ts';
import { toDay, type ZoneClock } from './zone-clock.ts';

/**
 * The moments at which a meeting may begin: those at which the clock in the request's zone shows a multiple of the step
 * since midnight, so 09:00, 09:15, … on both sides of a clock change, even of half an hour. Each occurrence of a
 * repeated hour has its own starts; a skipped hour has none.
 */
export type StartGrid = {
  starts: readonly Minute[];
  /** For each start, the index of its date in the horizon. */
  dayOfStart: Uint16Array;
};

/** Every start from which a meeting of this length is entirely within the horizon. */
export function startGrid({ moments, days, clock }: Horizon, step: number, duration: number): StartGrid {
  const starts = findStarts(moments, duration).flatMap((possible) =>
    clock.steady.flatMap(({ start, end, offset }) => {
      const from = Math.max(start, possible.start);
      const first = Math.ceil((from + offset) / step) * step - offset;
      return everyStep(first, Math.min(end, possible.end), step);
    }),
  );
  return { starts, dayOfStart: listDays(starts, clock, days[0] ?? 0) };
}

function everyStep(first: Minute, end: Minute, step: number): Minute[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((end - first) / step)) },
    (_, index) => first + index * step,
  );
}

function listDays(starts: readonly Minute[], { steady }: ZoneClock, firstDay: number): Uint16Array {
  let piece = 0;
  return Uint16Array.from(starts, (start) => {
    while (start >= (steady[piece]?.end ?? Infinity)) piece += 1;
    return toDay(start + (steady[piece]?.offset ?? 0)) - firstDay;
  });
}

/** For each start, 1 if a meeting of this length fits in the free time, else 0. */
export function fitsAt(starts: readonly Minute[], free: IntervalSet, duration: number): Uint8Array {
  const fits = new Uint8Array(starts.length);
  let at = 0;
  for (const { start, end } of findStarts(free, duration)) {
    while ((starts[at] ?? Infinity) < start) at += 1;
    while ((starts[at] ?? Infinity) < end) {
      fits[at] = 1;
      at += 1;
    }
  }
  return fits;
}
