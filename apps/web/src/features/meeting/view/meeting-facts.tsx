import type { SelfSchedule } from '@slotwise/contract/booking-parts/terms.schema';
import { countdown, spanText, untilText, weekdayText } from '#lib/dates/date-text.ts';
import { zoneCity, zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { hasTime } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { isCalledOff, isOver } from '#features/bookings/over.model.ts';
import classes from './meeting-head.module.css';
import { getPlace } from '../kit/place.model.ts';
import { MEETING } from './meeting.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

type Fact = { label: string; value: string; note: string; struck?: boolean };

/** The meeting's own time, the viewer's if their clock differs, the place, and who owes the next step. */
export function MeetingFacts({ booking, viewer }: Props) {
  const place = getPlace(booking.meetingInfo);
  const facts: Fact[] = [
    ...toTimes(booking, viewer),
    { label: MEETING.where(), value: place.kind, note: place.detail },
    getOwner(booking, viewer.now),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, note, struck }) => (
        <div key={label} className={classes.fact}>
          <dt className="caption">{label}</dt>
          <dd className="small strong">{struck ? <s>{value}</s> : value}</dd>
          <dd className="caption">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The candidate's deadline for choosing, in the reader's zone. */
function listAwaited({ expiresAt }: SelfSchedule, viewer: Viewer): Fact {
  const until = Date.parse(expiresAt);
  if (until <= viewer.now)
    return { label: MEETING.when(), value: MEETING.notInTime(), note: MEETING.linkOver() };
  const note = MEETING.choosing({ until: untilText(wallTimeAt(until, viewer.timeZone)) });
  return { label: MEETING.when(), value: MEETING.notChosen(), note };
}

function toTimes({ meetingInfo, bookingStatus, selfSchedule }: ViewedBooking, viewer: Viewer): Fact[] {
  if (bookingStatus === 'AWAITING_CANDIDATE' && selfSchedule) return [listAwaited(selfSchedule, viewer)];
  if (!hasTime(meetingInfo)) {
    return [
      {
        label: MEETING.when(),
        value: MEETING.notSet(),
        note: zoneCity(meetingInfo.timeZone) || MEETING.noTime(),
      },
    ];
  }
  const [start, end] = [Date.parse(meetingInfo.startInstant), Date.parse(meetingInfo.endInstant)];
  const [wall, endWall] = [wallTimeAt(start, viewer.timeZone), wallTimeAt(end, viewer.timeZone)];
  const struck = isCalledOff(bookingStatus);
  const zone = zoneLabel(meetingInfo.timeZone, start);
  const own = `${weekdayText(wall)} ${spanText(wall, endWall)}`;
  const state = struck ? MEETING.calledOff() : countdown(start, end, viewer.now);
  if (wall === meetingInfo.startLocal && endWall === meetingInfo.endLocal)
    return [{ label: MEETING.when(), value: own, note: `${zone} · ${state}`, struck }];
  return [
    {
      label: MEETING.when(),
      value: spanText(meetingInfo.startLocal, meetingInfo.endLocal),
      note: zone,
      struck,
    },
    {
      label: MEETING.forYou({ city: zoneCity(viewer.timeZone) }),
      value: own,
      note: state,
      struck,
    },
  ];
}

function getOwner(booking: ViewedBooking, now: number): Fact {
  const { assigneeName, assignee, recruiterName, bookingStatus } = booking;
  if (isOver(bookingStatus)) {
    return { label: MEETING.recruiter(), value: recruiterName, note: MEETING.noStep() };
  }
  const owner = assigneeName ?? assignee;
  const step = waitsForCandidate(booking, now) ? MEETING.waiting() : MEETING.hasStep();
  return {
    label: MEETING.owner(),
    value: owner ?? recruiterName,
    note: owner && owner !== recruiterName ? MEETING.scheduledBy({ recruiterName }) : step,
  };
}

/** Whether the next step is the candidate's: to choose a time, if they still can and have not proposed others. */
const waitsForCandidate = ({ bookingStatus, selfSchedule, proposals }: ViewedBooking, now: number): boolean =>
  bookingStatus === 'AWAITING_CANDIDATE' &&
  proposals.length === 0 &&
  Date.parse(selfSchedule?.expiresAt ?? '') > now;
