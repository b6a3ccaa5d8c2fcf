import type { Meeting, MeetingRevision, Person } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import { forJob, meetingButton, paragraph, placeFacts, SENT_WITH, words } from './layout/meeting-parts.ts';
import { nameMeeting } from './panel-meeting.ts';
import { ownTime } from './layout/reader-time.ts';
import { firstName, greet, listNames, plainName } from './layout/safe-text.ts';
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
  const what = isCandidate
    ? `Your interview${forJob(meeting)}`
    : `The interview with ${plainName(meeting.candidate.name) || 'the candidate'}${forJob(meeting)}`;
  const sender = [meeting.recruiter.name, meeting.company].map(plainName).filter(Boolean).join(', ');
  return drawMail({
    subject: buildSubject(reminder),
    from: plainName(meeting.company),
    greeting: greet(reader.name),
    title: isSoon ? `${what} starts soon` : `${what} is coming up`,
    blocks: [
      whenBlock(revision, reader),
      ...wayIn(meeting),
      ...(isCandidate ? forCandidate(meeting) : forPanel(meeting)),
      { kind: 'change', content: lastLine(reminder) },
    ],
    foot: [`${sender}.`, SENT_WITH],
  });
}

function buildSubject({ revision: { meeting }, reader, isCandidate, isSoon }: MeetingReminder): string {
  const about = isCandidate
    ? plainName(meeting.jobTitle ?? '') || plainName(meeting.company)
    : nameMeeting(meeting);
  return `${isSoon ? 'Soon' : 'Reminder'}: interview on ${ownTime(meeting, reader)}: ${about}`;
}

function wayIn({ place }: Meeting): Block[] {
  if (place.mode === 'VIDEO') return meetingButton('Join the interview', place.link);
  const facts = placeFacts(place);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

function forCandidate({ panel, instructions }: Meeting): Block[] {
  const names = listNames(panel.map(({ name }) => name));
  return [
    ...(names ? [paragraph(`You will talk with ${names}${names.endsWith('.') ? '' : '.'}`)] : []),
    ...words('Good to know', instructions),
  ];
}

function forPanel({ panel, instructions }: Meeting): Block[] {
  const people = [...new Map(panel.map((person) => [person.email.toLowerCase(), person])).values()];
  const interviewers = listNames(
    people.map(({ name, required }) => (required ? name : `${name} (optional)`)),
  );
  return [
    ...(interviewers
      ? [{ kind: 'facts' as const, facts: [{ label: 'Interviewers', content: [interviewers] }] }]
      : []),
    ...words('Instructions for the candidate', instructions),
  ];
}

function lastLine({ revision: { meeting }, reader, isCandidate, page }: MeetingReminder): Inline[] {
  const { recruiter } = meeting;
  if (reader.email.toLowerCase() === recruiter.email.toLowerCase()) return [page];
  const name = firstName(recruiter.name) || (isCandidate ? 'the recruiter' : 'The recruiter');
  return isCandidate
    ? ['Something in the way? ', page, `, or reply to this mail and ${name} answers.`]
    : [page, `. Can’t make it? Reply to this mail and ${name} finds someone else.`];
}
