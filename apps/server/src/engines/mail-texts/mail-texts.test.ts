import { describe, expect, it } from 'vitest';
import { aCancelledRevision, aMeeting, aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { accountInvitation } from './account-invitation.ts';
import { candidateMeeting } from './candidate-meeting.ts';
import { knownAccount } from './known-account.ts';
import type { MailText } from './mail-content.ts';
import { panelMeeting } from './panel-meeting.ts';
import { resetPassword } from './reset-password.ts';
import { listNames, plainName } from './safe-text.ts';
import { verifyAccount } from './verify-account.ts';
import { withdrawnAttendee } from './withdrawn-attendee.ts';

const meeting = aMeeting();
const inBerlin = { ...meeting.candidate, timeZone: 'Europe/Berlin' };
const link = {
  name: 'Asha Verma',
  url: 'https://slotwise.example/resetpassword#mode=verify&token=abc',
  lastsHours: 24,
};
const before = { ...meeting, startTime: '2026-11-25T08:30:00Z', endTime: '2026-11-25T09:30:00Z' };
const moved = aMeetingRevision({ sequence: 1, change: 'MOVED', before, reason: 'Arjun is travelling.' });

const everyMail: [string, MailText][] = [
  ['candidate: invited', candidateMeeting(aMeetingRevision())],
  ['candidate: moved', candidateMeeting(moved)],
  [
    'candidate: changed',
    candidateMeeting(aMeetingRevision({ sequence: 1, change: 'UPDATED', reason: 'A new link.' })),
  ],
  ['candidate: cancelled', candidateMeeting(aCancelledRevision())],
  ['panelist: invited', panelMeeting(aMeetingRevision(), meeting.panel[1] ?? meeting.recruiter)],
  ['recruiter: invited', panelMeeting(aMeetingRevision(), meeting.recruiter)],
  ['panelist: moved', panelMeeting(moved, meeting.panel[0] ?? meeting.recruiter)],
  ['panelist: cancelled', panelMeeting(aCancelledRevision(), meeting.panel[0] ?? meeting.recruiter)],
  ['panelist: withdrawn', withdrawnAttendee('panel', moved, meeting.panel[0] ?? meeting.recruiter)],
  ['new account', verifyAccount(link)],
  ['known account', knownAccount({ name: 'Asha Verma', loginUrl: 'https://slotwise.example/login' })],
  ['new password', resetPassword({ ...link, lastsHours: 1 })],
  [
    'invited panelist',
    accountInvitation({
      ...link,
      company: 'Northbridge Talent',
      inviterName: 'Ananya Rao',
      as: 'panelist',
      lastsHours: 168,
    }),
  ],
];

describe('every mail', () => {
  it.each(everyMail)('%s: is plain, closed and whole in both forms', (_, { subject, text, html }) => {
    expect(subject).not.toMatch(/[\r\n]|undefined/);
    expect(text + subject).not.toContain('!');
    expect(text).not.toMatch(/<|undefined|null|\n{3}/);
    expect(html).not.toMatch(/undefined|<script|<img|\son\w+=/);
    expect(html).toContain('width="560"');
    for (const tag of ['table', 'tr', 'td', 'p', 'div', 'a', 's', 'h1']) {
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
      expect(html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0, tag).toBe(opened);
    }
  });

  it.each(everyMail)('%s: has at most one button, and its address in the plain text', (_, { text, html }) => {
    const buttons = [...html.matchAll(/<a class="k" href="([^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    expect(buttons.length).toBeLessThanOrEqual(1);
    for (const url of buttons) expect(text).toContain(`\n${url}\n`);
  });
});

describe('the time in a mail', () => {
  it('stands in the booking’s zone, and for a reader elsewhere in theirs too, with a warning', () => {
    const { text } = candidateMeeting(aMeetingRevision({ meeting: aMeeting({ candidate: inBerlin }) }));
    expect(text).toContain(
      '    Thursday 26/11/2026\n    15:00–16:00\n    Kolkata time (IST). Technical 2, by video.\n',
    );
    expect(text).toContain('Your time: Thursday 26/11/2026 10:30–11:30, Berlin time (CET)');
    expect(text).toContain('Clocks in Berlin go back one hour on 25/10/2026. The times here allow for it.');
  });

  it('stands once for a reader in the same zone, or of an unknown one', () => {
    expect(candidateMeeting(aMeetingRevision()).text).not.toMatch(/Your time|Clocks/);
    const { timeZone: _, ...unknown } = meeting.candidate;
    expect(
      candidateMeeting(aMeetingRevision({ meeting: aMeeting({ candidate: unknown }) })).text,
    ).not.toMatch(/Your time|Clocks/);
  });

  it('warns of nothing when no clocks change until then', () => {
    const revision = aMeetingRevision({
      at: '2026-10-26T08:00:00Z',
      meeting: aMeeting({ candidate: inBerlin }),
    });
    expect(candidateMeeting(revision).text).not.toContain('Clocks');
  });

  it('says thirty minutes on Lord Howe', () => {
    const candidate = { ...meeting.candidate, timeZone: 'Australia/Lord_Howe' };
    const revision = aMeetingRevision({ at: '2026-09-20T08:00:00Z', meeting: aMeeting({ candidate }) });
    expect(candidateMeeting(revision).text).toContain(
      'Clocks in Lord Howe go forward 30 minutes on 04/10/2026.',
    );
  });

  it('is struck through where it no longer holds', () => {
    const { html, text } = candidateMeeting(moved);
    expect(html).toMatch(/<s>Wednesday 25\/11\/2026 14:00/);
    expect(html).not.toMatch(/<s>Thursday/);
    expect(text).toContain('No longer: Wednesday 25/11/2026 14:00–15:00, Kolkata time (IST)');
    expect(candidateMeeting(aCancelledRevision()).html).toMatch(/class="x".*<s>Thursday 26\/11\/2026/);
  });

  it('is the old one for somebody taken off a meeting that moved', () => {
    const { text } = withdrawnAttendee('panel', moved, meeting.recruiter);
    expect(text).toContain('Wednesday 25/11/2026');
    expect(text).not.toContain('26/11/2026');
  });
});

describe('what strangers type', () => {
  it.each([
    ['Asha https://evil.example/x Verma', 'Asha Verma'],
    ['WWW.evil.example', ''],
    ['javascript://x', ''],
    ['Booking.com', 'Booking.com'],
    ['Anne-Marie  O’Neil\r\n', 'Anne-Marie O’Neil'],
  ])('%j is named %j', (typed, named) => expect(plainName(typed)).toBe(named));

  it('is escaped in every mail', () => {
    const name = '<i>"x"</i> & \'y\'';
    const { html } = accountInvitation({ ...link, name, company: name, inviterName: name, as: 'panelist' });
    expect(html).not.toContain('<i>');
    expect(html).toContain('&lt;i&gt;&quot;x&quot;&lt;/i&gt; &amp; &#39;y&#39;');
  });

  it('never becomes a link that runs something', () => {
    const { html } = resetPassword({ ...link, url: 'javascript:alert(1)' });
    expect(html).toContain('href="#"');
  });

  it('is not repeated in the mail that follows a sign-up, but for the first name', () => {
    const { text } = verifyAccount({ ...link, name: 'Asha Win-a-prize-now' });
    expect(text).toContain('Hello Asha,');
    expect(text).not.toContain('prize');
  });
});

it('names are listed as one says them', () => {
  expect(listNames([])).toBe('');
  expect(listNames(['Arjun'])).toBe('Arjun');
  expect(listNames(['Arjun', 'Sofia', 'Daniel'])).toBe('Arjun, Sofia and Daniel');
});
