import { inPseudoLanguage, untranslatedWords } from '@slotwise/test-data/pseudo-language';
import { expect, test } from 'vitest';
import {
  aCancelledRevision,
  aMeeting,
  aMeetingRevision,
} from '../../../../test/checkers/a-meeting-revision.ts';
import {
  aSharedJob,
  anAssociationNotice,
  aVendorInvitation,
} from '../../../../test/checkers/an-association-notice.ts';
import { accountInvitation } from '../account-invitation.ts';
import { accountNotice } from '../account-notice.ts';
import { ASSOCIATION_NOTICES, associationNotice } from '../association-notice.ts';
import { bookingNotice, NOTICE_KINDS } from '../booking-notice.ts';
import { candidateMeeting } from '../candidate-meeting.ts';
import { failingCalendar } from '../failing-calendar.ts';
import { keptTime } from '../kept-time.ts';
import type { MailText } from '../layout/mail-content.ts';
import { meetingReminder } from '../meeting-reminder.ts';
import { nudge, NUDGE_KINDS } from '../nudge.ts';
import { panelMeeting } from '../panel-meeting.ts';
import { pickCalledOff } from '../pick-called-off.ts';
import { pickInvitation } from '../pick-invitation.ts';
import { readZip } from '../read-zip.ts';
import { representationQuestion } from '../representation-question.ts';
import { sharedJob } from '../shared-job.ts';
import { submissionNotice, SUBMISSION_NEWS } from '../submission-notice.ts';
import { vendorInvitation } from '../vendor-invitation.ts';
import { mailsWait } from '../mails-wait.ts';
import { webhookOff } from '../webhook-off.ts';
import { withdrawnAttendee } from '../withdrawn-attendee.ts';

const meeting = aMeeting();
const [arjun = meeting.recruiter] = meeting.panel;
const moved = aMeetingRevision({
  sequence: 1,
  change: 'MOVED',
  before: { ...meeting, startTime: '2026-10-20T08:30:00Z', endTime: '2026-10-20T09:30:00Z' },
});
/** Clocks in Berlin go back between the two. */
const when = { startTime: meeting.startTime, timeZone: 'Europe/Berlin', at: '2026-10-20T08:00:00.000Z' };
const people = {
  company: 'Northbridge Talent',
  readerName: 'Ananya Rao',
  recruiterName: 'Ananya Rao',
  candidateName: 'Meera Iyer',
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 2',
  byName: 'Arjun Menon',
  url: 'https://slotwise.example/',
  when,
};
const link = { name: 'Asha Verma', url: 'https://slotwise.example/', lastsHours: 24 };
const page = {
  link: { purpose: 'panel', linkId: '1' },
  url: 'https://slotwise.example/p/',
  until: '2026-12-26T10:30:00.000Z',
  hasAccount: false,
  takesAnswer: true,
} as const;
const until = { at: '2026-12-26T10:30:00.000Z', timeZone: 'Europe/Berlin' };
const remind = (isCandidate: boolean, isSoon: boolean) =>
  meetingReminder({
    revision: aMeetingRevision(),
    reader: isCandidate ? meeting.candidate : arjun,
    isCandidate,
    isSoon,
    page: { label: 'Asha', url: 'https://slotwise.example/' },
  });

/** Every mail, in all of its variants. */
const drawAll = (): MailText[] => [
  ...NOTICE_KINDS.map((kind) => bookingNotice({ ...people, kind, comments: 'Asha' })),
  ...NOTICE_KINDS.map((kind) => bookingNotice({ ...people, kind, byName: '', candidateName: '' })),
  ...NUDGE_KINDS.map((kind) => nudge({ ...people, kind, names: ['Arjun', 'Sofia'], until })),
  ...NUDGE_KINDS.map((kind) => nudge({ ...people, kind, names: [], candidateName: '', jobTitle: '' })),
  ...SUBMISSION_NEWS.map((news) => submissionNotice({ ...people, news, reason: 'Asha' })),
  ...ASSOCIATION_NOTICES.map((kind) => associationNotice(anAssociationNotice({ kind, byName: '' }))),
  ...(['NEW', 'UPDATED', 'CANCELLED'] as const).flatMap((change) => [
    candidateMeeting({ ...aMeetingRevision(), change, reason: 'Asha' }),
    panelMeeting({ ...aMeetingRevision(), change, reason: 'Asha' }, arjun, undefined, page),
    panelMeeting({ ...aMeetingRevision(), change }, meeting.recruiter, ['panel']),
  ]),
  candidateMeeting(moved),
  panelMeeting(moved, meeting.recruiter),
  candidateMeeting({ ...aMeetingRevision(), meeting: { ...meeting, place: { mode: 'VIDEO' } } }),
  withdrawnAttendee('panel', aCancelledRevision(), arjun),
  withdrawnAttendee('candidate', aCancelledRevision(), meeting.candidate),
  ...[true, false].flatMap((isCandidate) => [remind(isCandidate, true), remind(isCandidate, false)]),
  ...(['FIRST', 'AGAIN', 'MOVABLE'] as const).map((ask) =>
    pickInvitation({
      ...people,
      ask,
      durationMinutes: 90,
      mode: 'PHONE',
      windowStart: '2026-12-01',
      windowEnd: ask === 'FIRST' ? '2026-12-01' : '2026-12-04',
      expiresAt: '2026-12-03T23:00:00.000Z',
      timeZone: 'Europe/Berlin',
    }),
  ),
  pickCalledOff({ ...people, reason: 'Asha' }),
  keptTime(people),
  keptTime({ ...people, when: undefined }),
  representationQuestion({
    ...people,
    supplierName: 'Globex Staffing',
    clientName: 'Northbridge Talent',
    ownershipDays: 180,
    until: until.at,
  }),
  sharedJob(aSharedJob()),
  ...(['supplier', 'client'] as const).map((as) => vendorInvitation(aVendorInvitation({ as }))),
  ...(['panelist', 'recruiter', 'administrator'] as const).map((as) =>
    accountInvitation({ ...link, company: 'Northbridge Talent', inviterName: 'Ananya Rao', as }),
  ),
  accountNotice('verify', link),
  accountNotice('reset', { ...link, lastsHours: 168 }),
  accountNotice('confirm', link),
  accountNotice('changing', { name: 'Asha Verma', newEmail: 'asha@globex.example', url: link.url }),
  accountNotice('known', { name: '', url: link.url }),
  accountNotice('changed', { name: 'Asha Verma', url: link.url }),
  readZip({ ...people, resumes: 20, unread: 2, isWhole: false }),
  webhookOff({ ...people, host: 'globex.example', description: 'Asha', because: 'Asha' }),
  mailsWait({ readerName: 'Asha', company: 'Northbridge Talent', most: 2000, url: link.url }),
  failingCalendar({ readerName: 'Asha', calendar: '', fault: 'Asha', url: link.url }),
];

/** The values in these mails, and the words used in dates, zones and lists. */
const VALUES = `
Ananya Rao
Ananya
Meera Iyer
Meera
Arjun Menon
Arjun
Sofia Keller
Sofia
Asha Verma
Asha
Ravi Nair
Ravi
Northbridge Talent
Northbridge Systems
Slotwise
Globex Staffing
ravi@globex.example
asha@globex.example
globex.example
Bengaluru
Senior Data Engineer
Technical 2
Bring one data pipeline you have built; no slides.
Focus on streaming.
The position is filled.
Kolkata
Berlin
IST
CET
Tuesday
Thursday
`
  .trim()
  .split('\n')
  .concat(' and ');

test('every word of a mail comes from a catalog', () => {
  const drawn = inPseudoLanguage(drawAll).map(({ subject, text }) => `${subject}\n${text}`);
  const words = drawn.flatMap((text) => untranslatedWords(text.replaceAll(/https:[^\s⟦]+/g, ' '), VALUES));
  expect([...new Set(words)]).toEqual([]);
});

test('shows no placeholder or undefined value in any mail', () => {
  for (const { subject, text } of drawAll()) {
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|Hello none|none will answer/);
  }
});
