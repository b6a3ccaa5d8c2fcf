import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import type { VendorDb } from '#db/tenancy.ts';
import { readTogether } from '#db/json-rows.ts';
import { toHoliday } from './holidays.mapper.ts';
import { listDaysBetween } from './holiday-days.queries.ts';

/** Someone with the calendar they chose; null if they follow the organization's own. */
type Follower = { panelistId: string; holidayCalendarId: string | null };

/** The holidays of each panelist by their id, in a span of dates `YYYY-MM-DD` that includes both. */
export async function listPanelistHolidays(
  tx: VendorDb,
  panelists: Follower[],
  span: { from: string; to: string },
): Promise<Map<string, Holiday[]>> {
  const { days } = await readTogether(tx, { days: listHolidays(tx, panelists, span) });
  return assignDays(panelists, days);
}

/** Query for the days these people may have off, to be batched with others. */
export const listHolidays = (
  tx: VendorDb,
  panelists: readonly Follower[],
  span: { from: string; to: string },
) =>
  listDaysBetween(
    tx,
    [...new Set(panelists.flatMap(({ holidayCalendarId }) => holidayCalendarId ?? []))],
    span,
  );

type DayRow = ReturnType<ReturnType<typeof listDaysBetween>['read']>[number];

/** Assigns the holidays to the panelists who follow them. */
export function assignDays(panelists: readonly Follower[], rows: DayRow[]): Map<string, Holiday[]> {
  const byCalendar = Map.groupBy(rows, ({ calendar_id: id }) => id);
  const everyones = rows.filter((row) => row.is_default).map(toHoliday);
  return new Map(
    panelists.map(({ panelistId, holidayCalendarId: chosen }) => [
      panelistId,
      chosen === null ? everyones : (byCalendar.get(chosen) ?? []).map(toHoliday),
    ]),
  );
}
