import { sql, type SqlBool } from 'kysely';
import { countRows } from '#db/count-rows.ts';
import { foldedLike } from '#db/folded.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { SEARCHED } from './panelists.queries.ts';

export type NamedTimes = { ids: string[]; emails: string[]; skills: string[] };

/** Panelists with one of these ids or addresses, and those with one of these skills who join new panels. */
export function listTimes(tx: VendorDb, { ids, emails, skills }: NamedTimes) {
  const wanted = skills.map((skill) => skill.toLowerCase());
  return tx
    .selectOwn('panelist')
    .selectAll()
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('panelist_id', 'in', ids)] : []),
        ...(emails.length > 0 ? [where('email', 'in', emails)] : []),
        ...(wanted.length > 0
          ? [
              where.and([
                where('panel_status', '<>', 'INACTIVE'),
                sql<SqlBool>`exists (select from unnest(skills) as one where lower(one) = any(${wanted}))`,
              ]),
            ]
          : []),
      ]),
    )
    .orderBy(sql`lower(display_name)`)
    .orderBy('panelist_id')
    .execute();
}

const activePanelists = (tx: VendorDb) => tx.selectOwn('panelist').where('panel_status', '<>', 'INACTIVE');

const activeTimes = (tx: VendorDb) =>
  activePanelists(tx)
    .selectAll()
    .orderBy(sql`lower(display_name)`)
    .orderBy('panelist_id');

export const listActiveTimes = (tx: VendorDb) => activeTimes(tx).execute();

/** Words that must all match a panelist's description, and addresses of which one must be theirs; null for any. */
export type TimesFilter = { words: string[]; emails: string[] | null };

const isWanted = ({ words, emails }: TimesFilter) =>
  sql<SqlBool>`${words.length > 0 ? foldedLike(SEARCHED, words) : sql.lit(true)}
    and ${emails === null ? sql.lit(true) : sql`email = any(${emails})`}`;

export const listTimesPage = (tx: VendorDb, filter: TimesFilter, page: { limit: number; offset: number }) =>
  activeTimes(tx).where(isWanted(filter)).limit(page.limit).offset(page.offset).execute();

export const countTimes = (tx: VendorDb, filter: TimesFilter): Promise<number> =>
  countRows(activePanelists(tx).where(isWanted(filter)));

const timesOfAccount = (tx: VendorDb, userId: string) =>
  tx.selectOwn('panelist', { user_id: userId }).selectAll();

export const findTimesByUser = (tx: VendorDb, userId: string) =>
  timesOfAccount(tx, userId).executeTakeFirst();

export const lockTimesByUser = (tx: VendorDb, userId: string) =>
  timesOfAccount(tx, userId).forNoKeyUpdate().executeTakeFirst();

/** Moves everyone who follows a holiday calendar to the organization's own; returns how many. */
export async function unfollowCalendar(tx: VendorDb, calendarId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateOwn('panelist', { holiday_calendar_id: calendarId })
    .set({ holiday_calendar_id: null, version: sql<number>`version + 1` })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many panelists follow each holiday calendar; under null, those who follow the organization's own. */
export const countFollowers = (tx: VendorDb) =>
  tx
    .selectOwn('panelist')
    .select(['holiday_calendar_id', ({ fn }) => fn.countAll<string>().as('total')])
    .where('panel_status', '<>', sql.lit('INACTIVE'))
    .groupBy('holiday_calendar_id')
    .execute();

/** Deletes a panelist's busy sources with their times. */
export const deleteBusySources = (tx: VendorDb, panelistId: string) =>
  tx.deleteOwn('busy_source', { panelist_id: panelistId }).execute();
