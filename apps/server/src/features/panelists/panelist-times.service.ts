import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toPanelistTimes, type PanelistTimes } from './panelist-times.mapper.ts';
import * as queries from './panelist-times.queries.ts';

export type { PanelistTimes } from './panelist-times.mapper.ts';

/**
 * When panelists can interview, sorted by name: those with one of these ids or lower-case addresses, and those with one
 * of these skills, ignoring case, who join new panels.
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

/** A page of those matching the filter, and their total. */
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

/** The panelist of an account; NOT_FOUND if it has none. */
export const getOwnTimes = async (tx: VendorDb, userId: string): Promise<PanelistTimes> =>
  ownTimes(await queries.findTimesByUser(tx, userId));

export const lockOwnTimes = async (tx: VendorDb, userId: string): Promise<PanelistTimes> =>
  ownTimes(await queries.lockTimesByUser(tx, userId));

function ownTimes(row: Parameters<typeof toPanelistTimes>[0] | undefined): PanelistTimes {
  if (!row) throw new AppError('NOT_FOUND', { message: 'You are not a panelist.' });
  return toPanelistTimes(row);
}

/** Moves everyone who follows this holiday calendar to the organization's own; returns how many. */
export const unfollowCalendar = (tx: VendorDb, calendarId: string): Promise<number> =>
  queries.unfollowCalendar(tx, calendarId);

/** How many active panelists follow each calendar by its id, and under null the organization's own. */
export async function countFollowers(tx: VendorDb): Promise<Map<string | null, number>> {
  const rows = await queries.countFollowers(tx);
  return new Map(rows.map(({ holiday_calendar_id: id, total }) => [id, Number(total)]));
}
