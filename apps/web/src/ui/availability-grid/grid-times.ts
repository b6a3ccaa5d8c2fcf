import { instantOfWall, shiftWall, wallTimeAt } from '#lib/dates/zone-time.ts';

/** Instants are milliseconds since 1970; minutes are clock minutes since a day's midnight. */
export type Span = { start: number; end: number };

/** One day of a zone from midnight to midnight: 23 or 25 hours long on clock changes. */
export type GridDay = Span & { date: string };

/** `busy` is hatched, `outside` is flat. */
export type LaneBlock = Span & { look: 'outside' | 'busy'; text: string };

/** One person's time; what is in no block is free. */
export type GridLane = {
  key: string;
  name: string;
  /** Replaces the initials if a lane is not one person. */
  mark: string | null;
  caption: string;
  blocks: LaneBlock[];
};

/** The layers drawn over all lanes. */
export type GridMarks = {
  mutual: (Span & { isLongEnough: boolean })[];
  best: Span[];
  chosen: Span | null;
  /** The meeting's time before the move. */
  old: Span | null;
};

/** The drawn part of a day, in minutes; whole hours. */
export type Scale = { from: number; to: number };

export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

export const getDay = (date: string, timeZone: string): GridDay => ({
  date,
  start: instantOfWall(`${date}T00:00`, timeZone).instant,
  end: instantOfWall(shiftWall(`${date}T00:00`, DAY_MINUTES), timeZone).instant,
});

/** The clock time at an instant, in minutes of a day; instants outside the day are clamped to its ends. */
export function minuteIn(day: GridDay, instant: number, timeZone: string): number {
  if (instant <= day.start) return 0;
  if (instant >= day.end) return DAY_MINUTES;
  if (day.end - day.start === DAY_MS) return (instant - day.start) / MINUTE_MS;
  const clock = wallTimeAt(instant, timeZone).slice(11);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** The instant at which a day's clock shows this many minutes. */
export function instantIn({ date }: GridDay, minute: number, timeZone: string): number {
  return instantOfWall(shiftWall(`${date}T00:00`, minute), timeZone).instant;
}

type Frame = { scale: Scale; timeZone: string };
/** A span's position in the drawn part of a day, in percent; null if none of it is drawn. */
export type Place = { from: number; size: number };

export function placeIn(day: GridDay, span: Span, { scale, timeZone }: Frame): Place | null {
  if (span.end <= day.start || span.start >= day.end) return null;
  const start = minuteIn(day, span.start, timeZone);
  // If clocks go back in between, the end may show an earlier time than the start.
  const end = Math.max(minuteIn(day, span.end, timeZone), start + 1);
  const [from, to] = [Math.max(start, scale.from), Math.min(end, scale.to)];
  if (from >= to) return null;
  const length = scale.to - scale.from;
  return { from: (100 * (from - scale.from)) / length, size: (100 * (to - from)) / length };
}

const LEAST = 9 * 60;
const MOST = 16 * 60;
const USUAL: Scale = { from: 9 * 60, to: 18 * 60 };
const WIDE: Scale = { from: 7 * 60, to: 22 * 60 };

function toHull(days: GridDay[], spans: Span[], timeZone: string): Scale | null {
  const minutes = days.flatMap((day) =>
    spans
      .filter(({ start, end }) => end > day.start && start < day.end)
      .flatMap(({ start, end }) => [minuteIn(day, start, timeZone), minuteIn(day, end, timeZone)]),
  );
  if (minutes.length === 0) return null;
  return { from: Math.min(...minutes), to: Math.max(...minutes) };
}

const around = (one: Scale, other: Scale | null): Scale =>
  other ? { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) } : one;

/**
 * The hours worth drawing: everything that must be seen, with context around what is good to see; at least a working
 * day, and nights only if something is in them.
 */
export function scaleFor(days: GridDay[], spans: { must: Span[]; good: Span[] }, timeZone: string): Scale {
  const good = toHull(days, spans.good, timeZone) ?? USUAL;
  const must = toHull(days, spans.must, timeZone);
  const both = around(good, must);
  const sized =
    both.to - both.from > MOST
      ? around(WIDE, must)
      : both.to - both.from < LEAST
        ? around(USUAL, both)
        : both;
  return {
    from: Math.max(0, Math.floor(sized.from / 60 - 0.5) * 60),
    to: Math.min(DAY_MINUTES, Math.ceil(sized.to / 60 + 0.5) * 60),
  };
}

/** The whole hours of a scale, in minutes. */
export const hoursIn = ({ from, to }: Scale): number[] =>
  Array.from({ length: (to - from) / 60 }, (_, i) => from + i * 60);

export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** '15:00–16:00' */
export function spanClocks({ start, end }: Span, timeZone: string): string {
  return [start, end].map((instant) => wallTimeAt(instant, timeZone).slice(11)).join('–');
}
