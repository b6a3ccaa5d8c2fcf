import type { Meeting, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import {
  forJob,
  meetingButton,
  meetingFoot,
  paragraph,
  placeFacts,
  SUBJECT_STARTS,
  buildTitle,
  words,
} from './layout/meeting-parts.ts';
import { ownTime } from './layout/reader-time.ts';
import { firstName, greet, listNames, plainName } from './layout/safe-text.ts';
import { whenBlock } from './layout/when-block.ts';

/**
 * The candidate's mail about one revision: invited, changed, moved or cancelled. It names the
 * people they will meet, but no address of theirs and nothing internal.
 */
export function candidateMeeting(revision: MeetingRevision): MailText {
  const { meeting, change } = revision;
  return drawMail({
    subject: buildSubject(revision),
    from: plainName(meeting.company),
    greeting: greet(meeting.candidate.name),
    title: buildTitle(`Your interview${forJob(meeting)}`, change),
    blocks: [
      whenBlock(revision, meeting.candidate),
      ...(change === 'CANCELLED' ? [] : wayIn(meeting)),
      ...words(change === 'UPDATED' ? 'What changed' : 'Why', revision.reason),
      ...(change === 'CANCELLED' ? [] : whatAwaits(meeting)),
      { kind: 'change', content: changeLine(revision) },
    ],
    foot: meetingFoot(revision),
  });
}

function buildSubject({ meeting, change }: MeetingRevision): string {
  const about = plainName(meeting.jobTitle ?? '') || plainName(meeting.company);
  return `${SUBJECT_STARTS[change]} ${ownTime(meeting, meeting.candidate)}: ${about}`;
}

/** A button for a video meeting, else the phone or the venue. */
function wayIn({ place, recruiter }: Meeting): Block[] {
  if (place.mode === 'VIDEO') {
    const sender = firstName(recruiter.name) || 'The recruiter';
    if (!place.link) return [paragraph(`${sender} sends you the meeting link before the interview.`)];
    return meetingButton('Open the meeting link', place.link);
  }
  const facts = placeFacts(place);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
}

function whatAwaits({ panel, instructions }: Meeting): Block[] {
  const names = listNames(panel.map((panelist) => panelist.name));
  return [
    ...(names ? [paragraph(`You will talk with ${names}${names.endsWith('.') ? '' : '.'}`)] : []),
    ...words('Good to know', instructions),
  ];
}

function changeLine({ meeting, change }: MeetingRevision): Inline[] {
  const answers = `reply to this mail and ${firstName(meeting.recruiter.name) || 'the recruiter'} answers.`;
  if (change === 'CANCELLED') return [`Questions? Please ${answers}`];
  if (!meeting.candidateUrl) return [`Doesn’t suit? Please ${answers}`];
  return ['Doesn’t suit? ', { label: 'Find another time', url: meeting.candidateUrl }, `, or ${answers}`];
}
