import { createHash } from 'node:crypto';
import { addressParser, type Attachment, type Email } from 'postal-mime';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import type { ListedMessage } from '#lib/clients/mailbox.ts';

/** The outcome of a mail that was an answer, or reported a bounce. */
export type MailOutcome =
  /** The answer counts. */
  | 'RECORDED'
  | 'UNCHANGED'
  /** Valid answers that change nothing: superseded by a newer one, about an earlier time, or too late. */
  | 'OLDER'
  | 'OTHER_TIME'
  | 'TOO_LATE'
  /** A bounced mail of ours. */
  | 'CAME_BACK'
  /** Answers that match nothing and need a person's attention. */
  | 'NO_ANSWER'
  | 'UNREADABLE'
  | 'UNKNOWN_MEETING'
  | 'NOT_INVITED'
  | 'OTHER_SENDER';

const UNMATCHED: readonly MailOutcome[] = [
  'NO_ANSWER',
  'UNREADABLE',
  'UNKNOWN_MEETING',
  'NOT_INVITED',
  'OTHER_SENDER',
];

/** True if someone should look at the mail, since it had no effect. */
export const isUnmatched = (outcome: MailOutcome): boolean => UNMATCHED.includes(outcome);

/** An answer has ten kilobytes, or a hundred with the quoted invitation. */
export const MOST_OCTETS = 1024 * 1024;

const KINDS = ['text/calendar', 'application/ics', 'message/delivery-status'];

/** True if a message can be relevant at all, judging by its part types. */
export const mayBeRelevant = ({ types, size }: ListedMessage): boolean =>
  size <= MOST_OCTETS && types.some((type) => KINDS.includes(type));

/** The calendar of a mail as text; if there are several parts they are the same object (RFC 6047 §2.4). */
export const findCalendar = (mail: Email): string | undefined =>
  findText(mail, 'text/calendar') ?? findText(mail, 'application/ics');

/** The lines of an answer without quotes and attachments; each line costs 7 µs, as does an address in a header. */
const FEW_LINES = 2000;
/** In something that resembles base64, each character costs half a microsecond, however few the lines. */
const FEW_OCTETS = 128 * 1024;
const SHORT_HEAD = 32 * 1024;
const BLANK_LINES = ['\r\n\r\n', '\n\n'];
const LINE_END = 0x0a;

/**
 * True if a mail can be parsed within some 25 ms of CPU time, 60 at worst, which no one notices; others are parsed in a
 * thread.
 */
export function isQuickToRead(raw: Buffer): boolean {
  if (raw.length > FEW_OCTETS) return false;
  const head = raw.subarray(0, SHORT_HEAD);
  if (!BLANK_LINES.some((end) => head.includes(end))) return false;
  let lines = 0;
  for (let at = raw.indexOf(LINE_END); at >= 0; at = raw.indexOf(LINE_END, at + 1)) {
    lines += 1;
    if (lines > FEW_LINES) return false;
  }
  return true;
}

export function findText({ attachments }: Email, type: string): string | undefined {
  const content = attachments.find(({ mimeType }: Attachment) => mimeType === type)?.content;
  return typeof content === 'string' ? content.trim() : undefined;
}

/** The maximum length of a mail line (RFC 5322 §2.1.1). */
const MOST_SENDER = 998;
/** Matches to the closing quote, or to the end of the text, so that each character is read once. */
const QUOTED = /"(?:[^"\\]|\\.)*("|\\?$)/gs;

/** The sender of a mail, in lower case, if it names exactly one: of two, the servers may have checked the other. */
export function findSender({ headers }: Email): string | undefined {
  const [header, ...more] = headers.filter(({ key }) => key === 'from');
  if (!header || more.length > 0 || header.value.length > MOST_SENDER) return undefined;
  const [sender, ...others] = addressParser(header.value);
  const unquoted = header.value.replace(QUOTED, (quoted, end) => (end === '"' ? '' : quoted));
  const isOne = others.length === 0 && unquoted.split('<').length <= 2;
  return isOne ? sender?.address?.toLowerCase() : undefined;
}

/** The key a mail is remembered by: id, sender and part, since copies differ in the lines servers add on top. */
export const keyOfMail = ({ messageId = '', from }: Email, part: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([messageId, from?.address ?? '', part]))
    .digest();

/** How long a mail is remembered: an older unseen one is read again and changes nothing. */
export const REMEMBERED_DAYS = 180;

/** Minutes to pause after each failure; the last value repeats. */
const PAUSE_MINUTES = [1, 2, 5, 15, 30];

export const pauseAfter = (failures: number): number =>
  MINUTE_MILLIS * (PAUSE_MINUTES[Math.min(failures, PAUSE_MINUTES.length) - 1] ?? 0);
