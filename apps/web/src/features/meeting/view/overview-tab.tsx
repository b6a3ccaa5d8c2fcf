import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/page/card.tsx';
import { OwnAnswerCard } from '#features/bookings/answers/own-answer-card.tsx';
import { ProposalsCard } from '#features/bookings/answers/proposals-card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { roundText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { DecisionCard } from '../decisions/decision-card.tsx';
import { WhoDecides } from '../decisions/who-decides.tsx';
import { EndingNote } from './ending-note.tsx';
import { FactList, type Fact } from '#ui/lists/fact-list.tsx';
import { OwedCard } from '#features/scorecards/owed-card.tsx';
import { MovedTimeNote } from '#features/bookings/moved-times/moved-time-note.tsx';
import { ChoosingCard } from '#features/self-scheduling/choosing-card.tsx';
import { SubmissionCard } from '#features/submissions/submission-card.tsx';
import { JobCard } from '../kit/job-card.tsx';
import { getPlace } from '../kit/place.model.ts';
import { MEETING } from './meeting.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** The meeting in short: how it ended if it did, what was decided, where it is, and what the candidate was sent. */
export function OverviewTab({ booking, viewer }: Props) {
  return (
    <div className="stack gap-ml slim">
      <EndingNote booking={booking} timeZone={viewer.timeZone} />
      <MovedTimeNote booking={booking} />
      <ChoosingCard booking={booking} viewer={viewer} />
      <OwnAnswerCard booking={booking} />
      <ProposalsCard booking={booking} />
      <SubmissionCard booking={booking} viewer={viewer} />
      <WhoDecides booking={booking} />
      <DecisionCard decisions={booking.decisions} timeZone={viewer.timeZone} />
      <OwedCard booking={booking} viewer={viewer} />
      <Card title={MEETING.job()}>
        <FactList facts={toFacts(booking)} />
      </Card>
      <JobCard job={booking.job} link={<JobLink booking={booking} />} />
      <Card title={MEETING.notes()} padded>
        <p className="small written">
          {booking.meetingInfo.instructions || <em className="dimmed">{MEETING.noNotes()}</em>}
        </p>
      </Card>
    </div>
  );
}

/** Only those who may read the organization's jobs can open one; a supplier's meeting is for someone else's job. */
function JobLink({ booking: { jdId, vendorId } }: Pick<Props, 'booking'>) {
  const mayRead = usePermission('jd_page');
  const isOwn = useSelector(selectUser).vendorId === vendorId;
  if (!jdId || !mayRead || !isOwn) return null;
  return (
    <Anchor component={Link} to={paths.jobDescriptions({ job: jdId })} inherit>
      {MEETING.openJob()}
    </Anchor>
  );
}

function toFacts({ meetingInfo, jobTitle, roundName, roundNumber, ...booking }: ViewedBooking): Fact[] {
  const place = getPlace(meetingInfo);
  const link = meetingInfo.mode === 'VIDEO' ? meetingInfo.meetingLink : '';
  const linked: ReactNode = link ? (
    <Anchor href={link} fz={13} target="_blank" rel="noopener noreferrer">
      {place.detail}
    </Anchor>
  ) : (
    place.detail
  );
  return [
    ...(meetingInfo.title ? [{ label: MEETING.title(), value: meetingInfo.title }] : []),
    { label: MEETING.jobTitle(), value: jobTitle },
    { label: MEETING.round(), value: roundText({ roundName, roundNumber }) },
    { label: place.kind, value: linked },
    { label: MEETING.candidate(), value: booking.candidateDetails.email },
    { label: MEETING.recruiter(), value: `${booking.recruiterName}, ${booking.recruiterEmail}` },
  ];
}
