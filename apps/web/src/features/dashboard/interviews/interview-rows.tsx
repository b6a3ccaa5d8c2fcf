import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { dayAndMonth, shortWeekday } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/page/card.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { ownClock, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import classes from './interview-rows.module.css';
import { OwnAnswer } from './own-answer.tsx';

type Props = {
  title: string;
  bookings: BookingSummary[];
  viewer: Viewer;
  /** Of those ahead, which still take an answer. */
  asksAnswer?: boolean;
};

/** Interviews as rows that are links as a whole, made for a thumb. */
export function InterviewRows({ title, bookings, viewer, asksAnswer = false }: Props) {
  return (
    <Card title={title}>
      <ul className={classes.rows}>
        {bookings.map((booking) => (
          <li key={booking.bookingId}>
            <Row booking={booking} viewer={viewer} />
            {asksAnswer && <OwnAnswer booking={booking} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ booking, viewer }: { booking: BookingSummary; viewer: Viewer }) {
  const { meetingInfo, candidateDetails, roundName, bookingStatus, bookingId } = booking;
  const wall = wallTimeAt(Date.parse(meetingInfo.startTime), viewer.timeZone);
  const own = ownClock(meetingInfo, viewer);
  return (
    <Link to={paths.viewMeeting(bookingId)} className={classes.row}>
      <span className={classes.day} aria-hidden>
        <span className={classes.weekday}>{shortWeekday(wall)}</span>
        <b>{dayAndMonth(wall)}</b>
      </span>
      <span className={classes.what}>
        <span className={classes.name}>{candidateDetails.candidateName}</span>
        <span className={classes.time}>
          {printWallTime(wall)}
          {own && ` · ${own}`}
        </span>
        <span className={classes.round}>
          {roundName}
          {bookingStatus !== 'SCHEDULED' && <StatusBadge status={bookingStatus} />}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className={classes.chevron} />
    </Link>
  );
}
