import { looksLikeReply } from '#engines/calendar-replies/calendar-reply.ts';
import { readReply } from '#engines/calendar-replies/read-reply.ts';
import { readMail as takeApart } from '#engines/calendar-replies/read-mail.ts';
import { readReturnedMail } from '#engines/calendar-replies/returned-mail.ts';
import { findCalendar, keyOfMail, findSender, findText } from '#features/responses/mailbox/mailbox.rules.ts';
import { aCalendar, anEvent } from '../ics-text.ts';
import type { Target } from './target.ts';

type Place = [name: string, prepare: (text: string) => string];

const LENGTH = 4000;
/** An email costs 7 µs per line, whatever the content; `isQuickToRead` limits how many are read at once. */
const SHORT_LINES = 'a\n\n';
const REPLY = aCalendar(anEvent('ATTENDEE;PARTSTAT=ACCEPTED:mailto:meera@acme.example')).replace(
  'VERSION',
  'METHOD:REPLY\r\nVERSION',
);

const HEADERS = [
  'From: Meera <meera@acme.example>',
  'Message-ID: <a@acme.example>',
  'Subject: Re: Interview',
];
const TYPE = 'Content-Type: multipart/mixed; boundary=b';
const mail = (headers: string[], body: string): string => `${headers.join('\r\n')}\r\n\r\n${body}`;
const part = (headers: string[], body: string): string => `--b\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`;
const CALENDAR_PART = part(['Content-Type: text/calendar; method=REPLY'], REPLY);
const answerWith = (header: string): string => mail([...HEADERS, header, TYPE], `${CALENDAR_PART}--b--\r\n`);
const getMail = (...parts: string[]): string => mail([...HEADERS, TYPE], `${parts.join('')}--b--\r\n`);

const MAILS: Place[] = [
  ['all of it', (text) => text],
  ['a header', (text) => answerWith(text)],
  ['its sender', (text) => mail([`From: ${text}`, TYPE], `${CALENDAR_PART}--b--\r\n`)],
  ['its recipient', (text) => answerWith(`To: ${text}`)],
  ['a title', (text) => answerWith(`Subject: ${text}`)],
  ['a type', (text) => mail([...HEADERS, `Content-Type: ${text}`], CALENDAR_PART)],
  [
    'a boundary',
    (text) => mail([...HEADERS, `Content-Type: multipart/mixed; boundary="${text}"`], CALENDAR_PART),
  ],
  ['what stands before its parts', (text) => mail([...HEADERS, TYPE], `${text}\r\n${CALENDAR_PART}--b--`)],
  ['a text', (text) => getMail(part(['Content-Type: text/plain; charset=utf-8'], text), CALENDAR_PART)],
  ['a page', (text) => getMail(part(['Content-Type: text/html'], text), CALENDAR_PART)],
  [
    'a quoted text',
    (text) =>
      getMail(part(['Content-Type: text/calendar', 'Content-Transfer-Encoding: quoted-printable'], text)),
  ],
  [
    'a coded text',
    (text) => getMail(part(['Content-Type: text/calendar', 'Content-Transfer-Encoding: base64'], text)),
  ],
  ['the name of a part', (text) => getMail(part([`Content-Type: text/calendar; name="${text}"`], REPLY))],
  ['an inner mail', (text) => getMail(part(['Content-Type: message/rfc822'], text), CALENDAR_PART)],
];

const STATUS = 'Reporting-MTA: dns; mail.acme.example\n\n';
const RETURNED: Place[] = [
  ['all of it', (text) => text],
  ['a field', (text) => `${STATUS}Action: failed\n${text}`],
  ['an answer', (text) => `${STATUS}Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550${text}`],
  ['a recipient', (text) => `${STATUS}Action: failed\nFinal-Recipient: rfc822; ${text}`],
];

/** What the mailbox reader does with an email before using any of our data. */
async function readMail(bytes: Buffer): Promise<void> {
  const parsed = await takeApart(bytes);
  if (!parsed) return;
  const ics = findCalendar(parsed) ?? '';
  keyOfMail(parsed, ics);
  if (looksLikeReply(ics)) readReply({ ics, sender: findSender(parsed) ?? '' });
  readReturnedMail(
    findText(parsed, 'message/delivery-status') ?? '',
    findText(parsed, 'message/rfc822') ?? '',
  );
}

const targetsFor = (
  kind: string,
  places: Place[],
  run: (text: string) => unknown,
  harmless?: string,
): Target[] =>
  places.map(([name, prepare]) => ({
    name: `${kind}: ${name}`,
    length: LENGTH,
    tails: ['!'],
    prepare,
    run,
    ...(harmless && { harmless }),
  }));

/** Everything that others' email programs and servers send to the mailbox for answers. */
export const mailTargets = (): Target[] => [
  ...targetsFor('a mail', MAILS, (text) => readMail(Buffer.from(text)), SHORT_LINES),
  ...targetsFor('a mail that came back', RETURNED, (text) => readReturnedMail(text, 'Message-ID: <a@b>\n')),
];
