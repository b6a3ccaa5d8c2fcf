const DAY_MILLIS = 86_400_000;

/** A day as calendars (`2026-11-26`) and as screens and emails (`26/11/2026`) write it. */
export type Day = { iso: string; shown: string };

/** A Wednesday one to two weeks from now, away from weekends and from midnight in every zone the stories use. */
export function aWednesday(): Day {
  const from = new Date(Date.now() + 7 * DAY_MILLIS);
  const daysToGo = (3 - from.getUTCDay() + 7) % 7;
  return getDay(new Date(from.getTime() + daysToGo * DAY_MILLIS).toISOString().slice(0, 10));
}

/** A day from its calendar form. */
export const getDay = (iso: string): Day => ({ iso, shown: iso.split('-').toReversed().join('/') });

/** The day a number of days after another one. */
export const dayAfter = ({ iso }: Day, days: number): Day =>
  getDay(new Date(Date.parse(iso) + days * DAY_MILLIS).toISOString().slice(0, 10));

/** A day as people name it: 'Wednesday 2 December'. */
export const dayName = ({ iso }: Day): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(iso));
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
};

const KOLKATA_MILLIS = 5.5 * 3_600_000;
const HOUR_MILLIS = 3_600_000;
/** The product accepts a start up to five minutes ago as now; this leaves slack for a busy machine. */
const AGO_MILLIS = 2 * 60_000;

/** The wall time in Kolkata, `YYYY-MM-DDTHH:mm`, of a meeting that has just started. */
export const justBegun = (): string => printWall(Date.now() - AGO_MILLIS + KOLKATA_MILLIS);

/** The wall time one hour later. */
export const anHourAfter = (wall: string): string => printWall(Date.parse(`${wall}Z`) + HOUR_MILLIS);

const printWall = (millis: number): string => new Date(millis).toISOString().slice(0, 16);
