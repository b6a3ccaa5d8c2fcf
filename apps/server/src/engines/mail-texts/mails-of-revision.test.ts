import { describe, expect, it } from 'vitest';
import { aMeeting, aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { checkCalendarMail } from '../../../test/checkers/check-calendar-mail.ts';
import { compileMail } from '../../../test/checkers/compile-mail.ts';
import type { MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { type MailingList, type MeetingMail, mailsOfRevision } from './mails-of-revision.ts';

const base = aMeeting();
const [arjun, sofia] = base.panel;
if (!arjun || !sofia) throw new Error('The meeting has two panelists');
const lena = { name: 'Lena Vogt', email: 'lena@northbridge.example', required: true, invitedAt: 4 };
const internal = [arjun.email, sofia.email, lena.email, 'Focus on streaming', 'viewmeeting'];

async function findFaults(
  mails: MeetingMail[],
  expected: { cancels?: 'event' | 'attendee' } = {},
): Promise<string[]> {
  const faults = mails.map(async ({ audience, mail }) =>
    checkCalendarMail(await compileMail(mail), {
      audience,
      ...expected,
      forbid: audience === 'candidate' ? internal : [],
    }),
  );
  return (await Promise.all(faults)).flat();
}

describe('a first invitation', () => {
  const mails = mailsOfRevision(aMeetingRevision());

  it('is one mail per person', () => {
    expect(mails.map(({ recipient }) => recipient.email)).toEqual([
      'meera@mail.example',
      'ananya.rao@northbridge.example',
      'arjun.menon@northbridge.example',
      'sofia@northbridge.example',
    ]);
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(4);
    expect(mails.every(({ mail }) => mail.inReplyTo === undefined)).toBe(true);
  });

  it('has no fault, and shows the candidate nothing internal', async () => {
    expect(await findFaults(mails)).toEqual([]);
  });

  it('is from our calendar address with the recruiter’s name, and replies go to the recruiter', () => {
    expect(mails[0]?.mail).toMatchObject({
      from: { name: 'Ananya Rao (Northbridge Talent)', address: 'calendar@slotwise.example' },
      replyTo: { name: 'Ananya Rao', address: 'ananya.rao@northbridge.example' },
      subject: 'Interview on 26/11/2026 15:00 Kolkata time: Senior Data Engineer',
    });
  });
});

describe('a thread from creation to cancellation', () => {
  const at = (day: number) => `2026-10-${20 + day}T08:00:00.000Z`;
  const moved = (hours: number): MeetingRevision['meeting'] =>
    aMeeting({
      startTime: `2026-11-26T${String(9 + hours).padStart(2, '0')}:30:00.000Z`,
      endTime: `2026-11-26T${10 + hours}:30:00.000Z`,
    });
  const swapped = { ...moved(3), panel: [lena, sofia] };
  const steps: [MeetingRevision, MailingList?][] = [
    [aMeetingRevision({ at: at(0) })],
    ...[1, 2, 3].map((n): [MeetingRevision] => [
      aMeetingRevision({ sequence: n, at: at(n), change: 'MOVED', meeting: moved(n), before: moved(n - 1) }),
    ]),
    [
      aMeetingRevision({ sequence: 4, at: at(4), change: 'UPDATED', meeting: swapped }),
      { audiences: ['panel'], withdrawn: [{ audience: 'panel', attendee: arjun }] },
    ],
    [aMeetingRevision({ sequence: 5, at: at(5), change: 'CANCELLED', meeting: swapped, reason: 'Filled.' })],
  ];
  const revisions = steps.map(([revision, list]) => mailsOfRevision(revision, list));

  it('has no fault in any mail', async () => {
    for (const mails of revisions) expect(await findFaults(mails)).toEqual([]);
  });

  it('withdraws only the swapped panelist, and invites the new one', async () => {
    const swap = revisions[4] ?? [];
    expect(swap.map(({ recipient, method }) => `${method} ${recipient.email}`)).toEqual([
      'CANCEL arjun.menon@northbridge.example',
      'REQUEST ananya.rao@northbridge.example',
      'REQUEST lena@northbridge.example',
      'REQUEST sofia@northbridge.example',
    ]);
    expect(await findFaults(swap.slice(0, 1), { cancels: 'attendee' })).toEqual([]);
    const { ics = '' } = swap[0]?.mail.calendar ?? {};
    expect(ics).toContain('METHOD:CANCEL');
    expect(ics).not.toMatch(/STATUS|LOCATION|CONFERENCE/);
  });

  it('is an invitation for the new panelist and an update for the others, who learn that the candidate was not contacted', () => {
    const mailTo = (email: string) => revisions[4]?.find(({ recipient }) => recipient.email === email)?.mail;
    expect(mailTo(lena.email)?.subject).toMatch(/^Interview on /);
    expect(mailTo(lena.email)?.text).toContain(
      'The interview with Meera Iyer for Senior Data Engineer is set',
    );
    expect(mailTo(sofia.email)?.subject).toMatch(/^Updated: interview on /);
    expect(mailTo(base.recruiter.email)?.text).toContain(
      'Nothing changes for the candidate, who has not been contacted.',
    );
  });

  it('gives the old time to someone taken off while the meeting moves', () => {
    const [revision] = steps[1] ?? [aMeetingRevision()];
    const [withdrawal, ...rest] = mailsOfRevision(revision, {
      audiences: ['panel'],
      withdrawn: [{ audience: 'panel', attendee: lena }],
    });
    expect(withdrawal?.mail.calendar?.ics).toContain(
      'DTSTART:20261126T093000Z\r\nDTEND:20261126T103000Z\r\n',
    );
    expect(rest[0]?.mail.calendar?.ics).toContain('DTSTART:20261126T103000Z\r\nDTEND:20261126T113000Z\r\n');
  });

  it('cancels the whole event for everyone who is on it', async () => {
    const last = revisions[5] ?? [];
    expect(last).toHaveLength(4);
    expect(last.every(({ method }) => method === 'CANCEL')).toBe(true);
    expect(await findFaults(last, { cancels: 'event' })).toEqual([]);
  });

  it('keeps one UID per audience while SEQUENCE rises', () => {
    for (const audience of ['candidate', 'panel'] as const) {
      const entries = revisions.flatMap((mails) => mails.find((mail) => mail.audience === audience) ?? []);
      const read = (property: string) =>
        entries.map(({ mail }) => new RegExp(`${property}:(.*)\r\n`).exec(mail.calendar?.ics ?? '')?.[1]);
      expect(new Set(read('UID')).size).toBe(1);
      expect(read('SEQUENCE')).toEqual(
        audience === 'candidate' ? ['0', '1', '2', '3', '5'] : ['0', '1', '2', '3', '4', '5'],
      );
    }
  });

  it('replies to each person’s own first invitation', () => {
    const findMail = (step: number, email: string) =>
      revisions[step]?.find(({ recipient }) => recipient.email === email)?.mail;
    expect(findMail(5, sofia.email)?.inReplyTo).toBe(findMail(0, sofia.email)?.messageId);
    expect(findMail(5, lena.email)?.inReplyTo).toBe(findMail(4, lena.email)?.messageId);
    expect(findMail(4, lena.email)?.inReplyTo).toBeUndefined();
  });

  it('does not withdraw someone who is still on the meeting', () => {
    const mails = mailsOfRevision(aMeetingRevision({ sequence: 1, change: 'UPDATED' }), {
      withdrawn: [{ audience: 'panel', attendee: { ...arjun, email: arjun.email.toUpperCase() } }],
    });
    expect(mails.some(({ method }) => method === 'CANCEL')).toBe(false);
  });
});
