import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import type { VendorDb } from '#db/tenancy.ts';
import { toHoliday } from './holidays.mapper.ts';
import { listDaysBetween } from './holiday-days.queries.ts';

/** Someone with the calendar they chose; null where they follow the organization's own. */
type Follower = { panelistId: string; holidayCalendarId: string | null };

/** The holidays of each panelist by their id, in a span of dates `YYYY-MM-DD` that includes both. */
export async function listPanelistHolidays(
  tx: VendorDb,
  panelists: Follower[],
  span: { from: string; to: string },
): Promise<Map<string, Holiday[]>> {
  const ids = [...new Set(panelists.flatMap(({ holidayCalendarId }) => holidayCalendarId ?? []))];
  const rows = panelists.length > 0 ? await listDaysBetween(tx, ids, span) : [];
  const byCalendar = Map.groupBy(rows, ({ calendar_id: id }) => id);
  const everyones = rows.filter((row) => row.is_default).map(toHoliday);
  return new Map(
    panelists.map(({ panelistId, holidayCalendarId: chosen }) => [
      panelistId,
      chosen === null ? everyones : (byCalendar.get(chosen) ?? []).map(toHoliday),
    ]),
  );
}
