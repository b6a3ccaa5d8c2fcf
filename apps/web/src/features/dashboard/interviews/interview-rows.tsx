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
  /** For upcoming interviews, which still take an answer. */
  asksAnswer?: boolean;
};

/** Interviews as rows that are links as a whole, sized for a thumb. */
export function InterviewRows({ title, bookings, viewer, asksAnswer = false }: Props) {
  return (
    <Card title={title}>
      <ul className="lines">
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
        <span className="caption">{shortWeekday(wall)}</span>
        <b>{dayAndMonth(wall)}</b>
      </span>
      <span className="grid slim">
        <span className="strong breaks tabular">{candidateDetails.candidateName}</span>
        <span className="small tabular">
          {printWallTime(wall)}
          {own && ` · ${own}`}
        </span>
        <span className="row wraps small dimmed">
          {roundName}
          {bookingStatus !== 'SCHEDULED' && <StatusBadge status={bookingStatus} />}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className="dimmed" />
    </Link>
  );
}
