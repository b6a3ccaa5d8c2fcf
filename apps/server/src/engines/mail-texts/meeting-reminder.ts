import { CHANGES, LAYOUT, MEETING, REMINDERS } from './catalog/meeting.texts.ts';
import type { Meeting, MeetingRevision, Person } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import { jobValues, meetingButton, placeFacts, toRecruiter, words } from './layout/meeting-parts.ts';
import { whatAwaits } from './candidate-meeting.ts';
import { listInterviewers, nameMeeting, theInterview } from './panel-meeting.ts';
import { ownTime } from './layout/reader-time.ts';
import { greet, plainName } from './layout/safe-text.ts';
import { whenBlock } from './layout/when-block.ts';

export type MeetingReminder = {
  /** The meeting as it stands; `at` is when the reminder is written. */
  revision: MeetingRevision;
  reader: Person;
  isCandidate: boolean;
  /** The last word before the start. */
  isSoon: boolean;
  /** The reader's page of the meeting. */
  page: { label: string; url: string };
};

/**
 * The mail that reminds one person of a meeting: when it is on their own clocks, the way in, and their page. It is no
 * calendar entry, and says nothing of how long it still is: it may lie unread.
 */
export function meetingReminder(reminder: MeetingReminder): MailText {
  const { revision, reader, isCandidate, isSoon } = reminder;
  const { meeting } = revision;
  const interview = isCandidate ? MEETING.yours(jobValues(meeting)) : theInterview(meeting);
  const sender = [meeting.recruiter.name, meeting.company].map(plainName).filter(Boolean).join(', ');
  return drawMail({
    subject: buildSubject(reminder),
    from: plainName(meeting.company),
    greeting: greet(reader.name),
    title: REMINDERS.title({ soon: isSoon ? 'yes' : 'no', interview }),
    blocks: [
      whenBlock(revision, reader),
      ...wayIn(meeting),
      ...(isCandidate ? whatAwaits(meeting) : forPanel(meeting)),
      { kind: 'change', content: lastLine(reminder) },
    ],
    foot: [`${sender}.`, LAYOUT.sentWith()],
  });
}

function buildSubject({ revision: { meeting }, reader, isCandidate, isSoon }: MeetingReminder): string {
  const about = isCandidate
    ? plainName(meeting.jobTitle ?? '') || plainName(meeting.company)
    : nameMeeting(meeting);
  return REMINDERS.subject({ soon: isSoon ? 'yes' : 'no', time: ownTime(meeting, reader), about });
}

function wayIn({ place }: Meeting): Block[] {
  if (place.mode === 'VIDEO') return meetingButton(REMINDERS.join(), place.link);
  const facts = placeFacts(place);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

function forPanel(meeting: Meeting): Block[] {
  const interviewers = listInterviewers(meeting);
  const facts = [{ label: MEETING.interviewers(), content: [interviewers] }];
  return [
    ...(interviewers ? [{ kind: 'facts' as const, facts }] : []),
    ...words(MEETING.instructions(), meeting.instructions),
  ];
}

function lastLine({ revision: { meeting }, reader, isCandidate, page }: MeetingReminder): Inline[] {
  if (reader.email.toLowerCase() === meeting.recruiter.email.toLowerCase()) return [page];
  const recruiter = toRecruiter(meeting.recruiter);
  return isCandidate
    ? [CHANGES.inTheWay(), page, CHANGES.orReply(recruiter)]
    : [page, CHANGES.replyBehind(recruiter)];
}
