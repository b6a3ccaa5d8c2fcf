import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type {
  createPanelist as createEndpoint,
  resendPanelistInvitation,
  updatePanelist as updateEndpoint,
} from '@slotwise/contract/panelists/panelists.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { isConstraintViolation } from '#db/faults/database-errors.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { findMember, inviteUser, resendInvite, withdrawInvite } from '#features/auth/invites.service.ts';
import { admitInvitation } from '#features/auth/limits.service.ts';
import { AppError } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import * as queries from './panelists.queries.ts';
import {
  addressInUse,
  noSuchCalendar,
  requireInvitable,
  requireMayChange,
  requireMayMove,
  requireMovableAddress,
  requirePresentVersion,
} from './panelists.rules.ts';
import { letPanelistGo, readPanelist } from './panelists.service.ts';
import { changedColumns, newPanelistRow } from './roster.mapper.ts';

type NewPanelist = ParsedRequestOf<typeof createEndpoint>['body'];
type Changes = ParsedRequestOf<typeof updateEndpoint>['body'];
type Held = NonNullable<Awaited<ReturnType<typeof queries.lockPanelist>>>;

/** Adds a panelist and invites them to an account of their own, unless it is not wanted, in one transaction. */
export async function createPanelist(
  context: Context,
  session: Session,
  request: NewPanelist,
  call: Call,
): Promise<ResponseOf<typeof createEndpoint>> {
  requireOwnCallerFields(session, request);
  requireTimeZone('timeZone', request.timeZone);
  const now = context.clock.now();
  const inTransaction: Run = (work) => asVendor(context.db, session.vendorId, work);
  return namingTheOther(context, session, { email: request.email, inTransaction }, (tx) =>
    idempotently(tx, { session, operation: 'create-panelist', call, body: request, now }, () =>
      addPanelist(context, tx, session, request),
    ),
  );
}

async function addPanelist(context: Context, tx: VendorDb, session: Session, request: NewPanelist) {
  const now = context.clock.now();
  const { userId: submitterId } = session;
  await requireFreeAddress(tx, request.email);
  const defaults = await queries.getDefaults(tx, submitterId);
  const row = newPanelistRow({ request, defaults, panelistId: uuidv7(), submitterId, now });
  const { userId, created, inviteExpiresAt } =
    request.sendInvitation === false
      ? await findMember(tx, session, row.email)
      : await invite(context, tx, session, { ...row, phoneCountry: defaults.phone_country });
  await queries.insertPanelist(tx, { ...row, user_id: userId });
  return {
    status: 'success' as const,
    panelistId: row.panelist_id,
    ...(userId && { userId }),
    data: await readPanelist(tx, { session, now }, row.panelist_id),
    invite: { sent: created, expiresAt: inviteExpiresAt?.toISOString() ?? null },
  };
}

/** What a panelist's coming meetings do when the panelist changes; the app passes it, for meetings know panelists. */
export type Meetings = {
  /** The transaction in which somebody's time may be taken. */
  takingTime: <T>(context: Context, vendorId: VendorId, work: (tx: VendorDb) => Promise<T>) => Promise<T>;
  lockPanelistMeetings: (context: Context, tx: VendorDb, panelistId: string) => Promise<void>;
  movePanelist: (
    context: Context,
    tx: VendorDb,
    session: Session,
    move: { panelistId: string; from: string; to: string; userId: string | null },
  ) => Promise<void>;
};

/**
 * Changes a panelist; a new address moves the invitation with it, as long as no one has accepted it, and the coming
 * meetings.
 */
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
    // The person who edits a meeting locks it before its panelists; the same order here, or the two would deadlock.
    if (changes.email !== undefined) await meetings.lockPanelistMeetings(context, tx, panelistId);
    const held = await queries.lockPanelist(tx, panelistId);
    requireMayChange(session, held?.user_id, changes);
    if (!held) throw new AppError('NOT_FOUND');
    // On a change `userId` may also be the record's own account, as it was read.
    const { userId, ...caller } = changes;
    requireOwnCallerFields(session, userId === held.user_id ? caller : { ...caller, userId });
    requirePresentVersion(held.version, changes.version);
    const { phone_country: country } = await queries.getDefaults(tx, session.userId);
    await queries.updatePanelist(tx, panelistId, changedColumns(changes, held, country));
    if (changes.panelStatus === 'INACTIVE') await letPanelistGo(tx, held);
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
  const { vendorId } = session;
  const { panelist_id: panelistId, user_id: oldUserId } = held;
  requireMovableAddress(held);
  await requireFreeAddress(tx, email);
  await queries.updatePanelistAccount(tx, panelistId, { email, user_id: null });
  if (oldUserId) await withdrawInvite(tx, vendorId, oldUserId);
  const { userId } = await invite(context, tx, session, { ...held, email, phoneCountry: country });
  // The person who is reached at a real address is no sample any more, and stays when those go.
  const account = { email, user_id: userId, is_sample: isSampleAddress(email) };
  await queries.updatePanelistAccount(tx, panelistId, account);
  await meetings.movePanelist(context, tx, session, { panelistId, from: held.email, to: email, userId });
}

/**
 * Mails the invitation again; the link of the older one stops working. The person who has no account is invited again, or
 * linked to the account that the address has in the organization by now.
 */
export async function resendInvitation(
  context: Context,
  session: Session,
  panelistId: string,
): Promise<ResponseOf<typeof resendPanelistInvitation>> {
  return asVendor(context.db, session.vendorId, async (tx) => {
    const panelist = await queries.lockPanelist(tx, panelistId);
    if (!panelist) throw new AppError('NOT_FOUND');
    requireInvitable(panelist);
    await admitInvitation(context, tx, panelistId);
    const isOpen = panelist.user_id !== null && panelist.account_status === 'INVITED';
    const inviteExpiresAt = isOpen
      ? (await resendInvite(context, tx, session, panelist.user_id ?? '')).inviteExpiresAt
      : await inviteAgain(context, tx, session, panelist);
    return {
      status: 'success',
      panelistId,
      data: { sent: inviteExpiresAt !== null, expiresAt: inviteExpiresAt?.toISOString() ?? null },
    };
  });
}

/** For a panelist whose account is gone, or went to somebody who signed up with the address and never confirmed it. */
async function inviteAgain(context: Context, tx: VendorDb, session: Session, panelist: Held) {
  const { panelist_id: panelistId, email, display_name: name } = panelist;
  const { phone_country: phoneCountry } = await queries.getDefaults(tx, session.userId);
  const { userId, created, inviteExpiresAt } = await invite(context, tx, session, {
    ...panelist,
    phoneCountry,
  });
  if (!userId) {
    const message = `${name} has an account in another organization and is reached by mailed links.`;
    throw new AppError('INVALID_TRANSITION', { message });
  }
  await queries.updatePanelistAccount(tx, panelistId, { email, user_id: userId });
  if (created) await queries.updatePanelist(tx, panelistId, { panel_status: 'INVITED' });
  return inviteExpiresAt;
}

type Invitee = Pick<
  Held,
  'first_name' | 'last_name' | 'display_name' | 'email' | 'designation' | 'phone' | 'time_zone'
>;

async function invite(
  context: Context,
  tx: VendorDb,
  session: Session,
  person: Invitee & { phoneCountry: string },
) {
  return inviteUser(context, tx, session, {
    firstName: person.first_name,
    lastName: person.last_name,
    displayName: person.display_name,
    email: person.email,
    designation: person.designation,
    phone: person.phone,
    phoneCountry: person.phoneCountry,
    timeZone: person.time_zone,
    role: 'USER_PANEL',
  });
}

async function requireFreeAddress(tx: VendorDb, email: string) {
  const other = await queries.findPanelistByEmail(tx, email);
  if (other) throw addressInUse(other.display_name);
}

type Run = <T>(work: (tx: VendorDb) => Promise<T>) => Promise<T>;

/**
 * Two requests for one address may both find it free; the database lets one through, and the other reads why. It knows
 * the calendars of holidays too.
 */
async function namingTheOther<T>(
  context: Context,
  session: Session,
  { email, inTransaction }: { email: string; inTransaction: Run },
  work: (tx: VendorDb) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (isConstraintViolation(error, 'panelist_follows_a_calendar_of_its_vendor')) throw noSuchCalendar();
    if (!isConstraintViolation(error, 'panelist_email_is_unique_in_its_vendor')) throw error;
    await asVendor(context.db, session.vendorId, (tx) => requireFreeAddress(tx, email));
    throw new AppError('EMAIL_IN_USE');
  }
}
