import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { STATUS_WORDS } from '@slotwise/contract/words';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { clockAt } from './calendar-days.model.ts';
import classes from './meeting-chip.module.css';

type Props = {
  meeting: CalendarMeeting;
  timeZone: string;
  /** Tab skips it, since the same meeting is listed next to the month. */
  isSkipped?: boolean;
};

/** A meeting on one line, in the color of its status: '10:00 Meera Nair'. */
export function MeetingChip({ meeting, timeZone, isSkipped = false }: Props) {
  const { bookingId, bookingStatus, startTime, endTime, candidateName, jobTitle, roundName } = meeting;
  const start = clockAt(startTime, timeZone);
  const span = `${start}–${clockAt(endTime, timeZone)}`;
  const facts = [`${span} ${candidateName}`, roundName, jobTitle, STATUS_WORDS[bookingStatus]];
  return (
    <Link
      className={classes.chip}
      to={paths.viewMeeting(bookingId)}
      style={{
        color: `var(--sw-st-${bookingStatus}-fg)`,
        background: `var(--sw-st-${bookingStatus}-bg)`,
      }}
      title={facts.filter(Boolean).join(' · ')}
      tabIndex={isSkipped ? -1 : undefined}
    >
      <b>{start}</b> {candidateName}
    </Link>
  );
}
