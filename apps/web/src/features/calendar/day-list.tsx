import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { Link } from 'react-router';
import { dayTitle } from '#lib/dates/date-text.ts';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/page/card.tsx';
import { AvatarStack } from '#ui/text/avatar.tsx';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { clockAt } from './calendar-days.model.ts';
import classes from './day-list.module.css';
import { CALENDAR } from './calendar.texts.ts';

type Props = { date: string; meetings: CalendarMeeting[]; timeZone: string };

/** Every meeting of one day. */
export function DayList({ date, meetings, timeZone }: Props) {
  return (
    <Card title={dayTitle(date)} aside={meetings.length > 0 && CALENDAR.meetings({ count: meetings.length })}>
      {meetings.length === 0 && <p className="p-md small dimmed">{CALENDAR.none()}</p>}
      <ul aria-label={CALENDAR.ofDay({ day: dayTitle(date) })}>
        {meetings.map((meeting) => (
          <Row key={meeting.bookingId} meeting={meeting} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ meeting, timeZone }: { meeting: CalendarMeeting; timeZone: string }) {
  const { bookingId, bookingStatus, startTime, endTime, candidateName, roundName, jobTitle } = meeting;
  const names = meeting.panelists.map(({ name }) => name);
  return (
    <li className={classes.row}>
      <span className={classes.clock}>
        <b>{clockAt(startTime, timeZone)}</b>
        <span>{clockAt(endTime, timeZone)}</span>
      </span>
      <span className={classes.what}>
        <Link to={paths.viewMeeting(bookingId)}>{candidateName}</Link>
        <span className={classes.note}>{[roundName, jobTitle].filter(Boolean).join(' · ')}</span>
        <span className="row apart mt-2xs">
          <StatusBadge status={bookingStatus} />
          {names.length > 0 && <AvatarStack names={names} />}
        </span>
      </span>
    </li>
  );
}
