import { Temporal } from 'temporal-polyfill';
import { findSteadyStretch, type SteadyStretch } from './steady-stretches.ts';
import { ZONES } from './zone.texts.ts';

/** English zone names differ by region: only India's has IST, only Australia's AEST. */
const REGIONS = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-NZ', 'en-ZA'];

/** Cities whose zone still has an older spelling as a link name. */
const CITY_TODAY: Record<string, string> = {
  Calcutta: 'Kolkata',
  Kiev: 'Kyiv',
  Saigon: 'Ho Chi Minh City',
  Rangoon: 'Yangon',
  Katmandu: 'Kathmandu',
  Dacca: 'Dhaka',
};

/**
 * A zone's name in a sentence, by its city and its short name at that instant: 'Kolkata time (IST)', 'Berlin time
 * (CEST)'; without a short name in use, the offset: 'Kathmandu time (UTC+5:45)'.
 */
export function zonePhrase(instant: string, timeZone: string): string {
  const city = zoneCity(timeZone);
  const short = zoneShortName(instant, timeZone);
  return city ? ZONES.cityAndName({ city, name: short }) : short;
}

/** The city a zone is named after; undefined for zones without one ('UTC', 'Etc/GMT+5', 'EST5EDT'). */
export function zoneCity(timeZone: string): string | undefined {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return undefined;
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return CITY_TODAY[city] ?? city;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached by month, since a zone may change its name without a clock change. */
const names = new WeakMap<SteadyStretch, Map<string, string>>();

/** The zone's short name at that instant: 'IST', 'CEST', 'UTC+5:45'. */
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
