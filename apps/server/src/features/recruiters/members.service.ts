import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import { roleHolds, type Role } from '@slotwise/contract/permissions';
import type * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { closeAccount, emailInUse } from '#features/auth/addresses.service.ts';
import { inviteUser, resendInvite } from '#features/auth/invites.service.ts';
import { admitContact, admitInvitation } from '#features/auth/limits.service.ts';
import { findColleague, type Person } from '#features/auth/people.service.ts';
import { handOver } from '#features/scheduling/seats/hand-over.service.ts';
import { replaceSubmitter } from '#features/submissions/submitters.service.ts';
import { deactivatePanelist, linkPanelistAt } from '#features/panelists/panelists.service.ts';
import { readVendor } from '#features/vendors/read-vendor.service.ts';
import { AppError } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { toRecruiter } from './recruiters.mapper.ts';
import { findRecruiter } from './recruiters.queries.ts';
import * as queries from './members.queries.ts';
import * as rules from './members.rules.ts';

type NewMember = ParsedRequestOf<typeof membersEndpoints.addMember>['body'];
type RemovalRequest = ParsedRequestOf<typeof membersEndpoints.removeMember>;

/** A person of the organization as this reader may know them; NOT_FOUND where there is none. */
export async function readPerson(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: VendorDb,
  reader: Session,
  userId: string,
): Promise<Recruiter> {
  const row = await findRecruiter(tx, userId, clock.now());
  if (!row) throw new AppError('NOT_FOUND');
  return toRecruiter(row, reader, config);
}

type ListRequest = ParsedRequestOf<typeof membersEndpoints.listMembers>['query'];

/**
 * Everybody with an account in the own organization. Of an organization that it works with the contact on its card, for
 * who may read that card; any other id is not found.
 */
export async function listMembers(
  context: Context,
  session: Session,
  query: ListRequest,
): Promise<ResponseOf<typeof membersEndpoints.listMembers>> {
  const { vendor } = query;
  const isForeign = vendor !== undefined && vendor !== session.vendorId;
  return isForeign && roleHolds(session.role, 'vendor_page')
    ? listContact(context, session, vendor)
    : listOwnMembers(context, session, query);
}

/** Everybody with an account in the own organization, by name by default; another organization's id is not found. */
export async function listOwnMembers({ db, clock, config }: Context, session: Session, query: ListRequest) {
  const { vendorId } = session;
  if (query.vendor !== undefined && query.vendor !== vendorId) {
    throw new AppError('NOT_FOUND');
  }
  const { role, accountStatus, sort = 'displayName' } = query;
  const filter = { words: searchWords(query.q), role, accountStatus };
  const { page, pageSize, limit, offset } = toPageWindow(query);
  return asVendor(db, vendorId, async (tx) => {
    const [rows, total] = await Promise.all([
      queries.listMembers(tx, filter, { sort, now: clock.now(), limit, offset }),
      queries.countMembers(tx, filter),
    ]);
    const data = rows.map((row) => toRecruiter(row, session, config));
    return { status: 'success' as const, data, page: { page, pageSize, total } };
  });
}

async function listContact({ db, clock }: Context, { vendorId }: Session, partnerId: string) {
  const partner = await asVendor(db, vendorId, (tx) => readVendor(tx, partnerId, clock.now()));
  const { contactName, contactEmail: email, contactPhone: phone, vendorName } = partner;
  // The person who was merely asked shows no contact yet.
  const data = email
    ? [{ vendorId: partner.vendorId, vendorName, displayName: contactName, email, phone }]
    : [];
  return { status: 'success' as const, data, page: { page: 1, pageSize: 1, total: data.length } };
}

/** Adds a member and mails the invitation, in one transaction; somebody who was removed comes back as the same person. */
export async function addMember(
  context: Context,
  session: Session,
  request: NewMember,
  call: Call,
): Promise<ResponseOf<typeof membersEndpoints.addMember>> {
  requireOwnCallerFields(session, request);
  requireTimeZone('timeZone', request.timeZone);
  const now = context.clock.now();
  return asVendor(context.db, session.vendorId, (tx) =>
    idempotently(tx, { session, operation: 'add-member', call, body: request, now }, () =>
      invite(context, tx, session, request),
    ),
  );
}

async function invite(context: Context, tx: VendorDb, session: Session, request: NewMember) {
  const { email, designation = '', phone = '', timeZone = session.timeZone } = request;
  const { role = 'USER_RECRUITER' } = request;
  const invitee = { ...request, designation, phone, timeZone, role };
  await admitContact(context, tx, email);
  const { userId, created, inviteExpiresAt } = await inviteUser(context, tx, session, invitee);
  if (!created || !userId) throw emailInUse(userId ? await inUseHere(tx, userId) : undefined);
  await linkPanelistAt(tx, email, userId);
  return {
    status: 'success' as const,
    message: [MESSAGES.team.add.success],
    userId,
    data: await readPerson(context, tx, session, userId),
    invite: { sent: true, expiresAt: inviteExpiresAt?.toISOString() ?? null },
  };
}

/** Whose address it is may be said within the organization. */
async function inUseHere(tx: VendorDb, userId: string): Promise<string | undefined> {
  const owner = await findColleague(tx, userId);
  return owner && `${owner.displayName} has an account with this email address here already.`;
}

/** Mails the invitation again; the link of the older one stops working. */
export async function resendInvitation(
  context: Context,
  session: Session,
  userId: string,
): Promise<ResponseOf<typeof membersEndpoints.resendMemberInvitation>> {
  return asVendor(context.db, session.vendorId, async (tx) => {
    const member = await readPerson(context, tx, session, userId);
    if (member.accountStatus !== 'INVITED') {
      throw new AppError('INVALID_TRANSITION', { message: `${member.displayName} has no open invitation.` });
    }
    await admitInvitation(context, tx, userId);
    const { inviteExpiresAt } = await resendInvite(context, tx, session, userId);
    const data = { sent: inviteExpiresAt !== null, expiresAt: inviteExpiresAt?.toISOString() ?? null };
    return { status: 'success', message: [MESSAGES.team.resendInvitation.success], userId, data };
  });
}

/** Gives a member another role, in the caller's transaction; LAST_ADMIN where no one would administer any more. */
export async function changeRole(
  tx: VendorDb,
  session: Session,
  present: Recruiter,
  role: Role,
): Promise<void> {
  if (role === present.role) return;
  rules.requirePresent(present);
  const administrators = await queries.lockAdministrators(tx);
  const leaving = role === 'ADMIN' ? '' : present.userId;
  rules.requireAdministratorLeft(session, administrators, leaving);
  await queries.setRole(tx, present.userId, role);
}

/**
 * Removes a member: everything that let them in ends at once, they take no interviews any more, and their open
 * meetings and submissions go to `reassignTo` or the caller, those too that become theirs in that moment.
 */
export async function removeMember(
  context: Context,
  session: Session,
  query: RemovalRequest['query'],
  body: RemovalRequest['body'],
): Promise<ResponseOf<typeof membersEndpoints.removeMember>> {
  const { userId, reassignTo = session.userId } = rules.namedRemoval(query, body);
  const { data, heir } = await asVendor(context.db, session.vendorId, async (tx) => {
    const administrators = await queries.lockAdministrators(tx);
    const leaving = await findColleague(tx, userId);
    if (!leaving) throw new AppError('NOT_FOUND');
    rules.requireAdministratorLeft(session, administrators, userId);
    rules.requireSomebodyElse(session, userId);
    const heir = rules.requireHeir(await findColleague(tx, reassignTo), userId);
    const people = { from: leaving, to: heir };
    const before = await handOver(context, tx, session, people);
    await shutOut(tx, leaving);
    // Nothing new becomes theirs from here on; what did while this went on is handed over as well.
    const { reassignedBookings, stillOnPanels } = await handOver(context, tx, session, people);
    const data = { reassignedBookings: before.reassignedBookings + reassignedBookings, stillOnPanels };
    return { data, heir };
  });
  await replaceSubmitter(context, session.vendorId, userId, heir);
  return { status: 'success', message: [MESSAGES.team.remove.success], userId, data };
}

/** Their panelist record is locked behind the meetings, the order in which everybody locks the two. */
async function shutOut(tx: VendorDb, leaving: Person): Promise<void> {
  await deactivatePanelist(tx, leaving.userId);
  await closeAccount(tx, leaving);
}
