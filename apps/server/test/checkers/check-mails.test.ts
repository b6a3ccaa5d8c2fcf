import { describe, expect, it } from 'vitest';
import { accountMail } from '#engines/mail-texts/account-mail.ts';
import { mailsOfRevision } from '#engines/mail-texts/mails-of-revision.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { aCancelledRevision, aMeeting, aMeetingRevision } from './a-meeting-revision.ts';
import { checkMails, type CheckedMail } from './check-mails.ts';
import { checkPlainMail } from './check-plain-mail.ts';
import { compileMail } from './compile-mail.ts';

const arjun = aMeeting().panel[0]?.email ?? '';
const plain = accountMail(
  {
    subject: 'News',
    text: 'Look: https://slotwise.example/p/#pl_token',
    html: '<p>Look</p>',
    event: { what: 'News', about: '' },
  },
  {
    sender: { address: 'calendar@slotwise.example', host: 'slotwise.example' },
    fromName: 'Slotwise',
    to: { name: 'Arjun Menon', email: arjun },
    mailId: 'mail-1',
    at: '2026-11-20T10:00:00.000Z',
  },
);
const SECRET = 'a'.repeat(43);

const received = async (mail: OutgoingMail): Promise<CheckedMail> => ({
  to: mail.to.address,
  raw: await compileMail(mail),
});
const toArjun = (revision: Parameters<typeof mailsOfRevision>[0]): OutgoingMail[] =>
  mailsOfRevision(revision)
    .filter(({ recipient }) => recipient.email === arjun)
    .map(({ mail }) => mail);
const [first, second, off] = [
  aMeetingRevision(),
  aMeetingRevision({ sequence: 1, change: 'UPDATED', at: '2026-10-21T08:15:30.123Z' }),
  aCancelledRevision(),
].flatMap(toArjun) as [OutgoingMail, OutgoingMail, OutgoingMail];

async function listFaults(...mails: OutgoingMail[]): Promise<string> {
  return (await checkMails(await Promise.all(mails.map(received)))).join('\n');
}

describe('the emails of an installation', () => {
  it('are valid in any order, even if one arrives twice', async () => {
    expect(await listFaults(first, plain, off, second, first)).toBe('');
  });

  it.each<[string, OutgoingMail[], string]>([
    [
      'a revision that two mails share',
      [first, { ...second, messageId: '<x@y.example>' }, second],
      'SEQUENCE 1 again',
    ],
    ['a cancellation of what no one knew', [off], 'a CANCEL to someone who was not invited'],
    ['other bytes under the same id', [first, { ...first, text: 'Other' }], 'came again with other bytes'],
    [
      'a calendar mail with a mark',
      [{ ...first, text: 'https://slotwise.example/p/#@@1@@' }],
      'a mark that was not filled in',
    ],
    [
      'an entry with a mark',
      [
        {
          ...first,
          calendar: {
            method: 'REQUEST',
            ics: first.calendar?.ics.replace('TRANSP', 'X-A:@@1@@\r\nTRANSP') ?? '',
          },
        },
      ],
      'the entry holds a mark',
    ],
    [
      'a revision with an older stamp',
      [
        first,
        {
          ...second,
          calendar: {
            method: 'REQUEST',
            ics: second.calendar?.ics.replace(/DTSTAMP:\d{4}/, 'DTSTAMP:2020') ?? '',
          },
        },
      ],
      'DTSTAMP 2020',
    ],
  ])('%s is found', async (_, mails, fault) => {
    expect(await listFaults(...mails)).toContain(fault);
  });
});

describe('finds a fault in a plain email', () => {
  it.each<[string, Partial<OutgoingMail>, string]>([
    ['a mark in it', { text: 'https://slotwise.example/p/#@@1@@' }, 'the text holds a mark'],
    [
      'a secret in a path',
      { html: `<a href="https://slotwise.example/p/${SECRET}">Open</a>` },
      'the html tells a secret',
    ],
    [
      'a secret in a query',
      { text: `https://slotwise.example/p/?t=ml_${SECRET}#x` },
      'the text tells a secret',
    ],
    ['a secret by itself', { text: `Your token: ${SECRET}` }, 'the text tells a secret'],
    ['no word that it is automatic', { headers: {} }, 'does not say that it is automatic'],
    [
      'an answer to the machine',
      { replyTo: { name: 'Slotwise', address: 'calendar@slotwise.example' } },
      'answers come back to the machine',
    ],
    ['an entry', { ...(first.calendar && { calendar: first.calendar }) }, 'has a METHOD'],
    ['a calendar as text', { text: 'BEGIN:VCALENDAR\nMETHOD:REQUEST\n' }, 'holds a calendar'],
  ])('%s', async (_, changes, fault) => {
    const raw = await compileMail({ ...plain, ...changes });
    expect((await checkPlainMail(raw)).join('\n')).toContain(fault);
  });

  it('allows a secret after the # of a URL', async () => {
    const text = `https://slotwise.example/p/#mode=verify&token=${SECRET}`;
    expect(
      await checkPlainMail(await compileMail({ ...plain, text, html: `<a href="${text}">Open</a>` })),
    ).toEqual([]);
  });
});
