import { LIMITS } from '@slotwise/contract/limits';
import { createHash } from 'node:crypto';

/** How often something may be tried: from `limit` failures within the window on, the caller waits `blockSeconds`. */
export type Limit = {
  key: string;
  limit: number;
  windowSeconds: number;
  blockSeconds: (failures: number, windowStart: Date, now: Date) => number;
  /** Shown to a refused caller instead of the default message. */
  message?: string;
};

export const MINUTE = 60;
export const HOUR = 3600;

/** Keys name people and networks, so only a digest of them is stored. */
export const buildKey = (kind: string, ...parts: string[]): string =>
  `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

/** Blocks until the window with the counted attempts is over. */
const untilWindowEnds =
  (windowSeconds: number): Limit['blockSeconds'] =>
  (_failures, windowStart, now) =>
    Math.max(1, windowSeconds - (now.getTime() - windowStart.getTime()) / 1000);

export const windowed = (key: string, limit: number, windowSeconds: number): Limit => ({
  key,
  limit,
  windowSeconds,
  blockSeconds: untilWindowEnds(windowSeconds),
});

export const invitationPauseLimit = (vendorId: string, panelistId: string, seconds: number): Limit =>
  windowed(buildKey('invite-pause', vendorId, panelistId), 1, seconds);

export const invitationDayLimit = (vendorId: string, panelistId: string): Limit =>
  windowed(buildKey('invite-day', vendorId, panelistId), 10, 24 * HOUR);

export const PEOPLE_INVITED_A_DAY = 500;

/** An invitation reveals whether the address has an account elsewhere, so each organization has a limit. */
export const inviteeDayLimit = (vendorId: string): Limit => ({
  ...windowed(buildKey('invitees-day', vendorId), PEOPLE_INVITED_A_DAY, 24 * HOUR),
  message: `Your organization has invited ${PEOPLE_INVITED_A_DAY} people today. Invite the next ones tomorrow.`,
});

export const vendorDayLimit = (vendorId: string): Limit =>
  windowed(buildKey('vendors-day', vendorId), LIMITS.vendorInvitationsPerDay, 24 * HOUR);

/** Five invitations a day to one address without an account, across all inviting organizations. */
export const contactDayLimit = (email: string): Limit =>
  windowed(buildKey('contact-day', email), 5, 24 * HOUR);

/** How many mails a day report changes to what two organizations agreed; further changes are only on the page. */
export const partnerNewsLimit = (associationId: string): Limit =>
  windowed(buildKey('partner-news', associationId), 10, 24 * HOUR);

const ASKED_ENOUGH = 'This candidate has been asked often enough today. Ask again tomorrow.';

/** How many questions a day one candidate gets about being represented, across all who ask. */
export const questionAddressLimit = (email: string): Limit => ({
  ...windowed(buildKey('rtr-to', email), LIMITS.rtrQuestionsPerAddress, 24 * HOUR),
  message: ASKED_ENOUGH,
});

/** A lower limit for one supplier, so that none alone keeps the others from asking. */
export const questionPairLimit = (email: string, supplierId: string): Limit => ({
  ...windowed(buildKey('rtr-pair', email, supplierId), LIMITS.rtrQuestionsPerAddressAndSupplier, 24 * HOUR),
  message: ASKED_ENOUGH,
});

export const questionSupplierLimit = (supplierId: string): Limit => ({
  ...windowed(buildKey('rtr-by', supplierId), LIMITS.rtrQuestionsPerDay, 24 * HOUR),
  message: 'Your organization has had enough candidates asked today. Ask again tomorrow.',
});

/** How many candidates a day one supplier may learn to be known to one client. */
export const knownCandidateLimit = (clientId: string, supplierId: string): Limit => ({
  ...windowed(buildKey('known-candidate', clientId, supplierId), LIMITS.knownCandidatesPerDay, 24 * HOUR),
  message:
    'Too many candidates that this client knows already were put forward today. Go on tomorrow, or ask the client.',
});

export const identityChangeLimit = (bookingId: string): Limit => ({
  ...windowed(buildKey('identity-change', bookingId), LIMITS.identityChangesPerDay, 24 * HOUR),
  message: 'This candidate’s details were changed too often today. Change them again tomorrow.',
});

export const calendarFileLimit = (userId: string): Limit => ({
  ...windowed(buildKey('calendar-file', userId), LIMITS.calendarFilesPerHour, HOUR),
  message: 'You have had enough calendar files read for now. Try again in an hour.',
});

export const webhookLimit = (vendorId: string): Limit =>
  windowed(buildKey('webhook', vendorId), 60, 5 * MINUTE);

/** How often an hour a private calendar may be read, by all of its owner's devices together. */
export const calendarFeedLimit = (feedId: string): Limit => windowed(buildKey('feed', feedId), 120, HOUR);

/** How many mails a day one organization sends, excluding those about log-in and passwords. */
export const mailDayLimit = (vendorId: string, limit: number): Limit =>
  windowed(buildKey('mails-day', vendorId), limit, 24 * HOUR);

export const editMailLimit = (bookingId: string): Limit =>
  windowed(buildKey('edit-mail', bookingId), 1, HOUR);
