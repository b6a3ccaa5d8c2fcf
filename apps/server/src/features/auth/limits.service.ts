import { LIMITS } from '@slotwise/contract/limits';
import type { Context, CountedMail } from '#context.ts';
import { asDirectory, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import * as queries from './limits.queries.ts';
import * as rules from './limits.rules.ts';

/** Counts a repeat invitation to one panelist, in the caller's transaction; throws RATE_LIMITED. */
export async function admitInvitation({ clock }: Context, tx: VendorDb, panelistId: string): Promise<void> {
  const pause = rules.invitationPauseLimit(tx.vendorId, panelistId, LIMITS.resendCooldownSeconds);
  const limits = [rules.invitationDayLimit(tx.vendorId, panelistId), pause];
  for (const limit of limits) await requireWithinLimit(tx, limit, clock.now());
}

/** Counts a person invited to an account, in the caller's transaction; throws RATE_LIMITED. */
export const admitInvitee = ({ clock }: Context, tx: VendorDb): Promise<void> =>
  requireWithinLimit(tx, rules.inviteeDayLimit(tx.vendorId), clock.now());

/** The same in advance, if a refusal reveals as much as the invitation does. */
export const admitInviteeAtAll = (context: Context, vendorId: string): Promise<void> =>
  admit(context, [rules.inviteeDayLimit(vendorId)]);

/** Counts an invited organization; `email` is that of a contact without an account. Throws RATE_LIMITED. */
export async function admitVendor({ clock }: Context, tx: VendorDb, email?: string): Promise<void> {
  const limits = [rules.vendorDayLimit(tx.vendorId), ...(email ? [rules.contactDayLimit(email)] : [])];
  for (const limit of limits) await requireWithinLimit(tx, limit, clock.now());
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
  for (const limit of limits) await requireWithinLimit(tx, limit, clock.now());
}

type Pair = { clientId: string; supplierId: string };

/** Counts a candidate as known to the client until proven unknown, so that parallel calls count too. Throws RATE_LIMITED. */
export const admitLookUp = (context: Context, { clientId, supplierId }: Pair): Promise<void> =>
  admit(context, [rules.knownCandidateLimit(clientId, supplierId)]);

/** Takes back the count of a candidate unknown to the client. */
export const forgiveLookUp = ({ db }: Context, { clientId, supplierId }: Pair): Promise<void> =>
  asDirectory(db, (tx) => queries.takeBackAttempt(tx, rules.knownCandidateLimit(clientId, supplierId).key));

/** Counts a change of a submission's candidate, in the caller's transaction; throws RATE_LIMITED. */
export const admitIdentityChange = ({ clock }: Context, tx: VendorDb, bookingId: string): Promise<void> =>
  requireWithinLimit(tx, rules.identityChangeLimit(bookingId), clock.now());

/**
 * True if the client may be mailed about another edit of a submission. Counts the mail, in the caller's transaction.
 */
export const mayMailEdit = (context: Context, tx: VendorDb, bookingId: string): Promise<boolean> =>
  mayMail(context, tx, rules.editMailLimit(bookingId));

/**
 * True if the other side may be mailed about another change of what was agreed. Counts the mail, in the transaction.
 */
export const mayMailPartner = (context: Context, tx: VendorDb, associationId: string): Promise<boolean> =>
  mayMail(context, tx, rules.partnerNewsLimit(associationId));

/**
 * Counts a mail about to go out, in the caller's transaction. Returns how many are over the limit so far and when the
 * day ends.
 */
export async function countMail(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: VendorDb,
): Promise<CountedMail> {
  const { key, limit, windowSeconds } = rules.mailDayLimit(tx.vendorId, config.mailsPerDay);
  const { failures, windowStart } = await queries.countTry(tx, key, windowSeconds, clock.now());
  return { tooMany: failures - limit, dayEnds: new Date(windowStart.getTime() + windowSeconds * 1000) };
}

async function mayMail({ clock }: Context, tx: VendorDb, limit: rules.Limit): Promise<boolean> {
  const { failures } = await queries.countTry(tx, limit.key, limit.windowSeconds, clock.now());
  return failures <= limit.limit;
}

/** Counts a look-up of the organization an address belongs to, together with invitations. Throws RATE_LIMITED. */
export const admitContactLookup = (context: Context, vendorId: string): Promise<void> =>
  admit(context, [rules.vendorDayLimit(vendorId)]);

/** Counts an invitation to the corrected address of a contact, in the caller's transaction; throws RATE_LIMITED. */
export const admitContact = ({ clock }: Context, tx: VendorDb, email: string): Promise<void> =>
  requireWithinLimit(tx, rules.contactDayLimit(email), clock.now());

/** Counts a calendar file to be read; throws RATE_LIMITED. */
export const admitCalendarFile = (context: Context, userId: string): Promise<void> =>
  admit(context, [rules.calendarFileLimit(userId)]);

/** Counts an event that is sent to a webhook by hand; throws RATE_LIMITED. */
export const admitWebhook = (context: Context, vendorId: string): Promise<void> =>
  admit(context, [rules.webhookLimit(vendorId)]);

/** Counts a read of a private calendar; throws RATE_LIMITED. */
export const admitCalendarReading = (context: Context, feedId: string): Promise<void> =>
  admit(context, [rules.calendarFeedLimit(feedId)]);

export function admit({ db, clock }: Context, limits: rules.Limit[]): Promise<void> {
  const now = clock.now();
  return asDirectory(db, async (tx) => {
    for (const limit of limits) await requireWithinLimit(tx, limit, now);
  });
}

/** The try that reaches the limit passes and starts the pause. Refused tries do not count, so no one extends it. */
export async function requireWithinLimit(tx: DirectoryDb, limit: rules.Limit, now: Date): Promise<void> {
  const counted = await queries.countTry(tx, limit.key, limit.windowSeconds, now);
  const waits = counted.blockedUntil ? (counted.blockedUntil.getTime() - now.getTime()) / 1000 : 0;
  const { message } = limit;
  if (waits > 0)
    throw new AppError('RATE_LIMITED', { ...(message && { message }), retryAfterSeconds: waits });
  if (counted.failures < limit.limit) return;
  const seconds = limit.blockSeconds(counted.failures, counted.windowStart, now);
  await queries.blockUntil(tx, limit.key, new Date(now.getTime() + seconds * 1000));
}
