import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { Answer } from '#state/use-answer.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { AvatarStack } from '#ui/text/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { JoinButton } from '#features/bookings/join-button.tsx';
import { isAhead, ownClock, type Viewer } from '#features/bookings/meeting-clock.model.ts';
import { getAgenda, type AgendaDay } from './agenda.model.ts';
import { LaterDay } from './later-day.tsx';
import classes from './agenda.module.css';
import { DASHBOARD } from '../dashboard.texts.ts';

type Props = { loaded: Answer<{ data: BookingSummary[] }>; today: string; viewer: Viewer };

/** Today with a line at the current time, then the interviews of the next seven days. */
export function Agenda({ loaded, today, viewer }: Props) {
  const { data, failure, reload } = loaded;
  return (
    <Card title={DASHBOARD.today()} aside={zoneLabel(viewer.timeZone, viewer.now)}>
      {failure && <RetryNote title={DASHBOARD.todayNotLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={3} label={DASHBOARD.todayLoading()} />}
      {data && <Days days={getAgenda(data.data, today, viewer.timeZone)} today={today} viewer={viewer} />}
    </Card>
  );
}

function Days({ days, today, viewer }: { days: AgendaDay[]; today: string; viewer: Viewer }) {
  const [first, ...later] = days.filter(({ date }) => date >= today);
  const bookings = first?.bookings ?? [];
  const next = bookings.findIndex(({ meetingInfo }) => Date.parse(meetingInfo.startTime) > viewer.now);
  const split = next === -1 ? bookings.length : next;
  return (
    <>
      <ul className={classes.today} aria-label={DASHBOARD.todaysMeetings()}>
        {bookings.slice(0, split).map((booking) => (
          <Row key={booking.bookingId} booking={booking} viewer={viewer} />
        ))}
        <NowLine viewer={viewer} />
        {bookings.slice(split).map((booking) => (
          <Row key={booking.bookingId} booking={booking} viewer={viewer} />
        ))}
      </ul>
      {bookings.length === 0 && <p className="inset-foot small dimmed">{DASHBOARD.noneToday()}</p>}
      <ul className={classes.later} aria-label={DASHBOARD.nextDays()}>
        {later.map(({ date, bookings: ofDay }) => (
          <LaterDay key={date} date={date} bookings={ofDay} viewer={viewer} />
        ))}
        {later.length === 0 && <li className="inset small dimmed">{DASHBOARD.noneAfter()}</li>}
      </ul>
    </>
  );
}

function NowLine({ viewer }: { viewer: Viewer }) {
  return (
    <li className={classes.now}>
      <VisuallyHidden>{DASHBOARD.now()} </VisuallyHidden>
      <b>{printClock(wallTimeAt(viewer.now, viewer.timeZone))}</b>
      <span className={classes.rule} aria-hidden />
    </li>
  );
}

function Row({ booking, viewer }: { booking: BookingSummary; viewer: Viewer }) {
  const { meetingInfo, candidateDetails, roundName, jobTitle, panelists, bookingId } = booking;
  const clock = (instant: string) => printClock(wallTimeAt(Date.parse(instant), viewer.timeZone));
  const ahead = isAhead(booking, viewer.now);
  const own = ownClock(meetingInfo, viewer);
  return (
    <li className={classes.row} data-over={!ahead || undefined}>
      <span className={classes.clock}>
        <b>{clock(meetingInfo.startTime)}</b>
        <span className="caption">{clock(meetingInfo.endTime)}</span>
      </span>
      <span className={classes.what}>
        <TwoLines
          first={<Link to={paths.viewMeeting(bookingId)}>{candidateDetails.candidateName}</Link>}
          second={[roundName, jobTitle].filter(Boolean).join(' · ')}
        />
        {own && <span className="caption">{own}</span>}
      </span>
      {ahead && meetingInfo.meetingLink && meetingInfo.mode === 'VIDEO' ? (
        <JoinButton
          size="xs"
          variant="light"
          meeting={meetingInfo}
          candidateName={candidateDetails.candidateName}
        />
      ) : (
        panelists.length > 0 && <AvatarStack names={panelists.map(({ name }) => name)} />
      )}
    </li>
  );
}
