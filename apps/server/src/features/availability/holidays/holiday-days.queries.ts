import { sql } from 'kysely';
import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import { asJson } from '#db/json-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Adds days to a calendar; existing ones stay as they are. */
export async function insertDays(tx: VendorDb, calendarId: string, days: Holiday[]): Promise<void> {
  const dates = days.map(({ date }) => date);
  const names = days.map(({ name }) => name);
  await sql`
    insert into holiday (vendor_id, calendar_id, day, name)
    select calendar.vendor_id, calendar.calendar_id, added.day, added.name
    from holiday_calendar as calendar
    cross join unnest(${dates}::date[], ${names}::text[]) as added (day, name)
    where calendar.vendor_id = ${tx.vendorId} and calendar.calendar_id = ${calendarId}
    on conflict do nothing
  `.execute(tx);
}

export const deleteDaysFrom = (tx: VendorDb, calendarId: string, date: string) =>
  tx.deleteOwn('holiday', { calendar_id: calendarId }).where('day', '>=', date).execute();

/** The days of all calendars, or of one, from a date on. */
export const listDaysFrom = (tx: VendorDb, date: string, calendarId?: string) =>
  tx
    .selectOwn('holiday')
    .select(['calendar_id', 'day', 'name'])
    .where('day', '>=', date)
    .$if(calendarId !== undefined, (query) => query.where('calendar_id', '=', calendarId ?? ''))
    .orderBy('day')
    .execute();

/** The days of these calendars, and of everyone's, in a span of dates that includes both ends. */
export const listDaysBetween = (tx: VendorDb, ids: string[], { from, to }: { from: string; to: string }) =>
  asJson(
    tx
      .selectOwn('holiday')
      .innerJoin('holiday_calendar as of', (join) =>
        sameVendor(join, 'of.calendar_id', 'holiday.calendar_id'),
      )
      .select(['holiday.calendar_id', 'holiday.day', 'holiday.name', 'of.is_default'])
      .where('holiday.day', '>=', from)
      .where('holiday.day', '<=', to)
      .where((where) =>
        where.or([
          where('of.is_default', '=', true),
          where('of.calendar_id', '=', sql<string>`any(${ids}::uuid[])`),
        ]),
      )
      .orderBy('holiday.day'),
    {},
  );
