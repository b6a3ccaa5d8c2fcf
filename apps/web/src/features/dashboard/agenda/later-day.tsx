import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { Link } from 'react-router';
import { weekdayText } from '#lib/dates/date-text.ts';
import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { ownClock, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import type { AgendaDay } from './agenda.model.ts';
import classes from './later-day.module.css';
import { DASHBOARD } from '../dashboard.texts.ts';

const MOST_ROWS = 4;

/** One of the days after today: its first interviews in the viewer's zone, and how many more there are. */
export function LaterDay({ date, bookings, viewer }: AgendaDay & { viewer: Viewer }) {
  const left = bookings.length - MOST_ROWS;
  return (
    <li className="inset small tabular divided">
      <p className="caption">
        {weekdayText(date)} {printWallTime(date)}
      </p>
      <ul>
        {bookings.slice(0, MOST_ROWS).map((booking) => (
          <Row key={booking.bookingId} booking={booking} viewer={viewer} />
        ))}
        {left > 0 && <li className="caption block">{DASHBOARD.more({ count: left })}</li>}
      </ul>
    </li>
  );
}

function Row({ booking, viewer }: { booking: BookingSummary; viewer: Viewer }) {
  const { meetingInfo, candidateDetails, roundName, bookingId } = booking;
  const note = [roundName, ownClock(meetingInfo, viewer)].filter(Boolean).join(' · ');
  return (
    <li className={classes.row}>
      <b>{printClock(wallTimeAt(Date.parse(meetingInfo.startTime), viewer.timeZone))}</b>
      <span className={classes.what}>
        <Link to={paths.viewMeeting(bookingId)}>{candidateDetails.candidateName}</Link>
        {note && <span className="caption block">{note}</span>}
      </span>
    </li>
  );
}
