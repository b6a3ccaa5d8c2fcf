import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type {
  getOwnPanelist as getOwn,
  listPanelists,
} from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { endPanelistAccess } from '#features/auth/sessions.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { listFigures, type Span } from './panelist-figures.queries.ts';
import { spanAt } from './panelist-figures.rules.ts';
import { toPanelist, toPanelistStats, type PanelistRow } from './panelists.mapper.ts';
import * as queries from './panelists.queries.ts';
import { addressInUse } from './panelists.rules.ts';
import { toPanelistTimes, type PanelistTimes } from './panelist-times.mapper.ts';
import { deleteBusySources } from './panelist-times.queries.ts';

type ListRequest = ParsedRequestOf<typeof listPanelists>['query'];

/** The panelists of the caller's organization, by name; another organization's id is not found. */
export async function listOwnPanelists(
  { db, clock }: Context,
  session: Session,
  query: ListRequest,
): Promise<ResponseOf<typeof listPanelists>> {
  const { vendorId, timeZone } = session;
  if (query.vendor !== undefined && query.vendor !== vendorId) throw new AppError('NOT_FOUND');
  const filter = {
    words: searchWords(query.q),
    skill: query.skill?.trim() || undefined,
    level: query.level,
    panelStatus: query.panelStatus,
  };
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const span = spanAt(clock.now(), timeZone);
  return asVendor(db, vendorId, async (tx) => {
    const order = { sort: query.sort ?? ('displayName' as const), span };
    const [rows, total] = await Promise.all([
      queries.listPanelists(tx, filter, { order, limit, offset }),
      queries.countPanelists(tx, filter),
    ]);
    const data = await withFigures(tx, span, rows);
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

/** The panelist as in the contract, with their load and figures. */
export async function readPanelist(
  tx: VendorDb,
  { session, now }: { session: Session; now: Date },
  panelistId: string,
): Promise<Panelist> {
  const row = await queries.findPanelist(tx, panelistId);
  const span = spanAt(now, session.timeZone);
  const [panelist] = row ? await withFigures(tx, span, [row]) : [];
  if (!panelist) throw new AppError('NOT_FOUND');
  return panelist;
}

/** The caller's own panelist record; NOT_FOUND if they have none. */
export async function getOwnPanelist(
  { db, clock }: Context,
  session: Session,
): Promise<ResponseOf<typeof getOwn>> {
  const { vendorId, userId } = session;
  return asVendor(db, vendorId, async (tx) => {
    const own = await queries.findPanelistByUser(tx, userId);
    if (!own) throw new AppError('NOT_FOUND', { message: 'You are not a panelist.' });
    const data = await readPanelist(tx, { session, now: clock.now() }, own.panelist_id);
    return { status: 'success', panelistId: data.panelistId, data };
  });
}

async function withFigures(tx: VendorDb, span: Span, rows: PanelistRow[]): Promise<Panelist[]> {
  if (rows.length === 0) return [];
  const emails = rows.map(({ email }) => email);
  const figures = await listFigures(tx, emails, span);
  const byEmail = new Map(figures.map((row) => [row.email, toPanelistStats(row)]));
  return rows.map((row) => toPanelist(row, byEmail.get(row.email)));
}

/** Removes a leaving person's panelist record from new panels and deletes their busy times. */
export async function deactivatePanelist(tx: VendorDb, userId: string): Promise<void> {
  await queries.deactivatePanelist(tx, userId);
  const own = await queries.findPanelistByUser(tx, userId);
  if (own) await deleteBusySources(tx, own.panelist_id);
}

type Leaving = { panelist_id: string; user_id: string | null };

/**
 * Ends the access of someone who no longer takes interviews, and deletes their busy times, which are no longer needed.
 */
export async function releasePanelist(tx: VendorDb, { panelist_id: panelistId, user_id: userId }: Leaving) {
  if (userId) await endPanelistAccess(tx, userId);
  await deleteBusySources(tx, panelistId);
}

/** Links the panelist with this address to the same person's account. */
export const linkPanelistAt = (tx: VendorDb, email: string, userId: string) =>
  queries.linkPanelistAt(tx, email, userId);

/** Moves the panelist with this account to another address; EMAIL_IN_USE if another panelist has it. */
export async function movePanelist(tx: VendorDb, userId: string, email: string): Promise<void> {
  const own = await queries.findPanelistByUser(tx, userId);
  const other = await queries.findPanelistByEmail(tx, email);
  if (other && other.panelist_id !== own?.panelist_id) throw addressInUse(other.display_name);
  if (own) await queries.movePanelist(tx, userId, email);
}

/** A panelist as bookings need one. */
export type BookablePanelist = PanelistTimes;

/** The organization's panelists with one of these ids or lower-case addresses. */
export async function findPanelistsForMeeting(
  tx: VendorDb,
  named: { ids: string[]; emails: string[] },
): Promise<BookablePanelist[]> {
  if (named.ids.length + named.emails.length === 0) return [];
  const rows = await queries.listNamedPanelists(tx, named);
  return rows.map(toPanelistTimes);
}
