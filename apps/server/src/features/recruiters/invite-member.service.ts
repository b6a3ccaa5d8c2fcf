import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { emailInUse } from '#features/auth/addresses.service.ts';
import { inviteUser, resendInvite } from '#features/auth/invites.service.ts';
import { admitContact, admitInvitation, admitInviteeAtAll } from '#features/auth/limits.service.ts';
import { findPerson } from '#features/auth/people.queries.ts';
import { linkPanelistAt } from '#features/panelists/panelists.service.ts';
import { AppError } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { getDefaultZone } from './members.queries.ts';
import { readPerson } from './members.service.ts';

type NewMember = ParsedRequestOf<typeof membersEndpoints.addMember>['body'];

/** Adds a member and mails the invitation, in one transaction; a removed person comes back as the same person. */
export async function addMember(
  context: Context,
  session: Session,
  request: NewMember,
  call: Call,
): Promise<ResponseOf<typeof membersEndpoints.addMember>> {
  requireOwnCallerFields(session, request);
  requireTimeZone('timeZone', request.timeZone);
  const now = context.clock.now();
  await admitInviteeAtAll(context, session.vendorId);
  return asVendor(context.db, session.vendorId, (tx) =>
    idempotently(tx, { session, operation: 'add-member', call, body: request, now }, () =>
      invite(context, tx, session, request),
    ),
  );
}

async function invite(context: Context, tx: VendorDb, session: Session, request: NewMember) {
  const { email, designation = '', phone = '', role = 'USER_RECRUITER' } = request;
  const timeZone = request.timeZone ?? (await getDefaultZone(tx));
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

/** Within the organization the owner of an address may be named. */
async function inUseHere(tx: VendorDb, userId: string): Promise<string | undefined> {
  const owner = await findPerson(tx, userId);
  return owner && `${owner.displayName} has an account with this email address here already.`;
}

/** Resends the invitation; the older link stops working. */
export async function resendInvitation(context: Context, tx: VendorDb, session: Session, userId: string) {
  const member = await readPerson(context, tx, session, userId);
  if (member.accountStatus !== 'INVITED') {
    throw new AppError('INVALID_TRANSITION', { message: `${member.displayName} has no open invitation.` });
  }
  await admitInvitation(context, tx, userId);
  const { inviteExpiresAt } = await resendInvite(context, tx, userId);
  const data = { sent: inviteExpiresAt !== null, expiresAt: inviteExpiresAt?.toISOString() ?? null };
  return { message: [MESSAGES.team.resendInvitation.success], userId, data };
}
