import { describe, expect, it } from 'vitest';
import { type MeetingMail, mailsOfRevision } from '#engines/mail-texts/mails-of-revision.ts';
import { aCancelledRevision, aMeeting, aMeetingRevision } from './a-meeting-revision.ts';
import { checkCalendarMail } from './check-calendar-mail.ts';
import { checkCalendarObject } from './check-calendar-object.ts';
import { compileMail } from './compile-mail.ts';

const arjun = aMeeting().panel[0] ?? aMeeting().recruiter;
const stranger = { ...arjun, name: 'Lena Vogt', email: 'lena@northbridge.example' };

const invitation = mailFor(mailsOfRevision(aMeetingRevision()), arjun.email);
const candidates = mailFor(mailsOfRevision(aMeetingRevision()), 'meera@mail.example');
const cancellation = mailFor(mailsOfRevision(aCancelledRevision()), arjun.email);
const [withdrawal] = mailsOfRevision(aMeetingRevision({ sequence: 1, change: 'UPDATED' }), {
  withdrawn: [{ audience: 'panel', attendee: stranger }],
});

function mailFor(mails: MeetingMail[], email: string): MeetingMail {
  const found = mails.find(({ recipient }) => recipient.email === email);
  if (!found) throw new Error(`No mail for ${email}`);
  return found;
}

/** The email with its calendar entry or headers changed before it is compiled. */
async function planted({ mail }: MeetingMail, change: { ics?: Edit; raw?: Edit }): Promise<string> {
  const calendar = mail.calendar && change.ics && { ...mail.calendar, ics: change.ics(mail.calendar.ics) };
  const raw = (await compileMail({ ...mail, ...(calendar && { calendar }) })).toString('latin1');
  return change.raw ? change.raw(raw) : raw;
}

/** A text that may be folded anywhere. */
function folded(text: string): RegExp {
  return new RegExp(Array.from(text).join('(?:\\r\\n )?'));
}

type Edit = (text: string) => string;

function swap(from: string | RegExp, to: string): Edit {
  return (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Nothing was planted: ${String(from)}`);
    return changed;
  };
}

describe('a good calendar email', () => {
  it.each([
    ['an invitation', invitation, {}],
    ['a candidate’s invitation', candidates, { audience: 'candidate', forbid: [arjun.email, 'streaming'] }],
    ['a cancellation', cancellation, { cancels: 'event' }],
    ['a withdrawal', withdrawal ?? invitation, { cancels: 'attendee' }],
  ] as const)('%s has no fault', async (_, { mail }, expected) => {
    expect(
      await checkCalendarMail(await compileMail(mail), { audience: 'panel', ...expected, forbid: [] }),
    ).toEqual([]);
  });
});

describe('finds a fault in the calendar entry', () => {
  it.each<[string, Edit, string]>([
    ['no last CRLF', swap(/\r\n$/, ''), 'does not end with END:VCALENDAR and CRLF'],
    ['a long line', swap('TRANSP:OPAQUE', `X-NOTE:${'x'.repeat(80)}`), 'a line has 87 octets'],
    ['a line that is none', swap('TRANSP:OPAQUE', 'TRANSP'), 'not a content line: TRANSP'],
    ['text without escapes', swap('SUMMARY:', 'SUMMARY:Hello, '), 'SUMMARY is not escaped'],
    ['no UID', swap(/UID:.*\r\n( .*\r\n)*/, ''), 'UID occurs 0 times'],
    ['no DTSTAMP', swap(/DTSTAMP:.*\r\n/, ''), 'DTSTAMP occurs 0 times'],
    ['no SEQUENCE', swap(/SEQUENCE:.*\r\n/, ''), 'SEQUENCE occurs 0 times'],
    ['no ORGANIZER', swap(/ORGANIZER.*\r\n( .*\r\n)*/, ''), 'ORGANIZER occurs 0 times'],
    ['no ATTENDEE', swap(/(ATTENDEE.*\r\n( .*\r\n)*)+/, ''), 'has no ATTENDEE'],
    ['no end', swap(/DTEND:.*\r\n/, ''), 'neither or both of DTEND and DURATION'],
    ['an end before the start', swap(/DTEND:2026/, 'DTEND:2025'), 'ends before it starts'],
    ['a local time', swap(/DTSTART:(\w+)Z/, 'DTSTART;TZID=Asia/Kolkata:$1'), 'DTSTART is not in UTC'],
    [
      'a STATUS of another method',
      swap('STATUS:CONFIRMED', 'STATUS:CANCELLED'),
      'a REQUEST with STATUS CANCELLED',
    ],
    [
      'a REQUEST-STATUS',
      swap('TRANSP:OPAQUE', 'REQUEST-STATUS:2.0;Success'),
      'REQUEST-STATUS has no place here',
    ],
    ['no question', swap(folded('RSVP=TRUE'), 'RSVP=FALSE'), 'is not asked to answer'],
    [
      'another method than the part’s',
      swap('METHOD:REQUEST', 'METHOD:CANCEL'),
      'method of the part is not METHOD',
    ],
    ['another organizer', swap('mailto:calendar@', 'mailto:ananya@'), 'ORGANIZER is not From'],
    ['the candidate’s UID', swap('01-p@', '01-c@'), "is not one of the panel's"],
    ['a list without the reader', swap('arjun.menon@', 'arjun@'), 'the reader is no ATTENDEE'],
    ['a bare line feed', swap('VERSION:2.0\r\n', 'VERSION:2.0\n'), 'a line does not end with CRLF'],
    ['no answer kept', swap(folded('PARTSTAT=NEEDS-ACTION'), 'X-NOTE=1'), 'has no PARTSTAT'],
    ['no role', swap(folded('ROLE=OPT-PARTICIPANT'), 'X-NOTE=1'), 'has no ROLE'],
    ['a person without a name', swap(folded(';CN=Sofia Keller'), ''), 'sofia@northbridge.example has no CN'],
    [
      'an alarm in its place',
      swap('TRANSP:OPAQUE', 'BEGIN:VEVENT\r\nEND:VEVENT'),
      'BEGIN:VEVENT occurs 2 times',
    ],
  ])('%s', async (_, ics, fault) => {
    const faults = await checkCalendarMail(await planted(invitation, { ics }), { audience: 'panel' });
    expect(faults.join('\n')).toContain(fault);
  });

  it('a fold inside a character', () => {
    const good = Buffer.from(invitation.mail.calendar?.ics ?? '').toString('latin1');
    const cut = good.replace('TRANSP:OPAQUE', 'X-NOTE:\u00c3\r\n \u00a9');
    const { faults } = checkCalendarObject(Buffer.from(cut, 'latin1'), { audience: 'panel' });
    expect(faults).toContain('a fold cuts a character, or a line is not UTF-8');
    const whole = good.replace('TRANSP:OPAQUE', 'X-NOTE:\u00c3\u00a9');
    expect(checkCalendarObject(Buffer.from(whole, 'latin1'), { audience: 'panel' }).faults).toEqual([]);
  });

  it('a cancelled event without STATUS', async () => {
    const raw = await planted(cancellation, { ics: swap('STATUS:CANCELLED\r\n', '') });
    expect(await checkCalendarMail(raw, { audience: 'panel', cancels: 'event' })).toContain(
      'the event is cancelled without STATUS',
    );
  });

  it('a withdrawal with STATUS, and one that lists the others', async () => {
    const ics = swap('SUMMARY:', 'STATUS:CANCELLED\r\nSUMMARY:');
    const raw = await planted(withdrawal ?? invitation, { ics });
    expect(await checkCalendarMail(raw, { audience: 'panel', cancels: 'attendee' })).toContain(
      'a withdrawn attendee gets a STATUS',
    );
    const all = await compileMail(cancellation.mail);
    expect(await checkCalendarMail(all, { audience: 'panel', cancels: 'attendee' })).toContain(
      'lists other people',
    );
  });

  it('a CANCEL whose SEQUENCE did not rise', async () => {
    const raw = await planted(cancellation, { ics: swap('SEQUENCE:2', 'SEQUENCE:0') });
    expect(await checkCalendarMail(raw, { audience: 'panel' })).toContain('a CANCEL with SEQUENCE 0');
  });
});

describe('finds a fault in the email around it', () => {
  it.each<[string, Edit, string]>([
    ['a copy', swap('To: ', 'Cc: boss@northbridge.example\r\nTo: '), 'has Cc or Bcc'],
    [
      'two readers',
      swap('To: Arjun', 'To: Lena <lena@northbridge.example>, Arjun'),
      'is not to exactly one person',
    ],
    ['no answer address', swap(/Reply-To: .*\r\n/, ''), 'reply-to occurs 0 times'],
    ['no date', swap(/Date: .*\r\n/, ''), 'date occurs 0 times'],
    [
      'answers to the machine',
      swap(/Reply-To: .*\r\n/, 'Reply-To: calendar@slotwise.example\r\n'),
      'answers come back to the machine',
    ],
    ['another method', swap('method=REQUEST', 'method=PUBLISH'), 'method of the part is not METHOD'],
    ['no method', swap(/;\s*method=REQUEST/, ''), 'method of the part is not METHOD'],
    [
      'no charset',
      swap(/text\/calendar; charset=utf-8/, 'text/calendar; charset=latin1'),
      'not declared UTF-8',
    ],
    ['an id that is none', swap(/Message-ID:\s+<[^@]+/, 'Message-ID: <a..b c'), 'is not a msg-id'],
    [
      'another structure',
      swap('multipart/alternative', 'multipart/related'),
      'is built as multipart/mixed(multipart/related(',
    ],
    ['an image', swap(/<h1/, '<img src="https://tracker.example/"><h1'), 'loads or runs something'],
    [
      'a bare line feed',
      swap('MIME-Version: 1.0\r\n', 'MIME-Version: 1.0\n'),
      'a line of the mail does not end with CRLF',
    ],
    ['eight bits', swap('Subject: ', 'Subject: \u00fc'), 'the mail is not 7-bit'],
  ])('%s', async (_, raw, fault) => {
    const faults = await checkCalendarMail(await planted(invitation, { raw }), { audience: 'panel' });
    expect(faults.join('\n')).toContain(fault);
  });

  it('an attachment that is not the calendar part', async () => {
    const raw = await planted(invitation, {
      raw: (text) => text.replace(/(filename=invite\.ics[\s\S]*?\r\n\r\n)QkVH/, '$1QkVI'),
    });
    expect(await checkCalendarMail(raw, { audience: 'panel' })).toContain(
      'invite.ics differs from the calendar part',
    );
  });

  it('a forbidden text anywhere, folded or encoded', async () => {
    const raw = await compileMail(invitation.mail);
    const forbid = ['focus on streaming', 'sofia@northbridge.example', 'absent@northbridge.example'];
    expect(await checkCalendarMail(raw, { audience: 'panel', forbid })).toEqual([
      'tells focus on streaming',
      'tells sofia@northbridge.example',
    ]);
  });
});
