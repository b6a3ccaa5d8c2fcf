const DAY_MILLIS = 86_400_000;

/** A day as calendars (`2026-11-26`), screens and mails (`26/11/2026`) write it. */
export type Day = { iso: string; shown: string };

/** A Wednesday one to two weeks from now, far from weekends and from midnight in every zone the stories use. */
export function aWednesday(): Day {
  const from = new Date(Date.now() + 7 * DAY_MILLIS);
  const daysToGo = (3 - from.getUTCDay() + 7) % 7;
  const iso = new Date(from.getTime() + daysToGo * DAY_MILLIS).toISOString().slice(0, 10);
  return { iso, shown: iso.split('-').toReversed().join('/') };
}
