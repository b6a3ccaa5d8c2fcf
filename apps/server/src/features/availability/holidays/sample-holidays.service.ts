import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import { uuidv7 } from 'uuidv7';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { HOLIDAY_RELEASE } from '#engines/holiday-days/holiday-release.ts';
import * as queries from './holidays.queries.ts';
import { insertDays } from './holiday-days.queries.ts';
import { yearsAt } from './holidays.rules.ts';
import { nameOfCountry, readCountry } from './holiday-sources.service.ts';

/** The holidays of a country, for invented people. */
export type SampleHolidays = { country: string; name: string; holidays: Holiday[] };

export async function readSampleHolidays(
  country: string,
  now: Date,
  owner: VendorId,
): Promise<SampleHolidays> {
  const holidays = await readCountry({ country, region: null, ...yearsAt(now) }, owner);
  return { country, name: await nameOfCountry(country, null), holidays };
}

/** Adds a calendar that real people follow only if they choose it; returns its id. */
export async function addSampleCalendar(
  tx: VendorDb,
  { country, name, holidays }: SampleHolidays,
  now: Date,
): Promise<string> {
  const calendarId = uuidv7();
  await queries.insertCalendar(tx, {
    calendar_id: calendarId,
    name,
    country,
    region: null,
    release: HOLIDAY_RELEASE,
    is_default: false,
    is_sample: true,
    created_at: now,
    version: 1,
  });
  await insertDays(tx, calendarId, holidays);
  return calendarId;
}
