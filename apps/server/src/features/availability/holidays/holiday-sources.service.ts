import type { Holiday, HolidayCountry } from '@slotwise/contract/availability/holidays.schema';
import { UnreadableCalendar } from '#engines/calendar-files/unreadable-calendar.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import type { CountryQuestion } from '#engines/holiday-days/country-holidays.ts';
import { AppError } from '#lib/app-error.ts';
import { unknownCountry } from './holidays.rules.ts';

const OURS = 'holidays of countries';

/** Holidays of countries do not change while the server runs, and each takes a thread to read. */
const read = new Map<string, Promise<Holiday[] | null>>();

/**
 * The public holidays of a country or one of its regions. Refuses unknown ones before a thread is used, which also
 * bounds what can be asked. No caller delays another `owner`.
 */
export async function readCountry(question: CountryQuestion, owner: string): Promise<Holiday[]> {
  if (!(await isKnown(question))) throw unknownCountry();
  const { country, region, fromYear, toYear } = question;
  const key = [country, region, fromYear, toYear].join();
  const reading = read.get(key) ?? inTime(readCalendar('countryHolidays', question, { owner }));
  read.set(key, reading);
  const holidays = await reading.catch((error: unknown) => {
    read.delete(key);
    throw error;
  });
  if (holidays) return holidays;
  read.delete(key);
  throw unknownCountry();
}

async function isKnown({ country, region }: CountryQuestion): Promise<boolean> {
  const found = (await listKnownCountries()).find((one) => one.country === country);
  return found !== undefined && (region === null || found.regions.some((one) => one.region === region));
}

let known: Promise<HolidayCountry[]> | undefined;

/** Every country with known holidays. The data ships with the product, so it is read once. */
export async function listKnownCountries(): Promise<HolidayCountry[]> {
  known ??= inTime(readCalendar('holidayCountries', null, { owner: OURS }));
  try {
    return await known;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

export async function nameOfCountry(country: string, region: string | null): Promise<string> {
  const found = (await listKnownCountries()).find((one) => one.country === country);
  const part = found?.regions.find((one) => one.region === region);
  return [found?.name ?? country, part?.name].filter(Boolean).join(', ').slice(0, 100);
}

/** Our own data is never too much to read: taking too long over it means the server is busy. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    throw error;
  }
}
