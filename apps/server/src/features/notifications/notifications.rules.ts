import type { NotificationKind } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

/** A mail can be resent only if no one is sending it, and it has content and a recipient. */
export function requireSendable(
  mail: { state: Delivery['state']; answer: string; message: unknown; sealed: Buffer | null },
  canSend: boolean,
) {
  if (!canSend) {
    const message = 'No mail server is set up. You can read this email in the local outbox.';
    throw new AppError('INVALID_TRANSITION', { message });
  }
  if (mail.state === 'QUEUED') {
    throw new AppError('INVALID_TRANSITION', { message: 'This email is already on its way.' });
  }
  if (mail.state === 'MUTED') {
    const message = 'This person gets such news in Slotwise only, not by email.';
    throw new AppError('INVALID_TRANSITION', { message });
  }
  if (mail.state === 'SUPERSEDED') requireUpToDate(mail.answer);
  if (mail.message === null && mail.sealed === null) {
    throw new AppError('INVALID_TRANSITION', {
      message: 'This email held a private link, so it was not kept. Send a new one instead.',
    });
  }
}

/** Refuses to send an outdated mail; `why` is a sentence without its full stop. */
export function requireUpToDate(why: string | null) {
  if (why === null) return;
  throw new AppError('INVALID_TRANSITION', { message: `This email is out of date. ${why}.` });
}

/** RATE_LIMITED if a mail is resent too soon or too often. `resends`: times within the last day, newest first. */
export function requireResendPause(resends: Date[], now: Date) {
  const newest = resends[0];
  const oldestThatCounts = resends[LIMITS.resendsPerDay - 1];
  const free = Math.max(
    newest ? newest.getTime() + LIMITS.resendCooldownSeconds * 1000 : 0,
    oldestThatCounts ? oldestThatCounts.getTime() + DAY_MILLIS : 0,
  );
  const retryAfterSeconds = Math.ceil((free - now.getTime()) / 1000);
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds });
}

const PREFERENCES: readonly [RegExp, NotificationKind][] = [
  [/^booking-assigned$/, 'assigned'],
  [/^booking-(?:selected|rejected)$/, 'decided'],
  [/^booking-feedback-complete$|^reminder-feedback-/, 'scorecards'],
  [
    /^submission-|^reminder-submission-|^booking-(?:submitted|resubmitted|withdrawn|ownership-conflict)$/,
    'submissions',
  ],
];

/** The setting that a mail of this kind depends on; none for calendar entries, links, accounts and vendors. */
export const preferenceFor = (kind: string): NotificationKind | undefined =>
  PREFERENCES.find(([pattern]) => pattern.test(kind))?.[1];
