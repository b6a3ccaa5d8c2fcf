import { createHash } from 'node:crypto';
import { addressParser, type Attachment, type Email } from 'postal-mime';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import type { ListedMessage } from '#lib/clients/mailbox.ts';

/** What became of a mail that was an answer, or said that one of ours came back. */
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
  /** Answers that fit nothing, for someone to look at. */
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

/** Whether someone should look at the mail, since nothing came of it. */
export const isUnmatched = (outcome: MailOutcome): boolean => UNMATCHED.includes(outcome);

/** An answer has ten kilobytes, with the invitation quoted below it a hundred. */
export const MOST_OCTETS = 1024 * 1024;

const KINDS = ['text/calendar', 'application/ics', 'message/delivery-status'];

/** Whether a message can concern us at all, by the kinds of its parts. */
export const mayConcernUs = ({ types, size }: ListedMessage): boolean =>
  size <= MOST_OCTETS && types.some((type) => KINDS.includes(type));

/** The calendar of a mail as text; its parts are the same object where there are several (RFC 6047 §2.4). */
export const findCalendar = (mail: Email): string | undefined =>
  findText(mail, 'text/calendar') ?? findText(mail, 'application/ics');

/** What an answer has without what it quotes and brings along; each line costs 7 µs, and an address in a header as much. */
const FEW_LINES = 2000;
/** Of what only looks like base64 each sign costs half a microsecond, however few lines it has. */
const FEW_OCTETS = 128 * 1024;
const SHORT_HEAD = 32 * 1024;
const BLANK_LINES = ['\r\n\r\n', '\n\n'];
const LINE_END = 0x0a;

/** Whether a mail is read within some 25 ms of the processor, 60 at worst, which no one notices; others take a thread. */
export function isSoonRead(raw: Buffer): boolean {
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

/** As long as a line of a mail may be (RFC 5322 §2.1.1). */
const MOST_SENDER = 998;
/** Up to its end, or to the end of all where it has none, so that each sign is read once. */
const QUOTED = /"(?:[^"\\]|\\.)*("|\\?$)/gs;

/** The sender of a mail, lower case, if it names exactly one: of two the servers may have looked at the other. */
export function findSender({ headers }: Email): string | undefined {
  const [header, ...more] = headers.filter(({ key }) => key === 'from');
  if (!header || more.length > 0 || header.value.length > MOST_SENDER) return undefined;
  const [sender, ...others] = addressParser(header.value);
  const unquoted = header.value.replace(QUOTED, (quoted, end) => (end === '"' ? '' : quoted));
  const isOne = others.length === 0 && unquoted.split('<').length <= 2;
  return isOne ? sender?.address?.toLowerCase() : undefined;
}

/** What a mail is remembered by: id, sender and part, since copies differ in what servers wrote above them. */
export const keyOfMail = ({ messageId = '', from }: Email, part: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([messageId, from?.address ?? '', part]))
    .digest();

/** For how long a mail is remembered: an unseen one that is older is read again, and changes nothing. */
export const REMEMBERED_DAYS = 180;

/** Minutes without another visit after the first, second … failure; the last one repeats. */
const PAUSE_MINUTES = [1, 2, 5, 15, 30];

export const pauseAfter = (failures: number): number =>
  MINUTE_MILLIS * (PAUSE_MINUTES[Math.min(failures, PAUSE_MINUTES.length) - 1] ?? 0);
