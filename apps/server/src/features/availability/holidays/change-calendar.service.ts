import { lockVendor } from '#db/lock-vendor.ts';
import type * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { unfollowCalendar } from '#features/panelists/panelist-times.service.ts';
import * as queries from './holidays.queries.ts';
import { insertDays, deleteDaysFrom } from './holiday-days.queries.ts';
import { requirePresentVersion } from '#lib/app-error.ts';
import * as rules from './holidays.rules.ts';
import { readFile, readOne } from './holidays.service.ts';

/** Renames a calendar, makes it everyone's, or re-reads its file; days of past years stay as they were. */
export async function updateCalendar(
  context: Context,
  session: Session,
  changes: rules.CalendarChanges,
): Promise<ResponseOf<typeof endpoints.updateHolidayCalendar>> {
  const now = context.clock.now();
  const { calendarId } = changes;
  const { fromYear } = rules.yearsAt(now);
  const file = await readChangedFile(context, session, changes);
  return asVendor(context.db, session.vendorId, async (tx) => {
    await lockVendor(tx);
    const held = await queries.lockCalendar(tx, calendarId);
    if (!held) throw rules.noSuchCalendar();
    requirePresentVersion(held.version, changes.version);
    if (changes.isDefault && !held.is_default) await queries.clearDefault(tx);
    await queries.updateCalendar(tx, calendarId, {
      name: changes.name ?? held.name,
      is_default: changes.isDefault ?? held.is_default,
    });
    if (file) {
      await deleteDaysFrom(tx, calendarId, rules.toFirstDay(fromYear));
      await insertDays(tx, calendarId, file.holidays);
    }
    return { status: 'success', calendarId, data: await readOne(tx, calendarId, now) };
  });
}

async function readChangedFile(
  context: Context,
  session: Session,
  { calendarId, ics }: Pick<rules.CalendarChanges, 'calendarId' | 'ics'>,
) {
  if (ics === undefined) return undefined;
  const present = await asVendor(context.db, session.vendorId, (tx) => queries.findCalendar(tx, calendarId));
  if (!present) throw rules.noSuchCalendar();
  rules.requireFileCalendar(present);
  return readFile(context, session, ics);
}

/** Deletes a calendar. Panelists who follow it then follow the organization's own, as the answer says. */
export async function deleteCalendar(tx: VendorDb, calendarId: string) {
  await lockVendor(tx);
  const held = await queries.lockCalendar(tx, calendarId);
  if (!held) throw rules.noSuchCalendar();
  const followers = await unfollowCalendar(tx, calendarId);
  await queries.deleteCalendar(tx, calendarId);
  const present = (await queries.listCalendars(tx)).find((one) => one.is_default);
  return { message: [rules.deletionMessage(held, followers, present)] };
}
