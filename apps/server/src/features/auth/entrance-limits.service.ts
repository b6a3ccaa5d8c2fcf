import { LIMITS } from '@slotwise/contract/limits';
import type { Context } from '#context.ts';
import { asDirectory, type DirectoryDb } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import * as queries from './limits.queries.ts';
import * as rules from './entrance-limits.rules.ts';
import type { Limit } from './limits.rules.ts';
import { admit, requireWithinLimit } from './limits.service.ts';

type Visitor = { email: string; ip: string };

/**
 * Counts a log-in as wrong before its password is checked, so that simultaneous attempts count too. Counts the typed
 * address, whether or not it has an account. Throws RATE_LIMITED.
 */
export function admitLogin({ db, clock }: Context, visitor: Visitor): Promise<void> {
  const now = clock.now();
  return asDirectory(db, async (tx) => {
    for (const limit of await loginLimits(tx, visitor, now)) await requireWithinLimit(tx, limit, now);
  });
}

/** Takes back the count of a right password and remembers its network. */
export async function forgiveLogin(tx: DirectoryDb, { email, ip }: Visitor, now: Date): Promise<void> {
  await queries.takeBackAttempt(tx, rules.loginAddressLimit(ip).key);
  await queries.takeBackAttempt(tx, rules.loginAccountLimit(email).key);
  await queries.forgetAll(tx, rules.loginPairLimit(email, ip).key);
  await queries.mark(tx, rules.knownNetworkKey(email, ip), now);
}

async function loginLimits(tx: DirectoryDb, { email, ip }: Visitor, now: Date): Promise<Limit[]> {
  const since = new Date(now.getTime() - rules.KNOWN_NETWORK_DAYS * DAY_MILLIS);
  const isKnown = await queries.isMarkedSince(tx, rules.knownNetworkKey(email, ip), since);
  const own = [rules.loginAddressLimit(ip), rules.loginPairLimit(email, ip)];
  return isKnown ? own : [...own, rules.loginAccountLimit(email)];
}

/** Counts a public form that mails an address; throws RATE_LIMITED for known and unknown addresses alike. */
export const admitMail = (context: Context, form: rules.MailForm, { email, ip }: Visitor): Promise<void> =>
  admit(context, [rules.mailSenderLimit(ip), rules.mailAddressLimit(form, email)]);

/** The same for resending a sign-up mail, which also has to wait for the cool-down. */
export const admitResend = (context: Context, { email, ip }: Visitor): Promise<void> =>
  admit(context, [
    rules.mailSenderLimit(ip),
    buildResendPause(email),
    rules.mailAddressLimit('sign-up', email),
  ]);

/** Starts the cool-down of a verification mail that is on its way. */
export async function beginResendPause({ clock }: Context, tx: DirectoryDb, email: string): Promise<void> {
  const now = clock.now();
  const { key, windowSeconds } = buildResendPause(email);
  await queries.countTry(tx, key, windowSeconds, now);
  await queries.blockUntil(tx, key, new Date(now.getTime() + windowSeconds * 1000));
}

const buildResendPause = (email: string): Limit =>
  rules.resendPauseLimit(email, LIMITS.resendCooldownSeconds);

/**
 * True if a reminder may go to an address for which no one requested mail; counts it if so. It is throttled like a
 * public form but counted separately: the forms' refusals would otherwise reveal whose account is pending.
 */
export function mayRemind({ db, clock }: Context, email: string): Promise<boolean> {
  const now = clock.now();
  const { key, limit, windowSeconds } = rules.reminderLimit(email);
  return asDirectory(db, async (tx) => {
    const publicKeys = [buildResendPause(email).key, rules.mailAddressLimit('sign-up', email).key];
    if (await queries.isAnyBlocked(tx, publicKeys, now)) return false;
    return (await queries.countTry(tx, key, windowSeconds, now)).failures <= limit;
  });
}

/** Counts a use of a mailed link; taken back if the link works. */
export const admitLink = (context: Context, ip: string): Promise<void> =>
  admit(context, [rules.linkAddressLimit(ip)]);

export const forgiveLink = (tx: DirectoryDb, ip: string): Promise<void> =>
  queries.takeBackAttempt(tx, rules.linkAddressLimit(ip).key);

/** Counts an attempt at the current password by someone who is logged in. */
export const admitPasswordChange = (context: Context, userId: string): Promise<void> =>
  admit(context, [rules.passwordChangeLimit(userId)]);

export const forgivePasswordChange = (tx: DirectoryDb, userId: string): Promise<void> =>
  queries.forgetAll(tx, rules.passwordChangeLimit(userId).key);
