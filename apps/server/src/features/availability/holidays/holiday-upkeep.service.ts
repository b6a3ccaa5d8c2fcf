import type { Context } from '#context.ts';
import { eachVendorId } from '#db/list-vendor-ids.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import { HOLIDAY_RELEASE } from '#engines/holiday-days/holiday-release.ts';
import { inTurns } from '#jobs/in-turns.ts';
import * as queries from './holidays.queries.ts';
import { insertDays, deleteDaysFrom } from './holiday-days.queries.ts';
import { toUtcDate, isBehind, yearsAt } from './holidays.rules.ts';
import { readCountry } from './holiday-sources.service.ts';

/** Extends calendars that end too early, or whose days came from another release of our data. */
export async function extendCalendars(context: Context): Promise<void> {
  await inTurns(context, eachVendorId(context.db), async (vendorId) => {
    await extendVendorCalendars(context, vendorId);
    return false;
  });
}

async function extendVendorCalendars({ db, clock, log }: Context, vendorId: VendorId): Promise<void> {
  const now = clock.now();
  const today = toUtcDate(now);
  for (const calendar of await asVendor(db, vendorId, queries.listCountryCalendars)) {
    const { calendar_id: calendarId, country, region } = calendar;
    if (country === null || !isBehind(calendar, now)) continue;
    try {
      const all = await readCountry({ country, region, ...yearsAt(now) }, vendorId);
      const days = all.filter(({ date }) => date >= today);
      await asVendor(db, vendorId, async (tx) => {
        // Someone may have deleted it meanwhile.
        if (!(await queries.lockCalendar(tx, calendarId))) return;
        await deleteDaysFrom(tx, calendarId, today);
        await insertDays(tx, calendarId, days);
        await queries.setRelease(tx, calendarId, HOLIDAY_RELEASE);
      });
    } catch (error) {
      log.warn({ err: error, country, region }, 'the holidays of a country were not extended');
    }
  }
}
