import { offsetAt } from './zone-time.ts';

/** English short names vary by region: only India's knows IST, only Australia's AEST. */
const REGIONS = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-NZ', 'en-ZA'];

/** Outdated names that browsers still return. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
};

/** A zone's current name. */
export const presentZoneName = (timeZone: string): string => RENAMED[timeZone] ?? timeZone;

/** The zone of this machine. */
export const ownTimeZone = (): string => presentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every zone the browser knows, under its current name, sorted. */
export const knownTimeZones = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone').map(presentZoneName), 'UTC'])].sort();

/** The city a zone is named after; zones without one ('UTC') keep their name. */
export function zoneCity(timeZone: string): string {
  const name = presentZoneName(timeZone);
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** 'UTC+5:30' at an instant. */
export function offsetLabel(timeZone: string, at: number): string {
  const offset = offsetAt(at, timeZone);
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

const cached = new Map<string, string>();

/** A zone's short name at an instant ('IST', 'CEST'); the offset if it has none. */
function shortName(timeZone: string, at: number): string {
  const key = `${timeZone} ${offsetAt(at, timeZone)}`;
  const known = cached.get(key);
  if (known) return known;
  const names = REGIONS.map(
    (region) =>
      new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  const name = names.find((text) => text && !/^(GMT|UTC)[+-]/.test(text)) ?? offsetLabel(timeZone, at);
  cached.set(key, name);
  return name;
}

/** A zone by city and short name: 'Kolkata (IST)', 'Berlin (CEST)'. */
export function zoneLabel(timeZone: string, at: number): string {
  const city = zoneCity(timeZone);
  const short = shortName(timeZone, at);
  return city === short ? city : `${city} (${short})`;
}
