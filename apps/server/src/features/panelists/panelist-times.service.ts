import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toPanelistTimes, type PanelistTimes } from './panelist-times.mapper.ts';
import * as queries from './panelist-times.queries.ts';

export type { PanelistTimes } from './panelist-times.mapper.ts';

/**
 * When panelists can interview, in the order of their names: those with one of these ids or lower-case addresses, and
 * of those with one of these skills, whatever the case of its letters, the ones who take part in new panels.
 */
export async function listPanelistTimes(
  tx: VendorDb,
  { ids = [], emails = [], skills = [] }: Partial<queries.NamedTimes>,
): Promise<PanelistTimes[]> {
  if (ids.length + emails.length + skills.length === 0) return [];
  return (await queries.listTimes(tx, { ids, emails, skills })).map(toPanelistTimes);
}

export const listActiveTimes = async (tx: VendorDb): Promise<PanelistTimes[]> =>
  (await queries.listActiveTimes(tx)).map(toPanelistTimes);

/** A page of those that the filter leaves, and how many there are in all. */
export async function listTimesPage(
  tx: VendorDb,
  filter: queries.TimesFilter,
  page: { limit: number; offset: number },
): Promise<{ times: PanelistTimes[]; total: number }> {
  const [rows, total] = await Promise.all([
    queries.listTimesPage(tx, filter, page),
    queries.countTimes(tx, filter),
  ]);
  return { times: rows.map(toPanelistTimes), total };
}

/** The panelist that an account is; NOT_FOUND where it is none. */
export const getOwnTimes = async (tx: VendorDb, userId: string): Promise<PanelistTimes> =>
  ownTimes(await queries.findTimesByUser(tx, userId));

export const lockOwnTimes = async (tx: VendorDb, userId: string): Promise<PanelistTimes> =>
  ownTimes(await queries.lockTimesByUser(tx, userId));

function ownTimes(row: Parameters<typeof toPanelistTimes>[0] | undefined): PanelistTimes {
  if (!row) throw new AppError('NOT_FOUND', { message: 'You are not a panelist.' });
  return toPanelistTimes(row);
}

/** Takes everyone who follows this calendar of holidays to the organization's own one; answers how many they were. */
export const leaveCalendar = (tx: VendorDb, calendarId: string): Promise<number> =>
  queries.leaveCalendar(tx, calendarId);

/** How many active panelists follow a calendar by its id, and under null how many follow the organization's own. */
export async function countFollowers(tx: VendorDb): Promise<Map<string | null, number>> {
  const rows = await queries.countFollowers(tx);
  return new Map(rows.map(({ holiday_calendar_id: id, total }) => [id, Number(total)]));
}
