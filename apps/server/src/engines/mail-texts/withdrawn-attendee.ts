import type { Attendee, Audience, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { forJob, meetingFoot } from './layout/meeting-parts.ts';
import { nameMeeting } from './panel-meeting.ts';
import { firstName, greet, plainName } from './layout/safe-text.ts';
import { ownTime } from './layout/reader-time.ts';
import { whenBlock } from './layout/when-block.ts';

/** The mail of somebody taken off an interview that goes on without them, with the time they knew. */
export function withdrawnAttendee(audience: Audience, revision: MeetingRevision, reader: Attendee): MailText {
  const meeting = { ...revision.meeting, ...revision.before };
  const own = audience === 'candidate';
  const about = own ? plainName(meeting.jobTitle ?? '') || plainName(meeting.company) : nameMeeting(meeting);
  const interview = own
    ? `the interview${forJob(meeting)}`
    : `the interview with ${plainName(meeting.candidate.name)}`;
  return drawMail({
    subject: `Cancelled for you: interview on ${ownTime(meeting, reader)}: ${about}`,
    from: plainName(meeting.company),
    greeting: greet(reader.name),
    title: `You are no longer part of ${interview}`,
    blocks: [
      whenBlock({ ...revision, meeting, change: 'CANCELLED' }, reader),
      {
        kind: 'change',
        content: [
          `Questions? Reply to this mail and ${firstName(meeting.recruiter.name) || 'the recruiter'} answers.`,
        ],
      },
    ],
    foot: meetingFoot({ ...revision, change: 'CANCELLED' }),
  });
}
