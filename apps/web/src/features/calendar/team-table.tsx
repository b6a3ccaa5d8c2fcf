import type { TeamLane } from '@slotwise/contract/availability/team-week.schema';
import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { shortDay } from '#lib/dates/date-text.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import type { GridDay } from '#ui/availability-grid/grid-times.ts';
import { MeetingChip } from './meeting-chip.tsx';
import { toCell, type TeamCell } from './team-cell.model.ts';
import classes from './team-table.module.css';
import { CALENDAR } from './calendar.texts.ts';

type Props = {
  lanes: TeamLane[];
  meetings: CalendarMeeting[];
  days: GridDay[];
  today: string;
  timeZone: string;
};

/** '3 of 6 meetings this week' */
const toLoad = ({ thisWeek, maxPerWeek }: TeamLane) =>
  maxPerWeek === null
    ? CALENDAR.meetings({ count: thisWeek })
    : CALENDAR.load({ thisWeek, most: maxPerWeek });

/** When each panelist interviews, is busy and is off on these days. */
export function TeamTable({ lanes, meetings, days, today, timeZone }: Props) {
  return (
    <table className={classes.table} aria-label={CALENDAR.teamWeek()}>
      <thead>
        <tr>
          <th scope="col">{CALENDAR.panelist()}</th>
          {days.map(({ date }) => (
            <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
              {shortDay(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => (
          <tr key={lane.panelistId}>
            <th scope="row">
              <span className="row on-top strong breaks">
                <Avatar name={lane.name} />
                <span>
                  {lane.name}
                  <span className="caption light block">
                    {toLoad(lane)}
                    {lane.timeZone !== timeZone && ` · ${zoneCity(lane.timeZone)}`}
                  </span>
                </span>
              </span>
            </th>
            {days.map((day) => (
              <Cell key={day.date} cell={toCell(lane, meetings, day, timeZone)} timeZone={timeZone} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell: { off, title, hours, entries }, timeZone }: { cell: TeamCell; timeZone: string }) {
  return (
    <td data-off={off !== null || undefined}>
      <div className={classes.entries}>
        {off !== null && <span title={title}>{off}</span>}
        {hours && <span className="caption light block">{hours}</span>}
        {entries.map((entry) =>
          entry.kind === 'meeting' ? (
            <MeetingChip key={entry.meeting.bookingId} meeting={entry.meeting} timeZone={timeZone} />
          ) : (
            <span key={entry.start} className={classes.busy} title={entry.title}>
              {entry.text}
            </span>
          ),
        )}
      </div>
    </td>
  );
}
