import { LIMITS } from '@slotwise/contract/limits';
import type { Context } from '#context.ts';
import { asDirectory, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import * as queries from './limits.queries.ts';
import * as rules from './limits.rules.ts';

type Visitor = { email: string; ip: string };

/**
 * Counts a log-in before its password is looked at, as wrong until it proves right, so that tries sent all at once
 * count as well. Throws RATE_LIMITED; what is counted is the address that was typed, whether it has an account or not.
 */
export function admitLogin({ db, clock }: Context, visitor: Visitor): Promise<void> {
  const now = clock.now();
  return asDirectory(db, async (tx) => {
    for (const limit of await loginLimits(tx, visitor, now)) await requireWithin(tx, limit, now);
  });
}

/** Takes the count of a right password back and remembers from which network it came. */
export async function forgiveLogin(tx: DirectoryDb, { email, ip }: Visitor, now: Date): Promise<void> {
  await queries.forgetTry(tx, rules.loginAddressLimit(ip).key);
  await queries.forgetTry(tx, rules.loginAccountLimit(email).key);
  await queries.forgetAll(tx, rules.loginPairLimit(email, ip).key);
  await queries.mark(tx, rules.knownNetworkKey(email, ip), now);
}

async function loginLimits(tx: DirectoryDb, { email, ip }: Visitor, now: Date): Promise<rules.Limit[]> {
  const since = new Date(now.getTime() - rules.KNOWN_NETWORK_DAYS * DAY_MILLIS);
  const isKnown = await queries.isMarkedSince(tx, rules.knownNetworkKey(email, ip), since);
  const own = [rules.loginAddressLimit(ip), rules.loginPairLimit(email, ip)];
  return isKnown ? own : [...own, rules.loginAccountLimit(email)];
}

/** Counts a public form that mails an address; throws RATE_LIMITED for known and unknown addresses alike. */
export const admitMail = (context: Context, form: rules.MailForm, { email, ip }: Visitor): Promise<void> =>
  admit(context, [rules.mailSenderLimit(ip), rules.mailAddressLimit(form, email)]);

/** The same for the mail of a sign-up once more, which also has to wait for the cool-down. */
export const admitResend = (context: Context, { email, ip }: Visitor): Promise<void> =>
  admit(context, [
    rules.mailSenderLimit(ip),
    buildResendPause(email),
    rules.mailAddressLimit('sign-up', email),
  ]);

/** Begins the cool-down of a verification mail that is on its way. */
export async function beginResendPause({ clock }: Context, tx: DirectoryDb, email: string): Promise<void> {
  const now = clock.now();
  const { key, windowSeconds } = buildResendPause(email);
  await queries.countTry(tx, key, windowSeconds, now);
  await queries.blockUntil(tx, key, new Date(now.getTime() + windowSeconds * 1000));
}

const buildResendPause = (email: string): rules.Limit =>
  rules.resendPauseLimit(email, LIMITS.resendCooldownSeconds);

/**
 * Whether a reminder may go to an address that no one asked a mail for; counts it if so. It waits where a public form
 * has to, and counts apart from those forms: their refusals would tell whose account waits for its link.
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

/** Counts an invitation that is mailed again to one panelist, in the caller's transaction; throws RATE_LIMITED. */
export async function admitInvitation({ clock }: Context, tx: VendorDb, panelistId: string): Promise<void> {
  const pause = rules.invitationPauseLimit(tx.vendorId, panelistId, LIMITS.resendCooldownSeconds);
  const limits = [rules.invitationDayLimit(tx.vendorId, panelistId), pause];
  for (const limit of limits) await requireWithin(tx, limit, clock.now());
}

/**
 * Counts another organization that is asked or invited, in the caller's transaction; `email` is the contact's where
 * no one has an account there. Throws RATE_LIMITED.
 */
export async function admitVendor({ clock }: Context, tx: VendorDb, email?: string): Promise<void> {
  const limits = [rules.vendorDayLimit(tx.vendorId), ...(email ? [rules.contactDayLimit(email)] : [])];
  for (const limit of limits) await requireWithin(tx, limit, clock.now());
}

/** Counts a question that is mailed to a supplier's candidate, in the caller's transaction; throws RATE_LIMITED. */
export async function admitQuestion(
  { clock }: Context,
  tx: VendorDb,
  { email, supplierId }: { email: string; supplierId: string },
): Promise<void> {
  const limits = [
    rules.questionSupplierLimit(supplierId),
    rules.questionPairLimit(email, supplierId),
    rules.questionAddressLimit(email),
  ];
  for (const limit of limits) await requireWithin(tx, limit, clock.now());
}

type Pair = { clientId: string; supplierId: string };

/**
 * Counts a candidate of a supplier's before it is looked up among the client's, as known until it proves unknown, so
 * that candidates sent all at once count as well. Throws RATE_LIMITED.
 */
export const admitLookUp = (context: Context, { clientId, supplierId }: Pair): Promise<void> =>
  admit(context, [rules.knownCandidateLimit(clientId, supplierId)]);

/** Takes back the count of a candidate that the client did not know. */
export const forgiveLookUp = ({ db }: Context, { clientId, supplierId }: Pair): Promise<void> =>
  asDirectory(db, (tx) => queries.forgetTry(tx, rules.knownCandidateLimit(clientId, supplierId).key));

/** Counts a change of a submission's candidate, in the caller's transaction; throws RATE_LIMITED. */
export const admitIdentityChange = ({ clock }: Context, tx: VendorDb, bookingId: string): Promise<void> =>
  requireWithin(tx, rules.identityChangeLimit(bookingId), clock.now());

/** Whether a client is mailed about another edit of a submission; counts the mail, in the caller's transaction. */
export async function mayMailEdit({ clock }: Context, tx: VendorDb, bookingId: string): Promise<boolean> {
  const { key, limit, windowSeconds } = rules.editMailLimit(bookingId);
  return (await queries.countTry(tx, key, windowSeconds, clock.now())).failures <= limit;
}

/** Whether the other side is mailed about another change of what was agreed; counts the mail, in the transaction. */
export async function mayMailPartner(
  { clock }: Context,
  tx: VendorDb,
  associationId: string,
): Promise<boolean> {
  const { key, limit, windowSeconds } = rules.partnerNewsLimit(associationId);
  return (await queries.countTry(tx, key, windowSeconds, clock.now())).failures <= limit;
}

/**
 * Counts, before it is answered, whose organization an address belongs to; together with those that are asked or
 * invited. Throws RATE_LIMITED.
 */
export const admitContactLookup = (context: Context, vendorId: string): Promise<void> =>
  admit(context, [rules.vendorDayLimit(vendorId)]);

/** Counts an invitation to the corrected address of a contact, in the caller's transaction; throws RATE_LIMITED. */
export const admitContact = ({ clock }: Context, tx: VendorDb, email: string): Promise<void> =>
  requireWithin(tx, rules.contactDayLimit(email), clock.now());

/** Counts a try of a mailed link; one that works is taken back. */
export const admitLink = (context: Context, ip: string): Promise<void> =>
  admit(context, [rules.linkAddressLimit(ip)]);

export const forgiveLink = (tx: DirectoryDb, ip: string): Promise<void> =>
  queries.forgetTry(tx, rules.linkAddressLimit(ip).key);

/** Counts a calendar file that somebody wants read; throws RATE_LIMITED. */
export const admitCalendarFile = (context: Context, userId: string): Promise<void> =>
  admit(context, [rules.calendarFileLimit(userId)]);

/** Counts an event that somebody has sent to a webhook by hand; throws RATE_LIMITED. */
export const admitWebhook = (context: Context, vendorId: string): Promise<void> =>
  admit(context, [rules.webhookLimit(vendorId)]);

/** Counts a reading of a private calendar; throws RATE_LIMITED. */
export const admitCalendarReading = (context: Context, feedId: string): Promise<void> =>
  admit(context, [rules.calendarFeedLimit(feedId)]);

/** Counts a try of the present password by somebody who is logged in. */
export const admitPasswordChange = (context: Context, userId: string): Promise<void> =>
  admit(context, [rules.passwordChangeLimit(userId)]);

export const forgivePasswordChange = (tx: DirectoryDb, userId: string): Promise<void> =>
  queries.forgetAll(tx, rules.passwordChangeLimit(userId).key);

function admit({ db, clock }: Context, limits: rules.Limit[]): Promise<void> {
  const now = clock.now();
  return asDirectory(db, async (tx) => {
    for (const limit of limits) await requireWithin(tx, limit, now);
  });
}

/**
 * The try that reaches the limit still passes and begins the pause for those after it. A refused one throws, which
 * takes its own count back with the transaction: no one keeps a pause going by knocking.
 */
async function requireWithin(tx: DirectoryDb, limit: rules.Limit, now: Date): Promise<void> {
  const counted = await queries.countTry(tx, limit.key, limit.windowSeconds, now);
  const waits = counted.blockedUntil ? (counted.blockedUntil.getTime() - now.getTime()) / 1000 : 0;
  const { message } = limit;
  if (waits > 0)
    throw new AppError('RATE_LIMITED', { ...(message && { message }), retryAfterSeconds: waits });
  if (counted.failures < limit.limit) return;
  const seconds = limit.blockSeconds(counted.failures, counted.windowStart, now);
  await queries.blockUntil(tx, limit.key, new Date(now.getTime() + seconds * 1000));
}
