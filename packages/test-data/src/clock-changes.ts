/**
 * Wall times around every clock change of a zone, with the instants at which clocks show them. Everything is derived
 * from `Intl.DateTimeFormat` and shares no code with the product. Instants are milliseconds since 1970, wall times
 * `YYYY-MM-DDTHH:mm`, offsets milliseconds ahead of UTC.
 */

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** A clock change of a zone; `before` and `after` are the offsets. */
export type ClockChange = { at: number; before: number; after: number };

/** A wall time near a change, with every instant at which clocks show it: none in a gap, two in a repeated hour. */
export type WallCase = { wall: string; instants: number[]; change: ClockChange };

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
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
  formats.set(timeZone, format);
  return format;
}

/** The wall time of a zone at an instant. */
export const shownAt = (instant: number, timeZone: string): string =>
  getFormat(timeZone).format(instant).replace(', ', 'T').slice(0, 16);

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${getFormat(timeZone).format(instant).replace(', ', 'T')}Z`) - instant;
}

/** Every clock change of the zone in [`from`, `to`): found week by week, then by bisection. */
export function clockChanges(timeZone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let before = offsetAt(from, timeZone);
  for (let low = from; low < to; low += WEEK) {
    const high = Math.min(low + WEEK, to);
    const after = offsetAt(high, timeZone);
    if (after !== before) changes.push({ at: changeBetween(low, high, timeZone), before, after });
    before = after;
  }
  return changes;
}

function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The interesting wall times of each change: before it, within the skipped or repeated span, after it, and midnight.
 */
export function wallCases(timeZone: string, changes: ClockChange[]): WallCase[] {
  const offsets = [...new Set(changes.flatMap(({ before, after }) => [before, after]))];
  const listInstants = (wall: string) =>
    offsets
      .map((offset) => Date.parse(`${wall}Z`) - offset)
      .filter((instant) => shownAt(instant, timeZone) === wall)
      .toSorted((one, other) => one - other);
  return changes.flatMap((change) =>
    listWallsAround(change).map((wall) => ({ wall, instants: listInstants(wall), change })),
  );
}

/** The first, middle and last minute of the skipped or repeated span, the minutes around it, and any midnight in it. */
function listWallsAround({ at, before, after }: ClockChange): string[] {
  const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
  const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
  const midnight = Math.ceil(low / DAY) * DAY;
  const walls = [low - MINUTE, low, middle, high - MINUTE, high, ...(midnight <= high ? [midnight] : [])];
  return [...new Set(walls)].map((wall) => new Date(wall).toISOString().slice(0, 16));
}
