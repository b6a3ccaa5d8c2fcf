const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/;

/**
 * Formats a wall time `YYYY-MM-DDTHH:mm` as `DD/MM/YYYY HH:mm`. The digits are only moved, so the browser's clock and
 * zone cannot change them. Anything else is returned unchanged.
 */
export function printWallTime(wallTime: string): string {
  const [, year, month, day, time] = WALL_TIME.exec(wallTime) ?? [];
  if (!year) return wallTime;
  return time ? `${day}/${month}/${year} ${time}` : `${day}/${month}/${year}`;
}

/** The `HH:mm` of a wall time `YYYY-MM-DDTHH:mm`. */
export const printClock = (wallTime: string): string => WALL_TIME.exec(wallTime)?.[4] ?? wallTime;
