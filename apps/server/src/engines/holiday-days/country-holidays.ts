import type { Holiday, HolidayCountry } from '@slotwise/contract/availability/holidays.schema';
import Holidays from 'date-holidays';
import { DAY_MILLIS } from '#lib/durations.ts';
import { oneForEachDay } from './one-for-each-day.ts';

// This module loads the world's holidays, 40 MB in memory, so it runs in a thread of its own.

export type CountryQuestion = { country: string; region: string | null; fromYear: number; toYear: number };

/**
 * The public holidays of a country or region in these years, ascending, with English names. Null for an unknown country
 * or region. A day that is a holiday only from noon or evening counts as a working day.
 */
export function countryHolidays({ country, region, fromYear, toYear }: CountryQuestion): Holiday[] | null {
  const known = new Holidays();
  if (!(country in known.getCountries('en'))) return null;
  if (region !== null && !(region in (known.getStates(country, 'en') ?? {}))) return null;
  const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
  const days: Holiday[] = [];
  // A year's holidays may begin in the year before.
  for (let year = fromYear - 1; year <= toYear; year += 1) {
    for (const { type, date, start, end, name } of calendar.getHolidays(year, 'en')) {
      if (type === 'public' && /^\S+ 00:00:00/.test(date)) {
        days.push(...datesFrom(date.slice(0, 10), end.getTime() - start.getTime(), name));
      }
    }
  }
  const isWanted = ({ date }: Holiday) => date >= `${fromYear}-01-01` && date <= `${toYear}-12-31`;
  return oneForEachDay(days.filter(isWanted));
}

function datesFrom(first: string, millis: number, name: string): Holiday[] {
  // Clock changes can make the days an hour longer or shorter.
  const count = Math.max(1, Math.round(millis / DAY_MILLIS));
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.parse(first) + index * DAY_MILLIS).toISOString().slice(0, 10),
    name,
  }));
}

/** Every country with known holidays, and its regions that have their own, by English name. */
export function holidayCountries(): HolidayCountry[] {
  const known = new Holidays();
  return Object.entries(known.getCountries('en'))
    .map(([country, name]) => ({ country, name, regions: listRegions(known, country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const listRegions = (known: Holidays, country: string): HolidayCountry['regions'] =>
  Object.entries(known.getStates(country, 'en') ?? {})
    .map(([region, name]) => ({ region, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
