import { wallTimeAt } from '#lib/dates/zone-time.ts';

/** A time span in one zone, as wall times `YYYY-MM-DDTHH:mm`; `at` is its start in milliseconds. */
export type ShownTime = { timeZone: string; at: number; start: string; end: string };

export function shownTime(startTime: string, minutes: number, timeZone: string): ShownTime {
  const at = Date.parse(startTime);
  const end = wallTimeAt(at + minutes * 60_000, timeZone);
  return { timeZone, at, start: wallTimeAt(at, timeZone), end };
}
