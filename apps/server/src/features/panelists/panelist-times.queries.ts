import { sql, type SqlBool } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

export type NamedTimes = { ids: string[]; emails: string[]; skills: string[] };

/** Panelists with one of these ids or addresses, and those with one of these skills who take part in new panels. */
export function listTimes(tx: VendorDb, { ids, emails, skills }: NamedTimes) {
  const wanted = skills.map((skill) => skill.toLowerCase());
  return tx
    .selectFrom('panelist')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
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

export function listActiveTimes(tx: VendorDb) {
  return tx
    .selectFrom('panelist')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('panel_status', '<>', 'INACTIVE')
    .orderBy(sql`lower(display_name)`)
    .orderBy('panelist_id')
    .execute();
}

const timesOfAccount = (tx: VendorDb, userId: string) =>
  tx.selectFrom('panelist').selectAll().where('vendor_id', '=', tx.vendorId).where('user_id', '=', userId);

/** The panelist that an account is linked to. */
export const findTimesByUser = (tx: VendorDb, userId: string) =>
  timesOfAccount(tx, userId).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockTimesByUser = (tx: VendorDb, userId: string) =>
  timesOfAccount(tx, userId).forNoKeyUpdate().executeTakeFirst();

/** Everybody who follows a calendar of holidays follows the organization's own from now on; tells how many they are. */
export async function leaveCalendar(tx: VendorDb, calendarId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('panelist')
    .set({ holiday_calendar_id: null, version: sql<number>`version + 1` })
    .where('vendor_id', '=', tx.vendorId)
    .where('holiday_calendar_id', '=', calendarId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many panelists follow each calendar of holidays; under null those who follow the organization's own. */
export function countFollowers(tx: VendorDb) {
  return tx
    .selectFrom('panelist')
    .select(['holiday_calendar_id', ({ fn }) => fn.countAll<string>().as('total')])
    .where('vendor_id', '=', tx.vendorId)
    .where('panel_status', '<>', 'INACTIVE')
    .groupBy('holiday_calendar_id')
    .execute();
}

/** Forgets when a panelist is busy elsewhere, and where that was read from. */
export async function deleteBusySources(tx: VendorDb, panelistId: string): Promise<void> {
  await tx
    .deleteFrom('busy_source')
    .where('vendor_id', '=', tx.vendorId)
    .where('panelist_id', '=', panelistId)
    .execute();
}
