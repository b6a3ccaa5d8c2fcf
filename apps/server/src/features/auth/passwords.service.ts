import type { PasswordMode } from '@slotwise/contract/auth/auth.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Call, Context, Session } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { hashPassword } from '#lib/secrets/password-hash.ts';
import { hashToken, isToken, toLinkId } from '#lib/secrets/token.ts';
import { toNetwork } from '#lib/to-network.ts';
import { fitsLink } from './auth.rules.ts';
import { yieldToSignUp } from './invites.service.ts';
import { admitLink, forgiveLink, forgivePasswordChange } from './entrance-limits.service.ts';
import {
  consumeLink,
  deletePersonLinks,
  findLink,
  type Link,
  type PasswordPurpose,
} from './links.queries.ts';
import { mailPasswordChanged } from './links.service.ts';
import { findPerson, lockPerson, type Person } from './people.queries.ts';
import { insertAccount } from './accounts.queries.ts';
import { findPersonByEmail, proveOwner, requireStillProven } from './people.service.ts';
import { deletePersonSessions } from './sessions.queries.ts';
import { requireGoodPassword } from './passwords.rules.ts';
import * as queries from './passwords.queries.ts';

type PasswordLink = Link & { purpose: PasswordPurpose };
/** Runs once someone has proven an address by setting a password. Must not fail. */
export type FollowPassword = (context: Context, key: Pick<Link, 'vendorId' | 'userId'>) => Promise<void>;
type PasswordSet = { status: 'success'; message: string[]; email: string; mode: PasswordMode };

/**
 * Sets the password of the holder of a mailed link, which works once. Hashes before the transaction that rechecks and
 * uses up the link, since hashing is slow and others need the transaction. `followPassword` runs after the commit.
 */
export async function setPassword(
  context: Context,
  { token, password }: { token: string; password: string },
  { ip, note, about }: Call,
  followPassword: FollowPassword,
): Promise<PasswordSet> {
  about?.({ linkId: toLinkId(token) });
  await admitLink(context, ip);
  const tokenHash = hashToken(token);
  const { link, person } = await findHolder(context, token, tokenHash);
  requireGoodPassword(password, person);
  const passwordHash = await hashPassword(password, {
    owner: toNetwork(ip),
    cost: context.config.passwordCost,
  });
  if (link.purpose === 'verify') await clearTheWay(context, person.email);
  await asVendor(context.db, link.vendorId, async (tx) => {
    const present = await lockPerson(tx, link.userId);
    const isUsable = await consumeLink(tx, tokenHash, context.clock.now());
    if (!isUsable || !present || !fitsLink(present, link.purpose)) throw new AppError('LINK_EXPIRED');
    await activate(tx, link, present.email, passwordHash);
    if (link.purpose === 'reset') await mailPasswordChanged(context, tx, present);
    await forgiveLink(tx, ip);
  });
  await followPassword(context, link);
  note?.({ event: 'password-set', vendorId: link.vendorId, userId: link.userId });
  const message = [MESSAGES.auth.setPassword.success];
  return { status: 'success', message, email: person.email, mode: link.purpose };
}

/** A withdrawn invitation no longer has a link; one that gave way to a sign-up keeps its own. */
const hasGivenWay = (person: Person | undefined): boolean => !person || person.accountStatus === 'DISABLED';

async function findHolder(
  { db, clock }: Context,
  token: string,
  tokenHash: Buffer,
): Promise<{ link: PasswordLink; person: Person }> {
  if (!isToken(token, 'link')) throw new AppError('LINK_EXPIRED');
  const link = await asDirectory(db, (tx) => findLink(tx, tokenHash));
  if (!link || link.expiresAt <= clock.now()) throw new AppError('LINK_EXPIRED');
  const person = await asVendor(db, link.vendorId, (tx) => findPerson(tx, link.userId));
  if (link.purpose === 'invite' && hasGivenWay(person)) throw overtaken();
  const { purpose } = link;
  if (!person || !fitsLink(person, purpose)) throw new AppError('LINK_EXPIRED');
  return { link: { ...link, purpose }, person };
}

/** Only now is the mailbox proven to be theirs, so an unaccepted invitation to it gives way. */
async function clearTheWay(context: Context, email: string): Promise<void> {
  const holder = await findPersonByEmail(context.db, email);
  if (holder?.accountStatus === 'INVITED') await yieldToSignUp(context, holder);
}

/** The error for a holder whose address got its account through another link. */
const overtaken = () =>
  new AppError('EMAIL_IN_USE', {
    message: 'This email address has an account by now. Log in, or choose “Forgot Password?” there.',
  });

async function activate(
  tx: VendorDb,
  { purpose, userId }: PasswordLink,
  email: string,
  passwordHash: string,
): Promise<void> {
  if (purpose === 'verify' && !(await insertAccount(tx, email, userId))) throw overtaken();
  await queries.activateWithPassword(tx, userId, passwordHash);
  if (purpose === 'verify') await queries.activateVendor(tx);
  if (purpose === 'invite') await queries.activatePanelist(tx, userId);
  await deletePersonLinks(tx, userId);
  await deletePersonSessions(tx, userId);
}

/** Applied together with a new password: ends every other session and mailed link, and notifies the owner. */
export type PasswordChange = { apply: (tx: VendorDb) => Promise<void> };

/** Checks the present password and hashes the new one, outside a transaction. The session of `keepToken` continues. */
export async function prepareOwnPasswordChange(
  context: Context,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string | undefined; newPassword: string },
  keepToken: string,
): Promise<PasswordChange> {
  const person = await proveOwner(context, session, currentPassword);
  requireGoodPassword(newPassword, person, 'newPassword');
  const passwordHash = await hashPassword(newPassword, {
    owner: session.vendorId,
    cost: context.config.passwordCost,
  });
  return {
    apply: async (tx) => {
      const present = await requireStillProven(tx, person);
      await queries.setPasswordHash(tx, session.userId, passwordHash);
      await deletePersonLinks(tx, session.userId);
      await deletePersonSessions(tx, session.userId, hashToken(keepToken));
      await forgivePasswordChange(tx, session.userId);
      await mailPasswordChanged(context, tx, present);
    },
  };
}
