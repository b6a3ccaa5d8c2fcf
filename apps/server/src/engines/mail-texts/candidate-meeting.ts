import { CHANGES, MEETING } from './catalog/meeting.texts.ts';
import type { Meeting, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { Block, Inline, MailText } from './layout/mail-content.ts';
import {
  facts,
  jobValues,
  meetingButton,
  meetingFoot,
  paragraph,
  placeFacts,
  toRecruiter,
  words,
} from './layout/meeting-parts.ts';
import { ownTime } from './layout/reader-time.ts';
import { firstName, listNames, plainName } from './layout/safe-text.ts';
import { whenBlock } from './layout/when-block.ts';

/**
 * The candidate's mail about one revision: invited, changed, moved or cancelled. It names the people they will meet,
 * without their addresses or anything internal.
 */
export function candidateMeeting(revision: MeetingRevision): MailText {
  const { meeting, change } = revision;
  return drawMail({
    subject: buildSubject(revision),
    from: plainName(meeting.company),
    readerName: meeting.candidate.name,
    title: MEETING.title({ change, interview: MEETING.yours(jobValues(meeting)) }),
    blocks: [
      whenBlock(revision, meeting.candidate),
      ...(change === 'CANCELLED' ? [] : wayIn(meeting)),
      ...words(MEETING.comment({ change }), revision.reason),
      ...(change === 'CANCELLED' ? [] : whatAwaits(meeting)),
      { kind: 'change', content: changeLine(revision) },
    ],
    why: meetingFoot(revision),
  });
}

function buildSubject({ meeting, change }: MeetingRevision): string {
  const about = plainName(meeting.jobTitle ?? '') || plainName(meeting.company);
  return MEETING.subject({ change, time: ownTime(meeting, meeting.candidate), about });
}

/** A button for a video meeting, else the phone number or venue. */
function wayIn({ place, recruiter }: Meeting): Block[] {
  if (place.mode !== 'VIDEO') return facts(placeFacts(place));
  if (place.link) return meetingButton(MEETING.openLink(), place.link);
  return [paragraph(MEETING.linkComes({ sender: firstName(recruiter.name) || 'none' }))];
}

/** Who the candidate meets, and what to know before. */
export function whatAwaits({ panel, instructions }: Meeting): Block[] {
  const names = listNames(panel.map((panelist) => panelist.name)).replace(/\.$/, '');
  return [
    ...(names ? [paragraph(MEETING.talkWith({ names }))] : []),
    ...words(MEETING.goodToKnow(), instructions),
  ];
}

function changeLine({ meeting, change }: MeetingRevision): Inline[] {
  const recruiter = toRecruiter(meeting.recruiter);
  if (change === 'CANCELLED') return [CHANGES.questions(recruiter)];
  if (!meeting.candidateUrl) return [CHANGES.notSuiting(recruiter)];
  const link = { label: CHANGES.findAnother(), url: meeting.candidateUrl };
  return [CHANGES.notSuitingStart(), link, CHANGES.orReply(recruiter)];
}
