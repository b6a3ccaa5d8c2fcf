import PostalMime, { type Email } from 'postal-mime';
import {
  type CalendarExpectation,
  type CheckedCalendar,
  checkCalendarObject,
} from './check-calendar-object.ts';
import { frameFaults, secretFaults } from './mail-frame.ts';
import { type MimePart, allParts, printMimeTree, readMimeTree } from './mime-tree.ts';

export type MailExpectation = CalendarExpectation & {
  /** Texts that must not appear anywhere in the email: other people's addresses, internal words. */
  forbid?: string[];
};

const SHAPE = 'multipart/mixed(multipart/alternative(text/plain, text/html, text/calendar), application/ics)';

/**
 * Every fault of a calendar email as sent (RFC 5322, RFC 6047 §2 and the product's own rules); empty if there are none.
 */
export async function checkCalendarMail(
  raw: string | Uint8Array,
  expected: MailExpectation,
): Promise<string[]> {
  const octets = typeof raw === 'string' ? Buffer.from(raw) : Buffer.from(raw);
  const tree = readMimeTree(octets.toString('latin1'));
  const mail = await PostalMime.parse(octets);
  const faults = [...frameFaults(octets.toString('latin1'), tree, mail), ...shapeFaults(tree)];
  const entry = (type: string) => allParts(tree).find((part) => part.type === type)?.content;
  const shown = entry('text/calendar');
  if (!shown) return [...faults, 'has no calendar part'];
  if (!entry('application/ics')?.equals(shown)) faults.push('invite.ics differs from the calendar part');
  const calendar = checkCalendarObject(shown, expected);
  return [
    ...faults,
    ...calendar.faults,
    ...secretFaults(Buffer.from(shown).toString('utf8').replaceAll('\r\n ', '')).map(
      (fault) => `the entry ${fault}`,
    ),
    ...agreementFaults(tree, mail, calendar),
    ...audienceFaults(mail, calendar, expected),
    ...forbiddenFaults(mail, shown, expected.forbid ?? []),
  ];
}

function shapeFaults(tree: MimePart): string[] {
  const faults = printMimeTree(tree) === SHAPE ? [] : [`is built as ${printMimeTree(tree)}`];
  const answersTo = tree.headers.get('reply-to')?.length ?? 0;
  return answersTo === 1 ? faults : [...faults, `reply-to occurs ${answersTo} times`];
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
