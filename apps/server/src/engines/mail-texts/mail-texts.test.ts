import { describe, expect, it } from 'vitest';
import { aCancelledRevision, aMeeting, aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { accountInvitation } from './account-invitation.ts';
import { accountNotice } from './account-notice.ts';
import {
  aSharedJob,
  anAssociationNotice,
  aVendorInvitation,
} from '../../../test/checkers/an-association-notice.ts';
import { ASSOCIATION_NOTICES, associationNotice } from './association-notice.ts';
import { bookingNotice, NOTICE_KINDS, type BookingNotice } from './booking-notice.ts';
import { candidateMeeting } from './candidate-meeting.ts';
import type { MailText } from './layout/mail-content.ts';
import { keptTime } from './kept-time.ts';
import { panelMeeting } from './panel-meeting.ts';
import type { PanelPage } from './panel-page.ts';
import { listNames, plainName } from './layout/safe-text.ts';
import { sharedJob } from './shared-job.ts';
import { vendorInvitation } from './vendor-invitation.ts';
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

const aNotice = (changes: Partial<BookingNotice> = {}): BookingNotice => ({
  kind: 'selected',
  company: 'Northbridge Talent',
  readerName: 'Ananya Rao',
  byName: 'Arjun Menon',
  candidateName: 'Meera Iyer',
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 2',
  when: { startTime: meeting.startTime, timeZone: meeting.timeZone, at: '2026-10-20T08:00:00.000Z' },
  comments: 'Strong on data.',
  url: 'https://slotwise.example/viewmeeting/0190a1b2-0000-7000-8000-000000000001',
  ...changes,
});
const aPanelLink = aNotice({
  kind: 'panel-link',
  readerName: 'Sofia Keller',
  byName: 'Ananya Rao',
  comments: '',
  url: 'https://slotwise.example/p/#pl_abc',
  until: '2026-12-26T10:30:00.000Z',
});

const [arjun = meeting.recruiter] = meeting.panel;
const aPage = (changes: Partial<PanelPage> = {}): PanelPage => ({
  link: { purpose: 'panel', linkId: '1' },
  url: 'https://slotwise.example/p/#@@1@@',
  until: '2026-12-26T10:30:00.000Z',
  hasAccount: true,
  takesAnswer: true,
  ...changes,
});

const everyMail: [string, MailText][] = [
  ...NOTICE_KINDS.map((kind): [string, MailText] => [`notice: ${kind}`, bookingNotice(aNotice({ kind }))]),
  ['notice: a panelist’s link', bookingNotice(aPanelLink)],
  [
    'notice: bare',
    bookingNotice(aNotice({ jobTitle: '', roundName: '', candidateName: '', byName: '', comments: '' })),
  ],
  ...ASSOCIATION_NOTICES.map((kind): [string, MailText] => [
    `association: ${kind}`,
    associationNotice(anAssociationNotice({ kind })),
  ]),
  ['invited supplier', vendorInvitation(aVendorInvitation())],
  ['shared job', sharedJob(aSharedJob())],
  ['candidate: invited', candidateMeeting(aMeetingRevision())],
  ['candidate: moved', candidateMeeting(moved)],
  [
    'candidate: changed',
    candidateMeeting(aMeetingRevision({ sequence: 1, change: 'UPDATED', reason: 'A new link.' })),
  ],
  ['candidate: cancelled', candidateMeeting(aCancelledRevision())],
  ['panelist: invited', panelMeeting(aMeetingRevision(), meeting.panel[1] ?? meeting.recruiter)],
  ['recruiter: invited', panelMeeting(aMeetingRevision(), meeting.recruiter)],
  ['panelist: asked to answer', panelMeeting(aMeetingRevision(), arjun, undefined, aPage())],
  [
    'panelist without an account',
    panelMeeting(aMeetingRevision(), arjun, undefined, aPage({ hasAccount: false })),
  ],
  [
    'candidate: the time stays',
    keptTime({
      company: 'Northbridge Talent',
      recruiterName: 'Ananya Rao',
      candidateName: 'Meera Iyer',
      jobTitle: 'Senior Data Engineer',
      url: 'https://slotwise.example/c/#@@1@@',
      when: { startTime: meeting.startTime, timeZone: meeting.timeZone, at: '2026-10-20T08:00:00.000Z' },
    }),
  ],
  [
    'candidate: no time yet',
    keptTime({
      company: 'Northbridge Talent',
      recruiterName: 'Ananya Rao',
      candidateName: 'Meera Iyer',
      jobTitle: 'Senior Data Engineer',
      url: 'https://slotwise.example/c/#@@1@@',
    }),
  ],
  ['panelist: moved', panelMeeting(moved, meeting.panel[0] ?? meeting.recruiter)],
  ['panelist: cancelled', panelMeeting(aCancelledRevision(), meeting.panel[0] ?? meeting.recruiter)],
  ['panelist: withdrawn', withdrawnAttendee('panel', moved, meeting.panel[0] ?? meeting.recruiter)],
  ['new account', accountNotice('verify', link)],
  ['known account', accountNotice('known', { name: 'Asha Verma', url: 'https://slotwise.example/login' })],
  ['new password', accountNotice('reset', { ...link, lastsHours: 1 })],
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
  it.each(everyMail)(
    '%s: is plain, complete and well-formed as text and HTML',
    (_, { subject, text, html, event }) => {
      expect(subject).not.toMatch(/[\r\n]|undefined/);
      // The bell shows a sentence, not a mail subject.
      expect(event.what).toMatch(/^[A-Z][^\r\n:?!]+$/);
      expect(event.about).not.toMatch(/[\r\n]|undefined/);
      expect(text + subject).not.toContain('!');
      expect(text).not.toMatch(/<|undefined|null|\n{3}/);
      expect(html).not.toMatch(/undefined|<script|<img|\son\w+=/);
      expect(html).toContain('width="560"');
      for (const tag of ['table', 'tr', 'td', 'p', 'div', 'a', 's', 'h1']) {
        const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
        expect(html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0, tag).toBe(opened);
      }
    },
  );

  it.each(everyMail)(
    '%s: has at most one button, with its address in the plain text',
    (_, { text, html }) => {
      const buttons = [...html.matchAll(/<a class="k" href="([^"]*)"/g)].map(([, url = '']) =>
        url.replaceAll('&amp;', '&'),
      );
      expect(buttons.length).toBeLessThanOrEqual(1);
      for (const url of buttons) expect(text).toContain(`\n${url}\n`);
    },
  );
});

describe('the answer links in a mail', () => {
  const buildText = (page: PanelPage, answer?: 'ACCEPTED') =>
    panelMeeting(aMeetingRevision(), { ...arjun, ...(answer && { answer }) }, undefined, page).text;

  it('are three links for the reader, with the act after the secret', () => {
    expect(buildText(aPage())).toContain(
      [
        'Will you be there?',
        'Accept: https://slotwise.example/p/#@@1@@&do=accept',
        'Decline: https://slotwise.example/p/#@@1@@&do=decline',
        'Propose another time: https://slotwise.example/p/#@@1@@&do=propose',
      ].join('\n'),
    );
    expect(buildText(aPage(), 'ACCEPTED')).toContain('You accepted. If that changed:\n');
  });

  it('are left out once no one can answer, and for the recruiter', () => {
    expect(buildText(aPage({ takesAnswer: false }))).not.toContain('&do=');
    expect(panelMeeting(aMeetingRevision(), meeting.recruiter).text).not.toContain('/p/');
  });
});

describe('the time in a mail', () => {
  it('is in the reader’s zone, and also in the meeting’s if that differs, with a warning', () => {
    const { text } = candidateMeeting(aMeetingRevision({ meeting: aMeeting({ candidate: inBerlin }) }));
    expect(text).toContain(
      '    Thursday 26/11/2026\n    10:30–11:30\n    Berlin time (CET). Technical 2, by video.\n' +
        '    Meeting’s time zone: Thursday 26/11/2026 15:00–16:00, Kolkata time (IST)\n',
    );
    expect(text).toContain('Clocks in Berlin go back one hour on 25/10/2026. The times here allow for it.');
  });

  it('appears once for a reader in the same zone, or in an unknown one', () => {
    expect(candidateMeeting(aMeetingRevision()).text).not.toMatch(/time zone:|Clocks/);
    const { timeZone: _, ...unknown } = meeting.candidate;
    expect(
      candidateMeeting(aMeetingRevision({ meeting: aMeeting({ candidate: unknown }) })).text,
    ).not.toMatch(/time zone:|Clocks/);
  });

  it('has no warning if no clocks change until then', () => {
    const revision = aMeetingRevision({
      at: '2026-10-26T08:00:00Z',
      meeting: aMeeting({ candidate: inBerlin }),
    });
    expect(candidateMeeting(revision).text).not.toContain('Clocks');
  });

  it('warns of a 30-minute change on Lord Howe', () => {
    const candidate = { ...meeting.candidate, timeZone: 'Australia/Lord_Howe' };
    const revision = aMeetingRevision({ at: '2026-09-20T08:00:00Z', meeting: aMeeting({ candidate }) });
    expect(candidateMeeting(revision).text).toContain(
      'Clocks in Lord Howe go forward 30 minutes on 04/10/2026.',
    );
  });

  it('is struck through once it no longer applies', () => {
    const { html, text } = candidateMeeting(moved);
    expect(html).toMatch(/<s>Wednesday 25\/11\/2026 14:00/);
    expect(html).not.toMatch(/<s>Thursday/);
    expect(text).toContain('No longer: Wednesday 25/11/2026 14:00–15:00, Kolkata time (IST)');
    expect(candidateMeeting(aCancelledRevision()).html).toMatch(/class="x".*<s>Thursday 26\/11\/2026/);
  });

  it('is the old one for someone taken off a meeting that moved', () => {
    const { text } = withdrawnAttendee('panel', moved, meeting.recruiter);
    expect(text).toContain('Wednesday 25/11/2026');
    expect(text).not.toContain('26/11/2026');
  });
});

describe('input by strangers', () => {
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

  it('never becomes a link that runs code', () => {
    const { html } = accountNotice('reset', { ...link, url: 'javascript:alert(1)' });
    expect(html).toContain('href="#"');
  });

  it('is not repeated in the sign-up mail, except for the first name', () => {
    const { text } = accountNotice('verify', { ...link, name: 'Asha Win-a-prize-now' });
    expect(text).toContain('Hello Asha,');
    expect(text).not.toContain('prize');
  });
});

it('lists names the way people say them', () => {
  expect(listNames([])).toBe('');
  expect(listNames(['Arjun'])).toBe('Arjun');
  expect(listNames(['Arjun', 'Sofia', 'Daniel'])).toBe('Arjun, Sofia and Daniel');
});

describe('a notice', () => {
  it('names who decided on which candidate, and the comment', () => {
    const { subject, text } = bookingNotice(aNotice());
    expect(subject).toBe('Selected: Meera Iyer, Senior Data Engineer');
    expect(text).toBe(`Northbridge Talent

Hello Ananya,

Arjun Menon selected Meera Iyer

The decision is on record. Slotwise has not informed the candidate.

Candidate: Meera Iyer
Job: Senior Data Engineer
Round: Technical 2
Time: 26/11/2026 15:00 Kolkata time

Arjun wrote:
Strong on data.

Open the interview in Slotwise:
https://slotwise.example/viewmeeting/0190a1b2-0000-7000-8000-000000000001

-- 
Northbridge Talent.
Sent with Slotwise.
`);
  });

  it('with a panel link names the candidate, the time, and when the link expires', () => {
    const { subject, text } = bookingNotice(aPanelLink);
    expect(subject).toBe('Your scorecard: Meera Iyer, 26/11/2026 15:00 Kolkata time');
    expect(text).toContain('Open your page:\nhttps://slotwise.example/p/#pl_abc\n');
    expect(text).toContain('do not forward this email. It works until 26/12/2026.');
  });

  it('gives no time if none is set', () => {
    const { when: _when, ...timeless } = aNotice({ kind: 'assigned' });
    expect(bookingNotice(timeless).text).not.toContain('Time:');
  });
});
