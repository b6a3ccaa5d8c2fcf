import { createHash } from 'node:crypto';
import type { Attachment, Email } from 'postal-mime';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import type { ListedMessage } from '#lib/mailbox.ts';

/** What became of a mail that was an answer, or told that one of ours came back. */
export type MailOutcome =
  /** The answer counts. */
  | 'RECORDED'
  | 'UNCHANGED'
  /** Good answers that change nothing: something newer was said, the meeting has moved since, or takes none any more. */
  | 'OLDER'
  | 'OTHER_TIME'
  | 'TOO_LATE'
  /** A mail of ours that did not arrive. */
  | 'CAME_BACK'
  /** Answers that fit nothing, for somebody to look at. */
  | 'NO_ANSWER'
  | 'UNREADABLE'
  | 'UNKNOWN_MEETING'
  | 'NOT_INVITED'
  | 'OTHER_SENDER';

const UNMATCHED: readonly MailOutcome[] = [
  ...(['NO_ANSWER', 'UNREADABLE', 'UNKNOWN_MEETING', 'NOT_INVITED', 'OTHER_SENDER'] as const),
];

/** Whether somebody should look at the mail, since nothing came of it. */
export const isUnmatched = (outcome: MailOutcome): boolean => UNMATCHED.includes(outcome);

/** An answer has ten kilobytes, with the invitation quoted below it a hundred. */
export const MOST_OCTETS = 1024 * 1024;

const KINDS = ['text/calendar', 'application/ics', 'message/delivery-status'];

/** Whether a message can concern us at all, by the kinds of its parts. */
export const mayConcernUs = ({ types, size }: ListedMessage): boolean =>
  size <= MOST_OCTETS && types.some((type) => KINDS.includes(type));

/** The calendar of a mail as text; its parts are the same object where there are several (RFC 6047 §2.4). */
export const calendarOf = (mail: Email): string | undefined =>
  textOf(mail, 'text/calendar') ?? textOf(mail, 'application/ics');

/** The text of the first part of this kind. */
export function textOf({ attachments }: Email, type: string): string | undefined {
  const content = attachments.find(({ mimeType }: Attachment) => mimeType === type)?.content;
  return typeof content === 'string' ? content.trim() : undefined;
}

/** From whom a mail comes, lower case; nothing where it names nobody, or more than one. */
export function senderOf({ headers, from }: Email): string | undefined {
  const isOne = headers.filter(({ key }) => key === 'from').length === 1;
  return isOne ? from?.address?.toLowerCase() : undefined;
}

/**
 * What a mail is remembered by. Copies that took other ways differ in what servers wrote above them, so it is the id,
 * the sender and the part that counts.
 */
export const keyOfMail = ({ messageId = '', from }: Email, part: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([messageId, from?.address ?? '', part]))
    .digest();

/** For how long a mail is remembered: an unseen one that is older is read anew, and changes nothing. */
export const REMEMBERED_DAYS = 180;

/** Minutes without another visit after the first, second … failure; the last one repeats. */
const PAUSE_MINUTES = [1, 2, 5, 15, 30];

export const pauseAfter = (failures: number): number =>
  MINUTE_MILLIS * (PAUSE_MINUTES[Math.min(failures, PAUSE_MINUTES.length) - 1] ?? 0);
