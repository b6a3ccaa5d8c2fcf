import { sql } from 'kysely';
import type { NewRow, RowChange } from '#db/tables/rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

const calendars = (tx: VendorDb) => tx.selectOwn('holiday_calendar').selectAll();

export const listCalendars = (tx: VendorDb) =>
  calendars(tx)
    .orderBy('is_default', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('calendar_id')
    .execute();

export const findCalendar = (tx: VendorDb, calendarId: string) =>
  calendars(tx).where('calendar_id', '=', calendarId).executeTakeFirst();

export const lockCalendar = (tx: VendorDb, calendarId: string) =>
  calendars(tx).where('calendar_id', '=', calendarId).forUpdate().executeTakeFirst();

export const insertCalendar = (tx: VendorDb, row: NewRow<'holiday_calendar'>) =>
  tx.insertOwn('holiday_calendar', row).execute();

export const updateCalendar = (
  tx: VendorDb,
  calendarId: string,
  changes: Pick<RowChange<'holiday_calendar'>, 'name' | 'is_default'>,
) =>
  tx
    .updateOwn('holiday_calendar', { calendar_id: calendarId })
    .set({ ...changes, version: sql<number>`version + 1` })
    .execute();

/** Records the data release of the days, without making anyone's view of the calendar stale. */
export const setRelease = (tx: VendorDb, calendarId: string, release: string) =>
  tx.updateOwn('holiday_calendar', { calendar_id: calendarId }).set({ release }).execute();

/** Leaves no calendar as everyone's. */
export const clearDefault = (tx: VendorDb) =>
  tx
    .updateOwn('holiday_calendar', { is_default: true })
    .set({ is_default: false, version: sql<number>`version + 1` })
    .execute();

/** Its days are deleted too. */
export const deleteCalendar = (tx: VendorDb, calendarId: string) =>
  tx.deleteOwn('holiday_calendar', { calendar_id: calendarId }).execute();

/** The calendars of countries, each with its last stored day. */
export const listCountryCalendars = (tx: VendorDb) =>
  tx
    .selectOwn('holiday_calendar as calendar')
    .leftJoin('holiday', (join) => sameVendor(join, 'holiday.calendar_id', 'calendar.calendar_id'))
    .select(['calendar.calendar_id', 'calendar.country', 'calendar.region', 'calendar.release'])
    .select(({ fn }) => fn.max('holiday.day').as('last_day'))
    .where('calendar.country', 'is not', null)
    .groupBy(['calendar.calendar_id', 'calendar.country', 'calendar.region', 'calendar.release'])
    .execute();
