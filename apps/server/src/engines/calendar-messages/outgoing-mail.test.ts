import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { aMeeting, aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { checkCalendarMail } from '../../../test/checkers/check-calendar-mail.ts';
import { compileMail } from '../../../test/checkers/compile-mail.ts';
import { mailsOfRevision } from '../mail-texts/mails-of-revision.ts';
import { calendarMessageId, plainMessageId } from './message-id.ts';
import { mailOptions } from './outgoing-mail.ts';

const NAMES = [
  'Anita "Ani" Desai; Acme, Inc.',
  'Bcc: everyone\r\nBcc: victim@elsewhere.example\r\n\r\n<script>',
  'Zoë 🚀 मीरा अय्यर',
  'مريم الحسن',
  'x'.repeat(200),
  'ü'.repeat(200),
  'Back\\slash ^n ^ caret',
  '<b>Bold</b> https://evil.example/free www.evil.example',
  '=?utf-8?B?QmNj?= <a@b.example>',
  '\u202egnirob\u202c \ud800 broken',
];

function mailsNamed(name: string) {
  const base = aMeeting();
  const meeting = aMeeting({
    company: name,
    jobTitle: name,
    recruiter: { ...base.recruiter, name },
    candidate: { ...base.candidate, name },
    panel: base.panel.map((panelist) => ({ ...panelist, name })),
    instructions: name,
  });
  return mailsOfRevision(aMeetingRevision({ meeting }));
}

describe('a mail compiled twice', () => {
  it('is byte for byte the same, also from stored JSON', async () => {
    for (const { mail } of mailsOfRevision(aMeetingRevision())) {
      const first = await compileMail(mail);
      const again = await compileMail(JSON.parse(JSON.stringify(mail)));
      expect(again.equals(first)).toBe(true);
      expect(first.toString('latin1')).toContain('Date: Tue, 20 Oct 2026 08:15:30 +0000\r\n');
    }
  });
});

describe('a name', () => {
  it.each(NAMES)('%j cannot break the mail', async (name) => {
    for (const { audience, recipient, mail } of mailsNamed(name)) {
      const raw = await compileMail(mail);
      expect(await checkCalendarMail(raw, { audience, forbid: ['<script>alert'] })).toEqual([]);
      const parsed = await PostalMime.parse(raw);
      expect(parsed.to).toMatchObject([{ address: recipient.email }]);
      expect(parsed.bcc).toBeUndefined();
      expect(parsed.headers.map(({ key }) => key).sort()).toEqual([
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ]);
      expect(parsed.html).not.toMatch(/<(b|script)>/);
    }
  });
});

describe('the options for nodemailer', () => {
  it('have no line end in any header', () => {
    const bad = 'x\r\nBcc: victim@elsewhere.example';
    const [first] = mailsOfRevision(aMeetingRevision());
    if (!first) throw new Error('There is no mail');
    const person = { name: bad, address: 'a@b.example\r\nBcc: victim@elsewhere.example' };
    const options = mailOptions({ ...first.mail, subject: bad, from: person, to: person, replyTo: person });
    const headers = [options.subject, options.from, options.to, options.replyTo];
    expect(JSON.stringify(headers)).not.toMatch(/\\r|\\n/);
  });
});

describe('a Message-ID', () => {
  const key = {
    uid: '0190a1b2-0000-7000-8000-000000000001-p@slotwise.example',
    sequence: 3,
    method: 'REQUEST' as const,
    recipient: 'Arjun.Menon@northbridge.example',
  };

  it('is derived from the revision and its reader, and reveals no address', () => {
    const id = calendarMessageId(key, 'slotwise.example');
    expect(id).toBe(
      '<0190a1b2-0000-7000-8000-000000000001-p.3.request.0d8b@slotwise.example>'.replace(
        '0d8b',
        readHash(id),
      ),
    );
    expect(readHash(id)).toMatch(/^[0-9a-f]{16}$/);
    expect(calendarMessageId({ ...key, recipient: key.recipient.toLowerCase() }, 'slotwise.example')).toBe(
      id,
    );
  });

  it('differs for another reader, sequence or method', () => {
    const ids = [
      key,
      { ...key, recipient: 'b@c.example' },
      { ...key, sequence: 4 },
      { ...key, method: 'CANCEL' as const },
    ];
    expect(new Set(ids.map((one) => calendarMessageId(one, 'slotwise.example'))).size).toBe(4);
  });

  it.each(['127.0.0.1', '[::1]', '', 'a..b', 'host\r\nX: y'])('stays valid for the host %j', (host) => {
    expect(calendarMessageId(key, host)).toMatch(
      /^<[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*>$/,
    );
    expect(plainMessageId('verify 1', host)).toMatch(/^<verify-1@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*>$/);
  });

  function readHash(id: string): string {
    return /\.([0-9a-f]+)@/.exec(id)?.[1] ?? '';
  }
});
