import { CHANGES, WITHDRAWN } from './catalog/meeting.texts.ts';
import type { Attendee, Audience, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { drawMail } from './layout/draw-mail.ts';
import type { MailText } from './layout/mail-content.ts';
import { jobValues, meetingFoot, toRecruiter } from './layout/meeting-parts.ts';
import { nameMeeting } from './panel-meeting.ts';
import { plainName } from './layout/safe-text.ts';
import { ownTime } from './layout/reader-time.ts';
import { whenBlock } from './layout/when-block.ts';

/** Tells someone that they were taken off an interview that goes on, with the time they knew. */
export function withdrawnAttendee(audience: Audience, revision: MeetingRevision, reader: Attendee): MailText {
  const meeting = { ...revision.meeting, ...revision.before };
  const own = audience === 'candidate';
  const about = own ? plainName(meeting.jobTitle ?? '') || plainName(meeting.company) : nameMeeting(meeting);
  return drawMail({
    subject: WITHDRAWN.subject({ time: ownTime(meeting, reader), about }),
    from: plainName(meeting.company),
    readerName: reader.name,
    title: own
      ? WITHDRAWN.own(jobValues(meeting))
      : WITHDRAWN.theirs({ candidate: plainName(meeting.candidate.name) }),
    about: ownTime(meeting, reader),
    blocks: [
      whenBlock({ ...revision, meeting, change: 'CANCELLED' }, reader),
      { kind: 'change', content: [CHANGES.questions(toRecruiter(meeting.recruiter))] },
    ],
    why: meetingFoot({ ...revision, change: 'CANCELLED' }),
  });
}
