import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { countdown, nearDay } from '#lib/date-text.ts';
import { printClock } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { JoinButton } from '../join-button.tsx';
import type { Viewer } from '../meeting-clock.model.ts';
import classes from './next-interview.module.css';

/** The interview that comes first, with when it is on the panelist's own clock and the way in. */
export function NextInterview({ booking, viewer }: { booking: BookingSummary; viewer: Viewer }) {
  const { meetingInfo, candidateDetails, roundName, jobTitle, bookingId } = booking;
  const start = Date.parse(meetingInfo.startTime);
  const end = Date.parse(meetingInfo.endTime);
  const wall = wallTimeAt(start, viewer.timeZone);
  const hours = `${printClock(wall)}–${printClock(wallTimeAt(end, viewer.timeZone))}`;
  return (
    <section className={classes.next} aria-label="Next interview">
      <p className={classes.when}>
        <span>
          Next: {nearDay(wall, viewer.now, viewer.timeZone)} {hours}
        </span>
        <span>{countdown(start, end, viewer.now)}</span>
      </p>
      <div className={classes.body}>
        <div className={classes.who}>
          <Avatar name={candidateDetails.candidateName} size={44} />
          <div>
            <h2 className={classes.name}>{candidateDetails.candidateName}</h2>
            <p className={classes.what}>
              {[roundName, jobTitle].filter(Boolean).join(', ') || 'Job not stated'}
            </p>
          </div>
        </div>
        <div className={classes.acts}>
          <JoinButton meeting={meetingInfo} candidateName={candidateDetails.candidateName} h={44} />
          <Button component={Link} to={paths.viewMeeting(bookingId)} variant="default" h={44}>
            All about it
          </Button>
        </div>
      </div>
    </section>
  );
}
