/** What an answer contains; instants as `20260401T090000Z`. */
export type AnAnswer = {
  uid: string;
  attendee: string;
  partstat?: string;
  sequence?: number;
  stamp?: string;
  start?: string;
  end?: string;
  comment?: string;
};

const ANSWER = {
  partstat: 'ACCEPTED',
  sequence: 0,
  stamp: '20260302T083000Z',
  start: '20260401T090000Z',
  end: '20260401T100000Z',
  comment: '',
};
const lines = (text: string): string =>
  text
    .split('\n')
    .filter(Boolean)
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');

function folded(line: string): string[] {
  const rest = line.slice(75);
  return rest ? [line.slice(0, 75), ...folded(` ${rest}`)] : [line];
}

/** `20260401T090000Z` as wall time in Kolkata, in Exchange's format with Windows' name of the zone. */
function inKolkata(utc: string): string {
  const at = `${utc.slice(0, 4)}-${utc.slice(4, 6)}-${utc.slice(6, 11)}:${utc.slice(11, 13)}:${utc.slice(13)}`;
  const shown = new Date(Date.parse(at) + 330 * 60_000).toISOString();
  return shown.replace(/[-:]|\.\d+Z/g, '');
}

/**
 * Answers as real programs write them, with their quirks. Written by hand, from the standards and the programs'
 * documentation.
 */
export const PROGRAMS = {
  Google: (changes: AnAnswer) => {
    const { uid, attendee, partstat, sequence, stamp, start, end, comment } = { ...ANSWER, ...changes };
    return lines(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REPLY
BEGIN:VEVENT
DTSTART:${start}
DTEND:${end}
DTSTAMP:${stamp}
ORGANIZER;CN=Ananya Rao (Northbridge Talent):mailto:calendar@slotwise.example
UID:${uid}
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=${attendee}${
      comment ? `;X-RESPONSE-COMMENT="${comment}"` : ''
    };X-NUM-GUESTS=0:mailto:${attendee}
CREATED:20260301T090000Z
DESCRIPTION:Wednesday 01/04/2026 14:30–15:30\\, Kolkata time
LAST-MODIFIED:${stamp}
SEQUENCE:${sequence}
STATUS:CONFIRMED
SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`);
  },
  /** No ORGANIZER, `MAILTO:` in capitals, Windows' zone name, and an empty comment. */
  Exchange: (changes: AnAnswer) => {
    const { uid, attendee, partstat, sequence, stamp, start, end, comment } = { ...ANSWER, ...changes };
    return lines(`BEGIN:VCALENDAR
METHOD:REPLY
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:India Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ATTENDEE;PARTSTAT=${partstat};CN="Rao, Asha":MAILTO:${attendee}
COMMENT;LANGUAGE=en-US:${comment}\\n
UID:${uid}
SUMMARY;LANGUAGE=en-US:Accepted: Interview: Meera Iyer\\, Senior Data Engineer
DTSTART;TZID=India Standard Time:${inKolkata(start)}
DTEND;TZID=India Standard Time:${inKolkata(end)}
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:${stamp}
TRANSP:OPAQUE
STATUS:CONFIRMED
SEQUENCE:${sequence}
LOCATION;LANGUAGE=en-US:By video
X-MICROSOFT-CDO-APPT-SEQUENCE:${sequence}
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
END:VCALENDAR`);
  },
  Apple: (changes: AnAnswer) => {
    const { uid, attendee, partstat, sequence, stamp, start, end, comment } = { ...ANSWER, ...changes };
    return lines(`BEGIN:VCALENDAR
CALSCALE:GREGORIAN
VERSION:2.0
METHOD:REPLY
PRODID:-//Apple Inc.//macOS 15.3//EN
BEGIN:VEVENT
CREATED:20260302T080000Z
UID:${uid}
SEQUENCE:${sequence}
DTSTART:${start}
DTEND:${end}
${comment ? `COMMENT:${comment}` : ''}
TRANSP:OPAQUE
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer
LAST-MODIFIED:${stamp}
DTSTAMP:${stamp}
ORGANIZER;CN="Ananya Rao (Northbridge Talent)":mailto:calendar@slotwise.example
ATTENDEE;CN="Asha Rao";CUTYPE=INDIVIDUAL;PARTSTAT=${partstat};ROLE=REQ-PARTICIPANT:mailto:${attendee}
END:VEVENT
END:VCALENDAR`);
  },
  /** The method in lower case, and only what the standard requires. */
  Proton: (changes: AnAnswer) => {
    const { uid, attendee, partstat, sequence, stamp, start, end } = { ...ANSWER, ...changes };
    return lines(`BEGIN:VCALENDAR
PRODID:-//Proton AG//WebCalendar 5.0.30.6//EN
VERSION:2.0
METHOD:reply
CALSCALE:GREGORIAN
BEGIN:VEVENT
UID:${uid}
DTSTAMP:${stamp}
SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer
DTSTART:${start}
DTEND:${end}
SEQUENCE:${sequence}
ORGANIZER:mailto:calendar@slotwise.example
ATTENDEE;PARTSTAT=${partstat}:mailto:${attendee}
END:VEVENT
END:VCALENDAR`);
  },
  /** No SEQUENCE if it is 0. */
  Thunderbird: (changes: AnAnswer) => {
    const { uid, attendee, partstat, sequence, stamp, start, end, comment } = { ...ANSWER, ...changes };
    return lines(`BEGIN:VCALENDAR
PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN
VERSION:2.0
METHOD:REPLY
BEGIN:VEVENT
CREATED:20260302T080000Z
LAST-MODIFIED:${stamp}
DTSTAMP:${stamp}
UID:${uid}
SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer
ORGANIZER;CN="Ananya Rao (Northbridge Talent)":mailto:calendar@slotwise.example
ATTENDEE;CN=Asha Rao;PARTSTAT=${partstat};ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:${encodeURI(attendee)}
DTSTART:${start}
DTEND:${end}
${sequence ? `SEQUENCE:${sequence}` : ''}
${comment ? `COMMENT:${comment}` : ''}
END:VEVENT
END:VCALENDAR`);
  },
} satisfies Record<string, (answer: AnAnswer) => string>;

/** The same answer as a proposal of the time in it. */
export const asCounter = (ics: string): string => ics.replace(/^METHOD:\w+/m, 'METHOD:COUNTER');

type Envelope = { from: string; ics: string; messageId?: string; method?: string; extra?: string };

let mails = 0;

/** An email with an answer as stored in a mailbox (RFC 6047 §2): a text part and the calendar in base64. */
export function replyMail({ from, ics, messageId, method = 'REPLY', extra = '' }: Envelope): string {
  mails += 1;
  const body = Buffer.from(ics).toString('base64').replace(/.{76}/g, '$&\r\n');
  return [
    `Return-Path: <${from}>`,
    `From: "Someone who answers" <${from}>`,
    'To: calendar@slotwise.example',
    'Subject: Accepted: Interview',
    `Message-ID: ${messageId ?? `<answer-${mails}@mail.example>`}`,
    'Date: Mon, 2 Mar 2026 08:30:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_answer"',
    '',
    '--=_answer',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'An answer.',
    extra,
    '--=_answer',
    `Content-Type: text/calendar; charset=utf-8; method=${method}`,
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '--=_answer--',
    '',
  ].join('\r\n');
}

/** A mail server's bounce for one of our emails (RFC 3464). */
export const returnedMail = ({
  messageId,
  to,
  action = 'failed',
}: {
  messageId: string;
  to: string;
  action?: string;
}) =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: calendar@slotwise.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <returned-${messageId.slice(1, 40)}@mx.example>`,
    'Date: Mon, 2 Mar 2026 08:30:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_report"',
    '',
    '--=_report',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--=_report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    `Diagnostic-Code: smtp; 550 5.1.1 <${to}>: Recipient address`,
    '    rejected: User unknown',
    '--=_report',
    'Content-Type: message/rfc822',
    '',
    'From: calendar@slotwise.example',
    `Message-ID:`,
    ` ${messageId}`,
    'Subject: Interview',
    '',
    'Text.',
    '--=_report--',
    '',
  ].join('\r\n');
