import type { Credentials, SignedIn } from '@slotwise/contract/auth/auth.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { Role } from '@slotwise/contract/permissions';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { isPassword } from '#lib/password-hash.ts';
import { toE164 } from '#lib/phone.ts';
import { setLastLogin } from './auth.queries.ts';
import { isAllowedIn } from './auth.rules.ts';
import { admitLogin, forgiveLogin, mayMailAgain } from './limits/limits.service.ts';
import { mailLink } from './links/links.service.ts';
import {
  findAccount,
  findPersonByEmail,
  insertAccount,
  insertPerson,
  lockPerson,
  type Person,
} from './people/people.queries.ts';
import { closeSession, openSession } from './sessions/sessions.service.ts';

export { prepareOwnPasswordChange } from './passwords/passwords.service.ts';
export { createAdministrator } from './registration/registration.service.ts';
export { findSession } from './sessions/sessions.service.ts';

/**
 * Logs in. Every refusal but that of the limits is one and the same, takes the same work, and so tells nothing
 * about the address.
 */
export const authenticate = async (
  context: Context,
  { username, password }: Credentials,
  { ip }: Call,
): Promise<SignedIn> => {
  const visitor = { email: username, ip };
  await admitLogin(context, visitor);
  const person = await findPersonByEmail(context.db, username);
  const isRight = await isPassword(password, person?.passwordHash);
  if (!person || !isRight || !isAllowedIn(person)) {
    if (person?.accountStatus === 'PENDING_VERIFICATION') remindToVerify(context, person);
    throw new AppError('INVALID_CREDENTIALS');
  }
  const now = context.clock.now();
  const { token, expiresAt } = await asVendor(context.db, person.vendorId, async (tx) => {
    await forgiveLogin(tx, visitor, now);
    await setLastLogin(tx, person.userId, now);
    return openSession(context, tx, person.userId);
  });
  const { vendorId, userId, role, displayName, email, vendorName } = person;
  const named = { token, vendorId, userId, role, displayName, email, vendorName };
  return {
    status: 'success',
    code: 'OK',
    message: ['Welcome'],
    ...named,
    expiresAt: expiresAt.toISOString(),
  };
};

/** Who never opened the first link gets another one, after the answer, since the answer must not wait for it. */
const remindToVerify = (context: Context, person: Person): void => {
  const remind = async () => {
    if (!(await mayMailAgain(context, person.email))) return;
    await asVendor(context.db, person.vendorId, async (tx) => {
      const present = await lockPerson(tx, person);
      if (present?.accountStatus === 'PENDING_VERIFICATION') await mailLink(context, tx, present, 'verify');
    });
  };
  remind().catch((error: unknown) => context.log.error({ err: error }, 'verification mail was not written'));
};

/** Ends the session that asks for it, on the server; the token is worth nothing from then on. */
export const logOut = async (context: Context, { token }: Call): Promise<Outcome> => {
  if (token) await closeSession(context, token);
  return { status: 'success', message: ['Logged out'] };
};

type Outcome = { status: 'success'; message: string[] };

/** Whom to invite; texts that are not known are empty. */
export type Invitee = {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  designation: string;
  phone: string;
  phoneCountry?: string | undefined;
  timeZone: string;
  role: Role;
};

export type Invitation = { userId: string | null; created: boolean; inviteExpiresAt: Date | null };

/**
 * Makes an account for a person of the own tenant and mails the invitation, in the caller's transaction. An address
 * that has an account here already leads to it, unchanged; one that has it elsewhere leads to nobody.
 */
export const inviteUser = async (
  context: Context,
  tx: VendorDb,
  session: Session,
  invitee: Invitee,
): Promise<Invitation> => {
  const { vendorId } = session;
  const userId = uuidv7();
  if (!(await insertAccount(tx, invitee.email, { vendorId, userId }))) {
    const owner = await findAccount(tx, invitee.email);
    return {
      userId: owner?.vendorId === vendorId ? owner.userId : null,
      created: false,
      inviteExpiresAt: null,
    };
  }
  const phoneCountry = invitee.phoneCountry ?? LIMITS.defaultPhoneCountry;
  await insertPerson(tx, {
    ...invitee,
    vendorId,
    userId,
    phone: toE164(invitee.phone, phoneCountry),
    phoneCountry,
    location: '',
    accountStatus: 'INVITED',
    submitterId: session.userId,
    createdAt: context.clock.now(),
  });
  return { userId, created: true, inviteExpiresAt: await mailInvitation(context, tx, session, userId) };
};

/** Mails the invitation again and puts the older link out of use; null where the person needs none any more. */
export const resendInvite = async (
  context: Context,
  tx: VendorDb,
  session: Session,
  userId: string,
): Promise<{ inviteExpiresAt: Date | null }> => ({
  inviteExpiresAt: await mailInvitation(context, tx, session, userId),
});

const mailInvitation = async (
  context: Context,
  tx: VendorDb,
  { vendorId }: Session,
  userId: string,
): Promise<Date | null> => {
  const person = await lockPerson(tx, { vendorId, userId });
  if (person?.accountStatus !== 'INVITED') return null;
  const { expiresAt } = await mailLink(context, tx, person, 'invite');
  return expiresAt;
};
