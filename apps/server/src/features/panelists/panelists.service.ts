import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { weekAround } from '#engines/wall-time/day-bounds.ts';
import type { WorkingHours } from '#engines/working-hours/within-hours.ts';
import { AppError } from '#lib/app-error.ts';
import { windowOf } from '#lib/paging.ts';
import { panelistOf, type PanelistRow } from './panelists.mapper.ts';
import * as queries from './panelists.queries.ts';

type ListWishes = ParsedRequestOf<typeof listPanelists>['query'];

/** The panelists of the own organisation, by name; another organisation's id is not found. */
export async function listOwnPanelists(
  { db, clock }: Context,
  session: Session,
  wishes: ListWishes,
): Promise<ResponseOf<typeof listPanelists>> {
  const { vendorId, timeZone } = session;
  if (wishes.vendor !== undefined && wishes.vendor.toLowerCase() !== vendorId)
    throw new AppError('NOT_FOUND');
  const filter = {
    words: (wishes.q ?? '').split(/\s+/).filter(Boolean),
    skill: wishes.skill?.trim() || undefined,
    panelStatus: wishes.panelStatus,
  };
  const { page, pageSize, limit, offset } = windowOf(wishes);
  return asVendor(db, vendorId, async (tx) => {
    const rows = await queries.listPanelists(tx, vendorId, filter, { limit, offset });
    const total = await queries.countPanelists(tx, vendorId, filter);
    const data = await withLoads(tx, { vendorId, timeZone, now: clock.now() }, rows);
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

/** The panelist as the contract shows one, with what the coming days hold for them. */
export async function readPanelist(
  tx: VendorDb,
  { session, now }: { session: Session; now: Date },
  panelistId: string,
): Promise<Panelist> {
  const { vendorId, timeZone } = session;
  const row = await queries.findPanelist(tx, vendorId, panelistId);
  const [panelist] = row ? await withLoads(tx, { vendorId, timeZone, now }, [row]) : [];
  if (!panelist) throw new AppError('NOT_FOUND');
  return panelist;
}

async function withLoads(
  tx: VendorDb,
  { vendorId, timeZone, now }: { vendorId: VendorId; timeZone: string; now: Date },
  rows: PanelistRow[],
): Promise<Panelist[]> {
  if (rows.length === 0) return [];
  const week = weekAround(now.toISOString(), timeZone);
  const loads = await queries.listLoads(
    tx,
    vendorId,
    rows.map(({ email }) => email),
    { now, weekStart: new Date(week.start), weekEnd: new Date(week.end) },
  );
  const byEmail = new Map(loads.map((load) => [load.email, load]));
  return rows.map((row) => {
    const load = byEmail.get(row.email);
    return panelistOf(row, { upcoming: Number(load?.upcoming ?? 0), thisWeek: Number(load?.this_week ?? 0) });
  });
}

/** A panelist as a booking needs to know one. */
export type BookablePanelist = {
  panelistId: string;
  userId: string | null;
  name: string;
  email: string;
  isActive: boolean;
  hours: WorkingHours;
};

/** The panelists of the organisation that have one of these ids or lower-case addresses. */
export async function findPanelistsForMeeting(
  tx: VendorDb,
  vendorId: VendorId,
  named: { ids: string[]; emails: string[] },
): Promise<BookablePanelist[]> {
  if (named.ids.length + named.emails.length === 0) return [];
  const rows = await queries.listNamedPanelists(tx, vendorId, named);
  return rows.map((row) => ({
    panelistId: row.panelist_id,
    userId: row.user_id,
    name: row.display_name,
    email: row.email,
    isActive: row.panel_status !== 'INACTIVE',
    hours: { timeZone: row.time_zone, weeklyHours: row.weekly_hours },
  }));
}
