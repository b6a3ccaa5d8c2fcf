import { CHANGES, MEETING, REMINDERS } from './catalog/meeting.texts.ts';
import type { Meeting, MeetingRevision, Person } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import { facts, jobValues, meetingButton, placeFacts, toRecruiter, words } from './layout/meeting-parts.ts';
import { whatAwaits } from './candidate-meeting.ts';
import { listInterviewers, nameMeeting, theInterview } from './panel-meeting.ts';
import { ownTime } from './layout/reader-time.ts';
import { joinNames, plainName } from './layout/safe-text.ts';
import { whenBlock } from './layout/when-block.ts';

export type MeetingReminder = {
  /** The meeting's current state; `at` is when the reminder is written. */
  revision: MeetingRevision;
  reader: Person;
  isCandidate: boolean;
  /** True for the last reminder before the start. */
  isSoon: boolean;
  /** The reader's page of the meeting. */
  page: { label: string; url: string };
};

/**
 * Reminds one person of a meeting: the time in their own zone, how to join, and their page. It is not a calendar entry,
 * and says nothing about the time left, since it may be read late.
 */
export function meetingReminder(reminder: MeetingReminder): MailText {
  const { revision, reader, isCandidate, isSoon } = reminder;
  const { meeting } = revision;
  const interview = isCandidate ? MEETING.yours(jobValues(meeting)) : theInterview(meeting);
  return drawMail({
    subject: buildSubject(reminder),
    from: plainName(meeting.company),
    readerName: reader.name,
    title: REMINDERS.title({ soon: isSoon ? 'yes' : 'no', interview }),
    about: ownTime(meeting, reader),
    blocks: [
      whenBlock(revision, reader),
      ...wayIn(meeting),
      ...(isCandidate ? whatAwaits(meeting) : forPanel(meeting)),
      { kind: 'change', content: lastLine(reminder) },
    ],
    why: `${joinNames(meeting.recruiter.name, meeting.company)}.`,
  });
}

function buildSubject({ revision: { meeting }, reader, isCandidate, isSoon }: MeetingReminder): string {
  const about = isCandidate
    ? plainName(meeting.jobTitle ?? '') || plainName(meeting.company)
    : nameMeeting(meeting);
  return REMINDERS.subject({ soon: isSoon ? 'yes' : 'no', time: ownTime(meeting, reader), about });
}

const wayIn = ({ place }: Meeting): Block[] =>
  place.mode === 'VIDEO' ? meetingButton(REMINDERS.join(), place.link) : facts(placeFacts(place));

const forPanel = (meeting: Meeting): Block[] => [
  ...facts([{ label: MEETING.interviewers(), content: [listInterviewers(meeting)] }]),
  ...words(MEETING.instructions(), meeting.instructions),
];

function lastLine({ revision: { meeting }, reader, isCandidate, page }: MeetingReminder): Inline[] {
  if (reader.email.toLowerCase() === meeting.recruiter.email.toLowerCase()) return [page];
  const recruiter = toRecruiter(meeting.recruiter);
  return isCandidate
    ? [CHANGES.inTheWay(), page, CHANGES.orReply(recruiter)]
    : [page, CHANGES.replyBehind(recruiter)];
}
