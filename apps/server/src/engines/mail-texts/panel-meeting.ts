import { panelAttendees } from '../calendar-messages/invite-for.ts';
import type { Attendee, Audience, Meeting, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import {
  forJob,
  meetingButton,
  meetingFoot,
  placeFacts,
  SUBJECT_STARTS,
  buildTitle,
  words,
} from './layout/meeting-parts.ts';
import { answerChoices, pageNote, type PanelPage } from './panel-page.ts';
import { ownTime } from './layout/reader-time.ts';
import { firstName, greet, listNames, plainName } from './layout/safe-text.ts';
import { whenBlock } from './layout/when-block.ts';

/**
 * The mail of a panelist or of the recruiter about one revision: invited, changed, moved or cancelled. `audiences`
 * are those that the revision is mailed to, `page` is the reader's own where they are on the panel.
 */
export function panelMeeting(
  revision: MeetingRevision,
  reader: Attendee,
  audiences: Audience[] = ['candidate', 'panel'],
  page?: PanelPage,
): MailText {
  const { meeting, change } = revision;
  return drawMail({
    subject: buildSubject(revision, reader),
    from: plainName(meeting.company),
    greeting: greet(reader.name),
    title: buildTitle(theInterview(meeting), change),
    blocks: [
      whenBlock(revision, reader),
      ...answerChoices(page, reader),
      ...wayIn(meeting, page),
      ...words(change === 'UPDATED' ? 'What changed' : 'Why', revision.reason),
      ...(change === 'CANCELLED' ? [] : comingParts(meeting)),
      ...pageNote(page, reader),
      { kind: 'change', content: changeLine(revision, reader, audiences, page) },
    ],
    foot: meetingFoot(revision),
  });
}

/** The person who has no account works on the page of their link instead. */
function wayIn({ meetingUrl }: Meeting, page: PanelPage | undefined): Block[] {
  if (!page || page.hasAccount) return meetingButton('Open the interview in Slotwise', meetingUrl);
  return meetingButton('Your page with the scorecard', page.url);
}

/** Candidate and job as a subject names them: 'Meera Iyer, Senior Data Engineer'. */
export function nameMeeting({ candidate, jobTitle }: Meeting): string {
  return [candidate.name, jobTitle ?? ''].map(plainName).filter(Boolean).join(', ');
}

function buildSubject({ meeting, change }: MeetingRevision, reader: Attendee): string {
  return `${SUBJECT_STARTS[change]} ${ownTime(meeting, reader)}: ${nameMeeting(meeting)}`;
}

/** 'The interview with Meera Iyer for Senior Data Engineer'. */
function theInterview(meeting: Meeting): string {
  return `The interview with ${plainName(meeting.candidate.name) || 'the candidate'}${forJob(meeting)}`;
}

function comingParts(meeting: Meeting): Block[] {
  const people = [...new Map(meeting.panel.map((person) => [person.email.toLowerCase(), person])).values()];
  const names = people.map(({ name, required }) => (required ? name : `${name} (optional)`));
  const facts = [
    { label: 'Candidate', content: [plainName(meeting.candidate.name)] },
    { label: 'Interviewers', content: [listNames(names)] },
    { label: 'Recruiter', content: [plainName(meeting.recruiter.name)] },
    ...placeFacts(meeting.place),
  ];
  return [
    { kind: 'facts', facts: facts.filter(({ content }) => content[0] !== '') },
    ...words('Instructions for the candidate', meeting.instructions),
    ...words('Notes for you, not for the candidate', meeting.internalNotes),
  ];
}

function changeLine(
  { meeting, change }: MeetingRevision,
  reader: Attendee,
  audiences: Audience[],
  page: PanelPage | undefined,
): Inline[] {
  const recruiter = meeting.recruiter;
  if (reader.email.toLowerCase() === recruiter.email.toLowerCase()) {
    const others = panelAttendees(meeting).length - 1;
    if (!audiences.includes('candidate')) {
      const panel = others > 0 ? 'The interviewers have a mail of their own. ' : '';
      return [`${panel}Nothing changes for the candidate, who was not written to.`];
    }
    return [`The candidate${others > 0 ? ' and the interviewers have' : ' has'} a mail of their own.`];
  }
  const name = firstName(recruiter.name) || 'The recruiter';
  if (change === 'CANCELLED') return [`Questions? Reply to this mail and ${name} answers.`];
  const how = page?.takesAnswer ? 'Decline above' : 'Reply to this mail';
  return [`Can’t make it? ${how} and ${name} finds someone else.`];
}
