import { ClockAlert } from 'lucide-react';
import { usePermission } from '#state/use-permission.ts';
import type { ViewedBooking } from '../bookings.slice.ts';
import { useIsSupplier } from '../use-is-supplier.ts';
import { MovedTimeActs } from './moved-time-acts.tsx';
import { movedText } from './moved-words.model.ts';
import classes from './moved-times.module.css';
import { BOOKINGS } from '../bookings.texts.ts';

/** Clocks will not show the agreed time: shown to everyone on the meeting, settled by those who may move it. */
export function MovedTimeNote({ booking }: { booking: ViewedBooking }) {
  const isSupplier = useIsSupplier(booking);
  const isStaff = usePermission('create_meeting') && !isSupplier;
  const maySettle = isStaff && booking.allowedActions.includes('reschedule');
  const { movedTime, meetingInfo, candidateDetails, bookingId, version } = booking;
  if (!movedTime) return null;
  const { startLocal, endLocal, timeZone } = meetingInfo;
  const { candidateName } = candidateDetails;
  const meeting = { bookingId, version, startLocal, endLocal, timeZone, candidateName, movedTime };
  return (
    <section className="flex gap-sm inset-sm rounded-md small waiting" aria-label={BOOKINGS.movedTime()}>
      <ClockAlert className={classes.sign} size={18} aria-hidden />
      <div className={classes.words}>
        <p className="plain bold">{movedText(meeting)}.</p>
        <p>{maySettle ? BOOKINGS.whichIsMeant() : BOOKINGS.recruiterDecides()}</p>
        {maySettle && <MovedTimeActs meeting={meeting} />}
      </div>
    </section>
  );
}
