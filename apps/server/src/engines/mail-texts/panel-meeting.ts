import { CHANGES, LAYOUT, MEETING } from './catalog/meeting.texts.ts';
import { panelAttendees } from '../calendar-messages/invite-for.ts';
import type { Attendee, Audience, Meeting, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import {
  facts,
  jobValues,
  meetingButton,
  meetingFoot,
  placeFacts,
  toRecruiter,
  words,
} from './layout/meeting-parts.ts';
import { answerChoices, pageNote, type PanelPage } from './panel-page.ts';
import { ownTime } from './layout/reader-time.ts';
import { joinNames, listNames, plainName } from './layout/safe-text.ts';
import { whenBlock } from './layout/when-block.ts';

/**
 * The mail to a panelist or the recruiter about one revision: invited, changed, moved or cancelled. `audiences` are
 * those the revision is mailed to; `page` is the reader's own if they are on the panel.
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
    readerName: reader.name,
    title: MEETING.title({ change, interview: theInterview(meeting) }),
    about: ownTime(meeting, reader),
    blocks: [
      whenBlock(revision, reader),
      ...answerChoices(page, reader),
      ...wayIn(meeting, page),
      ...words(MEETING.comment({ change }), revision.reason),
      ...(change === 'CANCELLED' ? [] : comingParts(meeting)),
      ...pageNote(page, reader),
      { kind: 'change', content: changeLine(revision, reader, audiences, page) },
    ],
    why: meetingFoot(revision),
  });
}

/** Someone without an account uses the page of their link instead. */
function wayIn({ meetingUrl }: Meeting, page: PanelPage | undefined): Block[] {
  if (!page || page.hasAccount) return meetingButton(MEETING.open(), meetingUrl);
  return meetingButton(MEETING.ownPage(), page.url);
}

/** Candidate and job for a subject: 'Meera Iyer, Senior Data Engineer'. */
export const nameMeeting = ({ candidate, jobTitle }: Meeting): string => joinNames(candidate.name, jobTitle);

function buildSubject({ meeting, change }: MeetingRevision, reader: Attendee): string {
  return MEETING.subject({ change, time: ownTime(meeting, reader), about: nameMeeting(meeting) });
}

/** 'The interview with Meera Iyer for Senior Data Engineer'. */
export function theInterview(meeting: Meeting): string {
  const candidate = plainName(meeting.candidate.name) || LAYOUT.theCandidate();
  return MEETING.theirs({ candidate, ...jobValues(meeting) });
}

/** The interviewers, each named once; optional ones are marked. */
export function listInterviewers({ panel }: Meeting): string {
  const people = [...new Map(panel.map((person) => [person.email.toLowerCase(), person])).values()];
  return listNames(people.map(({ name, required }) => (required ? name : MEETING.optional({ name }))));
}

const comingParts = (meeting: Meeting): Block[] => [
  ...facts([
    { label: LAYOUT.candidate(), content: [plainName(meeting.candidate.name)] },
    { label: MEETING.interviewers(), content: [listInterviewers(meeting)] },
    { label: MEETING.recruiter(), content: [plainName(meeting.recruiter.name)] },
    ...placeFacts(meeting.place),
  ]),
  ...words(MEETING.instructions(), meeting.instructions),
  ...words(MEETING.notes(), meeting.internalNotes),
];

function changeLine(
  { meeting, change }: MeetingRevision,
  reader: Attendee,
  audiences: Audience[],
  page: PanelPage | undefined,
): Inline[] {
  if (reader.email.toLowerCase() === meeting.recruiter.email.toLowerCase()) {
    const others = panelAttendees(meeting).length - 1;
    return [
      audiences.includes('candidate') ? CHANGES.othersKnow({ others }) : CHANGES.panelKnows({ others }),
    ];
  }
  const recruiter = toRecruiter(meeting.recruiter);
  if (change === 'CANCELLED') return [CHANGES.questions(recruiter)];
  return [page?.takesAnswer ? CHANGES.decline(recruiter) : CHANGES.reply(recruiter)];
}
