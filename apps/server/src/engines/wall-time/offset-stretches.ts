/** A span in which the offset of a zone stays the same; `seconds` is the offset from UTC. */
export type OffsetStretch = { zone: string; start: string; end: string; seconds: number };

const WEEK = 7 * 86_400_000;

/**
 * This runtime's zone data for one zone between two instants, as stretches without gaps; instants are ISO-8601. A zone
 * that changes its clocks and back within a week would be missed; none does.
 *
 * Uses one formatter and drops it: Temporal caches the formatter of every zone it has seen, so all zones would stay in
 * memory for good.
 */
export function offsetStretches(zone: string, from: Date, to: Date): OffsetStretch[] {
  const offsetAt = readOffsets(zone);
  const last = to.getTime();
  let start = from.getTime();
  let seconds = offsetAt(start);
  const stretches: OffsetStretch[] = [];
  const add = (end: number): void => {
    stretches.push({ zone, start: iso(start), end: iso(end), seconds });
  };
  for (let low = start; low < last; low += WEEK) {
    const high = Math.min(low + WEEK, last);
    const after = offsetAt(high);
    if (after === seconds) continue;
    const change = changeBetween(low, high, (at) => offsetAt(at) !== seconds);
    add(change);
    start = change;
    seconds = after;
  }
  if (start < last) add(last);
  return stretches;
}

const iso = (at: number): string => new Date(at).toISOString();

/** The first whole second for which it is true, given that it is true at `high` and false at `low`. */
function changeBetween(low: number, high: number, hasChanged: (at: number) => boolean): number {
  let [before, after] = [Math.floor(low / 1000), Math.floor(high / 1000)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (hasChanged(middle * 1000)) after = middle;
    else before = middle;
  }
  return after * 1000;
}

function readOffsets(timeZone: string): (at: number) => number {
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  return (at) => {
    const second = Math.floor(at / 1000);
    return Date.parse(`${format.format(at).replace(', ', 'T')}Z`) / 1000 - second;
  };
}
