import { LIMITS } from '@slotwise/contract/limits';
import type { Role } from '@slotwise/contract/permissions';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { toE164 } from '#lib/text/phone.ts';
import { deleteAccount, disablePerson } from './addresses.queries.ts';
import { deletePersonLinks } from './links.queries.ts';
import { mailLink } from './links.service.ts';
import { findAccount, findPerson, lockPerson, type AccountKey, type Person } from './people.queries.ts';
import {
  deletePerson,
  findRemoved,
  insertAccount,
  insertPerson,
  reviveRemoved,
  unlinkPanelist,
} from './accounts.queries.ts';

/** The person to invite; unknown texts are empty. */
export type Invitee = {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  designation: string;
  location?: string | undefined;
  phone: string;
  phoneCountry?: string | undefined;
  timeZone: string;
  role: Role;
};

export type Invitation = { userId: string | null; created: boolean; inviteExpiresAt: Date | null };

/**
 * Creates an account for a person of the caller's tenant and mails the invitation, in the caller's transaction. An
 * address with an account here resolves to it, unchanged; one with an account elsewhere resolves to no one. A person
 * who was removed from here comes back as the same person.
 */
export async function inviteUser(
  context: Context,
  tx: VendorDb,
  session: Session,
  invitee: Invitee,
): Promise<Invitation> {
  const removedId = await findRemoved(tx, invitee.email);
  const userId = removedId ?? uuidv7();
  if (!(await insertAccount(tx, invitee.email, userId))) {
    return findMember(tx, invitee.email);
  }
  const phoneCountry = invitee.phoneCountry ?? LIMITS.defaultPhoneCountry;
  const person = {
    ...invitee,
    userId,
    phone: toE164(invitee.phone, phoneCountry),
    phoneCountry,
    location: invitee.location ?? '',
    accountStatus: 'INVITED' as const,
    submitterId: session.userId,
    createdAt: context.clock.now(),
  };
  if (removedId) await reviveRemoved(tx, person);
  else await insertPerson(tx, person);
  return { userId, created: true, inviteExpiresAt: await mailInvitation(context, tx, userId) };
}

/** The tenant's existing account for an address; an account elsewhere counts as none. Mails nothing. */
export async function findMember(tx: VendorDb, email: string): Promise<Invitation> {
  const owner = await findAccount(tx, email);
  return {
    userId: owner?.vendorId === tx.vendorId ? owner.userId : null,
    created: false,
    inviteExpiresAt: null,
  };
}

/** Resends the invitation and invalidates the older link; null if the person no longer needs one. */
export const resendInvite = async (
  context: Context,
  tx: VendorDb,
  userId: string,
): Promise<{ inviteExpiresAt: Date | null }> => ({
  inviteExpiresAt: await mailInvitation(context, tx, userId),
});

async function mailInvitation(context: Context, tx: VendorDb, userId: string): Promise<Date | null> {
  const person = await lockPerson(tx, userId);
  if (person?.accountStatus !== 'INVITED') return null;
  const { expiresAt } = await mailLink(context, tx, person, 'invite');
  return expiresAt;
}

/** Withdraws a panelist's account invited at a wrong address, unless it was activated or is a member's. */
export async function withdrawInvite(tx: VendorDb, userId: string): Promise<void> {
  if (!isUnaccepted(await findPerson(tx, userId))) return;
  await deletePersonLinks(tx, userId);
  await deletePerson(tx, userId);
}

const isUnaccepted = (person: Person | undefined): boolean =>
  person?.accountStatus === 'INVITED' && person.role === 'USER_PANEL' && person.passwordHash === null;

/**
 * Frees the address of an unaccepted invitation for someone who has proven that the mailbox is theirs. A panelist
 * continues without an account, like one who has it elsewhere; a member is listed as removed. The invitation's link
 * stays, so that opening it explains what happened.
 */
export const yieldToSignUp = ({ db }: Context, { vendorId, userId }: AccountKey): Promise<void> =>
  asVendor(db, vendorId, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person?.accountStatus !== 'INVITED') return;
    await unlinkPanelist(tx, userId);
    if (person.role === 'USER_PANEL') return deletePerson(tx, userId);
    await disablePerson(tx, userId);
    await deleteAccount(tx, userId);
  });
