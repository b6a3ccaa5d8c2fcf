import { lockVendor } from '#db/lock-vendor.ts';
import type * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import type { Holiday, HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { HOLIDAY_RELEASE } from '#engines/holiday-days/holiday-release.ts';
import { countFollowers } from '#features/panelists/panelist-times.service.ts';
import { invalidField } from '#lib/app-error.ts';
import { readCalendarFile } from '../busy-sources/calendar-files.service.ts';
import { toHolidayCalendar } from './holidays.mapper.ts';
import * as queries from './holidays.queries.ts';
import { insertDays, listDaysFrom } from './holiday-days.queries.ts';
import * as rules from './holidays.rules.ts';
import { listKnownCountries, nameOfCountry, readCountry } from './holiday-sources.service.ts';

/** The organization's calendars with their days from this year on, everyone's first. */
export async function listCalendars({ clock }: Context, tx: VendorDb) {
  const { fromYear } = rules.yearsAt(clock.now());
  const [rows, days, followers] = await Promise.all([
    queries.listCalendars(tx),
    listDaysFrom(tx, rules.toFirstDay(fromYear)),
    countFollowers(tx),
  ]);
  return { data: rows.map((row) => toHolidayCalendar(row, days, followers)) };
}

export const listCountries = async (): Promise<ResponseOf<typeof endpoints.listHolidayCountries>> => ({
  status: 'success',
  data: await listKnownCountries(),
});

/** Adds a calendar with the days of this year and the two after it. The first one is everyone's unless requested otherwise. */
export async function createCalendar(
  context: Context,
  session: Session,
  body: rules.NewCalendar,
  call: Call,
): Promise<ResponseOf<typeof endpoints.createHolidayCalendar>> {
  rules.requireOneSource(body);
  const now = context.clock.now();
  const source = await readSource(context, session, body);
  return asVendor(context.db, session.vendorId, (tx) =>
    idempotently(tx, { session, operation: 'create-holiday-calendar', call, body, now }, async () => {
      await lockVendor(tx);
      const others = await queries.listCalendars(tx);
      rules.requireRoom(others.length);
      const isDefault = body.isDefault ?? others.every(({ is_sample }) => is_sample);
      if (isDefault) await queries.clearDefault(tx);
      const calendarId = uuidv7();
      const { holidays, ...named } = source;
      const row = { calendar_id: calendarId, is_default: isDefault, created_at: now, version: 1 };
      await queries.insertCalendar(tx, { ...row, ...named });
      await insertDays(tx, calendarId, holidays);
      return { status: 'success' as const, calendarId, data: await readOne(tx, calendarId, now) };
    }),
  );
}

type Source = {
  name: string;
  country: string | null;
  region: string | null;
  release: string | null;
  holidays: Holiday[];
};

async function readSource(context: Context, session: Session, body: rules.NewCalendar): Promise<Source> {
  const { name, country, ics = '' } = body;
  if (country === undefined) {
    const file = await readFile(context, session, ics);
    const called = name ?? file.name;
    if (!called) throw invalidField('name', 'Name is required');
    return { name: called, country: null, region: null, release: null, holidays: file.holidays };
  }
  const region = body.region || null;
  const years = rules.yearsAt(context.clock.now());
  const holidays = await readCountry({ country, region, ...years }, session.vendorId);
  const called = name ?? (await nameOfCountry(country, region));
  return { name: called, country, region, release: HOLIDAY_RELEASE, holidays };
}

export const readFile = (context: Context, { vendorId, userId, timeZone }: Session, ics: string) =>
  readCalendarFile(context, { vendorId, userId }, 'holidayFile', {
    ics,
    timeZone,
    ...rules.yearsAt(context.clock.now()),
  });

export async function readOne(tx: VendorDb, calendarId: string, now: Date): Promise<HolidayCalendar> {
  const row = await queries.findCalendar(tx, calendarId);
  if (!row) throw rules.noSuchCalendar();
  const first = rules.toFirstDay(rules.yearsAt(now).fromYear);
  return toHolidayCalendar(row, await listDaysFrom(tx, first, calendarId), await countFollowers(tx));
}
