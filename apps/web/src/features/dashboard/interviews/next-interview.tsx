import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { countdown } from '#lib/dates/date-text.ts';
import { paths } from '#navigation/paths.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { JoinButton } from '#features/bookings/join-button.tsx';
import { bothClocks, isSoon, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import classes from './next-interview.module.css';
import { OwnAnswer } from './own-answer.tsx';
import { DASHBOARD } from '../dashboard.texts.ts';

type Props = { booking: BookingSummary; viewer: Viewer };

/** The next interview: when it is, also in the panelist's own zone, and the link to join. */
export function NextInterview({ booking, viewer }: Props) {
  const { meetingInfo, candidateDetails, roundName, jobTitle, bookingId } = booking;
  const start = Date.parse(meetingInfo.startTime);
  const end = Date.parse(meetingInfo.endTime);
  const clocks = bothClocks(meetingInfo, viewer);
  return (
    <section className="card clipped" aria-label={DASHBOARD.nextInterview()}>
      <div className="flow gap-md rows-2xs apart inset small strong tabular slot">
        <div>
          <p>{DASHBOARD.next({ time: clocks.meeting })}</p>
          {clocks.viewer && <p>{DASHBOARD.yourTime({ time: clocks.viewer })}</p>}
        </div>
        <p>{countdown(start, end, viewer.now)}</p>
      </div>
      <div className="p-md">
        <div className="row gap-sm">
          <Avatar name={candidateDetails.candidateName} size={44} />
          <div>
            <h2 className="large bold breaks">{candidateDetails.candidateName}</h2>
            <p className="small dimmed">
              {[roundName, jobTitle].filter(Boolean).join(', ') || DASHBOARD.noJob()}
            </p>
          </div>
        </div>
        <div className={classes.acts}>
          <JoinButton
            meeting={meetingInfo}
            candidateName={candidateDetails.candidateName}
            variant={isSoon(meetingInfo.startTime, viewer.now) ? 'filled' : 'light'}
            h={44}
          />
          <Button component={Link} to={paths.viewMeeting(bookingId, { tab: 'kit' })} variant="default" h={44}>
            {DASHBOARD.kit()}
          </Button>
        </div>
      </div>
      <OwnAnswer booking={booking} />
    </section>
  );
}
