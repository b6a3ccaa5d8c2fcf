import { printWallTime } from '#lib/dates/wall-time.ts';

/** A wall time `YYYY-MM-DDTHH:mm` of the server, formatted as `DD/MM/YYYY HH:mm`. */
export function WallTime({ value }: { value: string }) {
  return <time dateTime={value}>{printWallTime(value)}</time>;
}
