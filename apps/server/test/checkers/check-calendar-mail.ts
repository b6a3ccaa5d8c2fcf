import PostalMime, { type Email } from 'postal-mime';
import {
  type CalendarExpectation,
  type CheckedCalendar,
  checkCalendarObject,
} from './check-calendar-object.ts';
import { type MimePart, allParts, printMimeTree, readMimeTree } from './mime-tree.ts';

export type MailExpectation = CalendarExpectation & {
  /** Texts that must stand nowhere in the mail: other people's addresses, internal words. */
  forbid?: string[];
};

const SHAPE = 'multipart/mixed(multipart/alternative(text/plain, text/html, text/calendar), application/ics)';

/**
 * Every fault of a calendar mail as it went over the wire (RFC 5322, RFC 6047 §2 and the product's
 * own rules); an empty list means that it is good.
 */
export async function checkCalendarMail(
  raw: string | Uint8Array,
  expected: MailExpectation,
): Promise<string[]> {
  const octets = typeof raw === 'string' ? Buffer.from(raw) : Buffer.from(raw);
  const tree = readMimeTree(octets.toString('latin1'));
  const mail = await PostalMime.parse(octets);
  const faults = [
    ...wireFaults(octets.toString('latin1')),
    ...headerFaults(tree, mail),
    ...shapeFaults(tree, mail),
  ];
  const entry = (type: string) => allParts(tree).find((part) => part.type === type)?.content;
  const shown = entry('text/calendar');
  if (!shown) return [...faults, 'has no calendar part'];
  if (!entry('application/ics')?.equals(shown)) faults.push('invite.ics differs from the calendar part');
  const calendar = checkCalendarObject(shown, expected);
  return [
    ...faults,
    ...calendar.faults,
    ...agreementFaults(tree, mail, calendar),
    ...audienceFaults(mail, calendar, expected),
    ...forbiddenFaults(mail, shown, expected.forbid ?? []),
  ];
}

function wireFaults(raw: string): string[] {
  const faults: string[] = [];
  if (/(^|[^\r])\n|\r(?!\n)/.test(raw)) faults.push('a line of the mail does not end with CRLF');
  if (raw.split('\r\n').some((line) => line.length > 998))
    faults.push('a line of the mail is over 998 octets');
  if (/[^\p{ASCII}]/u.test(raw)) faults.push('the mail is not 7-bit');
  return faults;
}

const HEADERS_ONCE = ['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'mime-version'];

function headerFaults({ headers }: MimePart, mail: Email): string[] {
  const faults = HEADERS_ONCE.filter((name) => headers.get(name)?.length !== 1).map(
    (name) => `${name} occurs ${headers.get(name)?.length ?? 0} times`,
  );
  if (headers.has('cc') || headers.has('bcc')) faults.push('has Cc or Bcc');
  return [...faults, ...addressFaults(mail), ...threadFaults(mail)];
}

function addressFaults({ from, to, replyTo }: Email): string[] {
  const faults: string[] = [];
  if (to?.length !== 1 || !to[0]?.address) faults.push('is not to exactly one person');
  if (from?.address === replyTo?.[0]?.address) faults.push('answers come back to the machine');
  return faults;
}

const MSG_ID = /^<[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\w-]+(\.[\w-]+)*>$/;

function threadFaults({ messageId = '', inReplyTo, references }: Email): string[] {
  const faults = MSG_ID.test(messageId) ? [] : [`Message-ID ${messageId} is not a msg-id`];
  if (inReplyTo === messageId) faults.push('answers itself');
  if (inReplyTo !== undefined && !references?.includes(inReplyTo)) {
    faults.push('In-Reply-To is not among References');
  }
  return faults;
}

function shapeFaults(tree: MimePart, mail: Email): string[] {
  const faults = printMimeTree(tree) === SHAPE ? [] : [`is built as ${printMimeTree(tree)}`];
  if (!mail.text?.trim()) faults.push('has no plain text');
  if (!mail.html?.trim()) faults.push('has no HTML');
  if (/<(script|img|link|iframe|form)\b/i.test(mail.html ?? ''))
    faults.push('the HTML loads or runs something');
  return faults;
}

function agreementFaults(tree: MimePart, mail: Email, calendar: CheckedCalendar): string[] {
  const part = allParts(tree).find(({ type }) => type === 'text/calendar');
  const faults: string[] = [];
  if (part?.parameters['method'] !== calendar.method) faults.push('method of the part is not METHOD');
  if (part?.parameters['charset']?.toLowerCase() !== 'utf-8')
    faults.push('the calendar part is not declared UTF-8');
  if (calendar.organizer !== mail.from?.address?.toLowerCase()) faults.push('ORGANIZER is not From');
  if (calendar.attendees.includes(calendar.organizer)) faults.push('the organizer is invited as well');
  return faults;
}

function audienceFaults(
  mail: Email,
  { attendees, method }: CheckedCalendar,
  expected: MailExpectation,
): string[] {
  const reader = mail.to?.[0]?.address?.toLowerCase() ?? '';
  const alone = expected.audience === 'candidate' || (method === 'CANCEL' && expected.cancels === 'attendee');
  const faults = attendees.includes(reader) ? [] : ['the reader is no ATTENDEE'];
  if (alone && attendees.some((address) => address !== reader)) faults.push('lists other people');
  return faults;
}

function forbiddenFaults(mail: Email, ics: Uint8Array, forbid: string[]): string[] {
  const calendar = Buffer.from(ics).toString('utf8').replaceAll('\r\n ', '');
  const headers = mail.headers.map(({ value }) => value).join('\n');
  const everything = [mail.subject, mail.text, mail.html, calendar, headers].join('\n').toLowerCase();
  return forbid.filter((text) => everything.includes(text.toLowerCase())).map((text) => `tells ${text}`);
}
