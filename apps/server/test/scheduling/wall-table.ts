/** What clocks show at a minute: the date, the time as `HH:mm`, the weekday (Monday is 1), the Monday of the week. */
export type Shown = { date: string; time: string; weekday: number; monday: string };

const MINUTE = 60_000;
const DAY = 24 * 60;
const QUARTER = 15;

const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, Map<number, Shown[]>>();
const faces = new Map<number, Shown>();

/** What a zone's clocks show at a minute since 1970, from the date formatter. */
export function shownAt(timeZone: string, minute: number): Shown {
  const day = Math.floor(minute / DAY);
  const known = days.get(timeZone) ?? new Map<number, Shown[]>();
  const table = known.get(day) ?? shownOn(timeZone, day);
  known.set(day, table);
  days.set(timeZone, known);
  const shown = table[minute - day * DAY];
  if (!shown) throw new RangeError(`${minute} is no whole minute.`);
  return shown;
}

/** A UTC day, minute by minute, computed once per zone. */
function shownOn(timeZone: string, day: number): Shown[] {
  return Array.from(offsetsOfDay(timeZone, day * DAY), (offset, minute) =>
    faceAt(day * DAY + minute + offset),
  );
}

function faceAt(local: number): Shown {
  const known = faces.get(local);
  if (known) return known;
  const at = new Date(local * MINUTE);
  const [date = '', time = ''] = at.toISOString().slice(0, 16).split('T');
  const weekday = at.getUTCDay() || 7;
  const monday = new Date(at.getTime() - (weekday - 1) * DAY * MINUTE).toISOString().slice(0, 10);
  const face = { date, time, weekday, monday };
  faces.set(local, face);
  return face;
}

/**
 * If both ends of a day have the same offset, so does all of it, and likewise for a quarter of an hour: no zone goes
 * back and forth.
 */
function offsetsOfDay(timeZone: string, first: number): Int16Array {
  const table = new Int16Array(DAY);
  const isSteady = formattedOffset(timeZone, first) === formattedOffset(timeZone, first + DAY);
  const length = isSteady ? DAY : QUARTER;
  for (let from = 0; from < DAY; from += length) {
    const begins = formattedOffset(timeZone, first + from);
    const ends = formattedOffset(timeZone, first + from + length);
    for (let at = from; at < from + length; at += 1) {
      table[at] = begins === ends ? begins : formattedOffset(timeZone, first + at);
    }
  }
  return table;
}

function formattedOffset(timeZone: string, minute: number): number {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  const parts = new Map(
    format.formatToParts(minute * MINUTE).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local / MINUTE - minute;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  });
}
