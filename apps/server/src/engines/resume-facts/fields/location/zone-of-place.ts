import { Temporal } from 'temporal-polyfill';
import { countryOfPlace } from '../../facts/place-norms.ts';

declare global {
  namespace Intl {
    /** From ECMA-402's Intl Locale Info, which every supported Node has but TypeScript lacks. */
    interface Locale {
      getTimeZones: () => string[] | undefined;
    }
  }
}

/** `New_York` in `America/New_York`, as people write it. */
const cityOfZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase();

/**
 * The time zone of a place: the one of its country named after its city, or the one that the entire country shares.
 * Empty if the country is unknown, or has several zones and none is named after the city.
 *
 * @param place a place as stated in a resume: 'Leeds, United Kingdom', 'Pune'
 * @param on the date whose offsets decide if a country shares one time
 * @returns an IANA name, or ''
 */
export function zoneOfPlace(place: string, on: Date): string {
  const country = countryOfPlace(place);
  if (country === '') return '';
  const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
  const [city = ''] = place.split(',');
  const named = zones.find((zone) => cityOfZone(zone) === city.trim().toLowerCase());
  return named ?? (sharesOneTime(zones, on) ? (zones[0] ?? '') : '');
}

/** True if all zones have the same offsets in winter and in summer. */
function sharesOneTime(zones: readonly string[], on: Date): boolean {
  const offsets = zones.map((zone) =>
    [on.getTime(), on.getTime() + HALF_YEAR].map((at) => offsetAt(zone, at)).join(' '),
  );
  return new Set(offsets).size === 1;
}

const HALF_YEAR = 183 * 86_400_000;
const offsetAt = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offset;
