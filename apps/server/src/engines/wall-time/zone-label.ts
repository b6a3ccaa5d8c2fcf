import { Temporal } from 'temporal-polyfill';
import { findSteadyStretch, type SteadyStretch } from './steady-stretches.ts';
import { ZONES } from './zone.texts.ts';

/** English names change by region: India's is the only one that knows IST, Australia's AEST. */
const REGIONS = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-NZ', 'en-ZA'];

/** Cities whose zone still carries an older spelling as a link name. */
const CITY_TODAY: Record<string, string> = {
  Calcutta: 'Kolkata',
  Kiev: 'Kyiv',
  Saigon: 'Ho Chi Minh City',
  Rangoon: 'Yangon',
  Katmandu: 'Kathmandu',
  Dacca: 'Dhaka',
};

/**
 * A zone as people name it inside a sentence, by its city and by the short name its clocks have at that instant:
 * 'Kolkata time (IST)', 'Berlin time (CEST)'; where no short name is in use, the offset: 'Kathmandu time (UTC+5:45)'.
 */
export function zonePhrase(instant: string, timeZone: string): string {
  const city = zoneCity(timeZone);
  const short = zoneShortName(instant, timeZone);
  return city ? ZONES.cityAndName({ city, name: short }) : short;
}

/** The city a zone is named after; zones without one ('UTC', 'Etc/GMT+5', 'EST5EDT') give undefined. */
export function zoneCity(timeZone: string): string | undefined {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return undefined;
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return CITY_TODAY[city] ?? city;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By month, since a zone may take another name while its clocks stay as they are. */
const names = new WeakMap<SteadyStretch, Map<string, string>>();

/** The short name the zone's clocks have at that instant: 'IST', 'CEST', 'UTC+5:45'. */
export function zoneShortName(instant: string, timeZone: string): string {
  const stretch = findSteadyStretch(Date.parse(instant), timeZone);
  const known = names.get(stretch) ?? new Map<string, string>();
  const month = instant.slice(0, 'YYYY-MM'.length);
  const name = known.get(month) ?? findShortName(instant, timeZone);
  names.set(stretch, known.set(month, name));
  return name;
}

function findShortName(instant: string, timeZone: string): string {
  const at = new Date(instant);
  for (const region of REGIONS) {
    const key = `${region} ${timeZone}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' });
    formats.set(key, format);
    const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value;
    if (name && !/^(GMT|UTC)[+-]/.test(name)) return name;
  }
  return offsetName(Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).offset);
}

/** '+05:30' becomes 'UTC+5:30', '-07:00' becomes 'UTC-7'. */
function offsetName(offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  const hour = Number(hours);
  if (hour === 0 && minutes === '00') return 'UTC';
  return `UTC${sign}${hour}${minutes === '00' ? '' : `:${minutes}`}`;
}
