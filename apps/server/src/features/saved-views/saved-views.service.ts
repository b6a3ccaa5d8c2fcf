import type * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { toSavedView } from './saved-views.mapper.ts';
import * as queries from './saved-views.queries.ts';
import * as rules from './saved-views.rules.ts';

export const listViews = async (tx: VendorDb, session: Session) => ({
  data: (await queries.listViews(tx, session.userId)).map((row) => toSavedView(row, session)),
});

/** INVALID_TRANSITION if there are too many already; VALIDATION_FAILED for a name the caller already uses. */
export async function createView(
  { clock }: Context,
  tx: VendorDb,
  session: Session,
  { name, filters, isShared = false }: ParsedRequestOf<typeof endpoints.createView>['body'],
) {
  const viewId = uuidv7();
  const ownerId = session.userId;
  rules.requireRoom(await queries.lockAndCount(tx, ownerId), isShared);
  rules.requireFreeName(await queries.hasViewNamed(tx, { ownerId, name, viewId }));
  await queries.insertView(tx, {
    view_id: viewId,
    owner_id: ownerId,
    name,
    filters: rules.keptFilters(filters),
    is_shared: isShared,
    created_at: clock.now(),
  });
  return { viewId, data: toSavedView(await getRow(tx, session, viewId), session) };
}

/** Changes only the given fields. FORBIDDEN on someone else's shared view, except for administrators. */
export async function updateView(
  tx: VendorDb,
  session: Session,
  { viewId, ...changes }: ParsedRequestOf<typeof endpoints.updateView>['body'],
) {
  const counted = await queries.lockAndCount(tx, session.userId);
  const present = await getRow(tx, session, viewId);
  rules.requireMayChange(present, session);
  const { name = present.name, filters = present.filters, isShared = present.is_shared } = changes;
  if (isShared && !present.is_shared) rules.requireRoomToShare(counted);
  const ownerId = present.owner_id;
  rules.requireFreeName(await queries.hasViewNamed(tx, { ownerId, name, viewId }));
  await queries.updateView(tx, viewId, {
    name,
    filters: rules.keptFilters(filters),
    is_shared: isShared,
  });
  // An administrator who stops sharing someone else's view no longer sees it.
  const after = { ...present, name, filters, is_shared: isShared };
  return { viewId, data: toSavedView(after, session) };
}

export async function deleteView(tx: VendorDb, session: Session, viewId: string) {
  rules.requireMayChange(await getRow(tx, session, viewId), session);
  await queries.deleteView(tx, viewId);
  return { message: [MESSAGES.views.remove.success] };
}

/** Makes this the caller's start view; NOT_FOUND for one they do not see. */
export async function chooseStartView(tx: VendorDb, session: Session, viewId: string | null) {
  if (viewId !== null) await getRow(tx, session, viewId);
  await queries.saveStartView(tx, session.userId, viewId);
  const { start, noStart } = MESSAGES.views;
  return { message: [viewId === null ? noStart.success : start.success] };
}

async function getRow(tx: VendorDb, session: Session, viewId: string): Promise<queries.ViewRow> {
  const [row] = await queries.listViews(tx, session.userId, viewId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
