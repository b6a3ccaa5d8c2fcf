/** Wall times are `YYYY-MM-DDTHH:mm`, instants are milliseconds since 1970 in UTC, zones are IANA names. */

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall time in a zone at an instant. */
export function wallTimeAt(instant: number, timeZone: string): string {
  const parts = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** A zone's offset from UTC in minutes at an instant; positive if ahead. */
export function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return (Date.parse(`${wallTimeAt(minute, timeZone)}Z`) - minute) / 60_000;
}

export type WallReading = {
  /** `gap`: clocks skip this wall time. `fold`: they show it twice. */
  kind: 'once' | 'gap' | 'fold';
  /** The instant meant: the first of two; in a gap, the one given by the offset before the jump. */
  instant: number;
};

const DAY = 86_400_000;

/** The instant of a wall time in a zone, as in RFC 5545 section 3.3.5. */
export function instantOfWall(wall: string, timeZone: string): WallReading {
  const utc = Date.parse(`${wall}Z`);
  const before = offsetAt(utc - DAY, timeZone);
  const after = offsetAt(utc + DAY, timeZone);
  const candidates = [...new Set([before, after])].map((offset) => utc - offset * 60_000);
  const hits = candidates.filter((instant) => wallTimeAt(instant, timeZone) === wall);
  if (hits.length === 0) return { kind: 'gap', instant: utc - before * 60_000 };
  return { kind: hits.length === 2 ? 'fold' : 'once', instant: Math.min(...hits) };
}

/** The wall time some minutes later, ignoring clock changes; used only for dates and day boundaries. */
export function shiftWall(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** The weekday of a wall time or date: 1 = Monday … 7 = Sunday. */
export function toWeekday(wall: string): number {
  return new Date(`${wall.slice(0, 10)}T00:00Z`).getUTCDay() || 7;
}

/** The two wall times closest to a skipped one: a quarter hour before the jump, and the first minute after. */
export function aroundGap(wall: string, timeZone: string): [string, string] {
  let instant = instantOfWall(wall, timeZone).instant;
  const after = offsetAt(instant, timeZone);
  while (offsetAt(instant - 60_000, timeZone) === after) instant -= 60_000;
  return [wallTimeAt(instant - 15 * 60_000, timeZone), wallTimeAt(instant, timeZone)];
}
