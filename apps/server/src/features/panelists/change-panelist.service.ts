import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { updatePanelist as updateEndpoint } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { Context, Session } from '#context.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { withdrawInvite } from '#features/auth/invites.service.ts';
import { admitInvitee } from '#features/auth/limits.service.ts';
import { AppError, requirePresentVersion } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import * as queries from './panelists.queries.ts';
import { requireMayChange, requireMayMove, requireMovableAddress } from './panelists.rules.ts';
import { releasePanelist, readPanelist } from './panelists.service.ts';
import { changedColumns } from './roster.mapper.ts';
import { requireFreeAddress, type Run, namingTheOther } from './panelist-address.service.ts';
import { invite, type Held } from './invite-panelist.service.ts';

type Changes = ParsedRequestOf<typeof updateEndpoint>['body'];

/**
 * What happens to a panelist's upcoming meetings when the panelist changes; passed in by the app, since meetings depend
 * on panelists.
 */
export type Meetings = {
  /** Runs a transaction that may take someone's time. */
  takingTime: <T>(context: Context, vendorId: VendorId, work: (tx: VendorDb) => Promise<T>) => Promise<T>;
  lockPanelistMeetings: (context: Context, tx: VendorDb, panelistId: string) => Promise<void>;
  movePanelist: (
    context: Context,
    tx: VendorDb,
    session: Session,
    move: { panelistId: string; from: string; to: string; userId: string | null },
  ) => Promise<void>;
};

/** Changes a panelist; a new address takes over the coming meetings, and an invitation that was not accepted. */
export async function updatePanelist(
  context: Context,
  session: Session,
  changes: Changes,
  meetings: Meetings,
): Promise<ResponseOf<typeof updateEndpoint>> {
  requireTimeZone('timeZone', changes.timeZone);
  const { panelistId } = changes;
  requireMayMove(session, changes.email);
  const inTransaction: Run = (work) => meetings.takingTime(context, session.vendorId, work);
  return namingTheOther(context, session, { email: changes.email ?? '', inTransaction }, async (tx) => {
    // Editing a meeting locks it before its panelists; the same order here avoids a deadlock.
    if (changes.email !== undefined) await meetings.lockPanelistMeetings(context, tx, panelistId);
    const held = await queries.lockPanelist(tx, panelistId);
    requireMayChange(session, held?.user_id, changes);
    if (!held) throw new AppError('NOT_FOUND');
    // On a change `userId` may also be the record's own account, as read.
    const { userId, ...caller } = changes;
    requireOwnCallerFields(session, userId === held.user_id ? caller : { ...caller, userId });
    requirePresentVersion(held.version, changes.version);
    const { phone_country: country } = await queries.getDefaults(tx, session.userId);
    await queries.updatePanelist(tx, panelistId, changedColumns(changes, held, country));
    if (changes.panelStatus === 'INACTIVE') await releasePanelist(tx, held);
    if (changes.email !== undefined && changes.email !== held.email) {
      await moveAddress(context, tx, session, { held, email: changes.email, country, meetings });
    }
    const data = await readPanelist(tx, { session, now: context.clock.now() }, panelistId);
    return { status: 'success', panelistId, data };
  });
}

type Move = { held: Held; email: string; country: string; meetings: Meetings };

async function moveAddress(context: Context, tx: VendorDb, session: Session, move: Move) {
  const { held, email, country, meetings } = move;
  const { panelist_id: panelistId, user_id: oldUserId } = held;
  requireMovableAddress(held);
  await requireFreeAddress(tx, email);
  await admitInvitee(context, tx);
  await queries.updatePanelistAccount(tx, panelistId, { email, user_id: null });
  if (oldUserId) await withdrawInvite(tx, oldUserId);
  const { userId } = await invite(context, tx, session, { ...held, email, phoneCountry: country });
  // Someone with a real address is no longer a sample, and stays when samples are removed.
  const account = { email, user_id: userId, is_sample: isSampleAddress(email) };
  await queries.updatePanelistAccount(tx, panelistId, account);
  await meetings.movePanelist(context, tx, session, { panelistId, from: held.email, to: email, userId });
}
