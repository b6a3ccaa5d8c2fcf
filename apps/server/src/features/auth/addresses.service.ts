import type { Call, Context, Session } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { hashToken, isToken } from '#lib/secrets/token.ts';
import { isAllowedIn } from './auth.rules.ts';
import { admitLink, admitMail, forgiveLink, forgivePasswordChange } from './entrance-limits.service.ts';
import { consumeLink, deletePersonLinks, findLink } from './links.queries.ts';
import { mailEmailChange } from './links.service.ts';
import { findAccount, findPerson, lockPerson, type Person } from './people.queries.ts';
import { proveOwner, requireStillProven } from './people.service.ts';
import { endAccess } from './sessions.service.ts';
import { deletePersonSessions } from './sessions.queries.ts';
import * as queries from './addresses.queries.ts';

export const emailInUse = (message = 'This email address already has an account.'): AppError =>
  new AppError('EMAIL_IN_USE', { message, fieldErrors: { email: message } });

/**
 * The part of an email change that runs in the caller's transaction: the mailed link, and the notice to the current
 * address.
 */
export type EmailChange = { apply: (tx: VendorDb) => Promise<void> };

/** Prepares a change of the caller's own address. Checks the current password outside any transaction. */
export async function prepareEmailChange(
  context: Context,
  session: Session,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
  ip: string,
): Promise<EmailChange> {
  const person = await proveOwner(context, session, currentPassword);
  await admitMail(context, 'new-address', { email, ip });
  return {
    apply: async (tx) => {
      const present = await requireStillProven(tx, person);
      await requireFree(tx, email);
      await forgivePasswordChange(tx, session.userId);
      await mailEmailChange(context, tx, present, email);
    },
  };
}

/** Cancels an unconfirmed change. Needs nothing but the session, since the address stays. */
export const dropEmailChange = (session: Session): EmailChange => ({
  apply: (tx) => deletePersonLinks(tx, session.userId, 'email'),
});

async function requireFree(tx: VendorDb, email: string): Promise<void> {
  const isTaken = (await findAccount(tx, email)) !== undefined || (await queries.hasPersonAt(tx, email));
  if (isTaken) throw emailInUse();
}

/** A person whose mailed link confirms a new address. */
export type Mover = { person: Person; newEmail: string; tokenHash: Buffer };

/**
 * Finds the holder of a link to a new address. Throws LINK_EXPIRED for any other token, RATE_LIMITED after too many of
 * those.
 */
export async function findMover(context: Context, token: string, ip: string): Promise<Mover> {
  const { db, clock } = context;
  await admitLink(context, ip);
  if (!isToken(token, 'link')) throw new AppError('LINK_EXPIRED');
  const tokenHash = hashToken(token);
  const link = await asDirectory(db, (tx) => findLink(tx, tokenHash));
  if (link?.purpose !== 'email' || !link.newEmail || link.expiresAt <= clock.now()) {
    throw new AppError('LINK_EXPIRED');
  }
  const person = await asVendor(db, link.vendorId, (tx) => findPerson(tx, link.userId));
  if (!person || !isAllowedIn(person)) throw new AppError('LINK_EXPIRED');
  return { person, newEmail: link.newEmail, tokenHash };
}

/** Uses up the link and moves the account to its address if that is free. Ends every session but the one using it. */
export async function moveToNewEmail(
  { clock }: Context,
  tx: VendorDb,
  { person, newEmail, tokenHash }: Mover,
  { ip, token = '' }: Pick<Call, 'ip' | 'token'>,
): Promise<void> {
  const present = await lockPerson(tx, person.userId);
  const isUsable = await consumeLink(tx, tokenHash, clock.now());
  if (!isUsable || !present || !isAllowedIn(present)) throw new AppError('LINK_EXPIRED');
  await requireFree(tx, newEmail);
  if (!(await queries.moveAccount(tx, person.userId, newEmail))) throw emailInUse();
  await queries.updateEmail(tx, person.userId, newEmail);
  await deletePersonLinks(tx, person.userId);
  await deletePersonSessions(tx, person.userId, hashToken(token));
  await forgiveLink(tx, ip);
}

/** Locks a person out at once and frees their address for another account. What they did stays theirs. */
export async function closeAccount(tx: VendorDb, userId: string): Promise<void> {
  await queries.disablePerson(tx, userId);
  await queries.deleteAccount(tx, userId);
  await endAccess(tx, userId);
}
