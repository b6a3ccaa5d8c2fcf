import type { ZoneDifference } from '#db/zone-data.ts';

/** One difference in log form: 'Europe/Chisinau from 2027-03-28T00:59:59.000Z: +02:00, database +03:00'. */
export function differenceText({ zone, at, server, database }: ZoneDifference): string {
  const theirs = database === null ? 'database does not know it' : `database ${offsetText(database)}`;
  return `${zone} from ${at}: ${offsetText(server)}, ${theirs}`;
}

/** '+05:30', '-07:00', with seconds if a zone has any. */
function offsetText(seconds: number): string {
  const [hours, minutes, rest] = [3600, 60, 1].map((unit, i) => {
    const whole = Math.floor(Math.abs(seconds) / unit);
    return String(i === 0 ? whole : whole % 60).padStart(2, '0');
  });
  return `${seconds < 0 ? '-' : '+'}${hours}:${minutes}${rest === '00' ? '' : `:${rest}`}`;
}
