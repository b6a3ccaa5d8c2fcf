import { noShowText } from '@slotwise/contract/words';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { changeReasonWords } from '#features/bookings/history/change-words.model.ts';
import { actorWords } from '#features/bookings/history/step-words.model.ts';
import classes from './ending-note.module.css';
import { MEETING } from './meeting.texts.ts';

type Props = { booking: ViewedBooking; timeZone: string };

/** Why a meeting will not take place, or who did not show up, above everything else. */
export function EndingNote({ booking, timeZone }: Props) {
  const ending = getEnding(booking);
  if (!ending) return null;
  const step = booking.workFlow.findLast(({ toStatus, fromStatus }) => {
    return toStatus === booking.bookingStatus && fromStatus !== toStatus;
  });
  const who = step && `${actorWords(step)}, ${printWallTime(wallTimeAt(Date.parse(step.at), timeZone))}`;
  return (
    <section className={classes.note} data-status={booking.bookingStatus} aria-label={MEETING.ending()}>
      <p className="bold">{ending.title}</p>
      {ending.text && <p className="small written">{ending.text}</p>}
      {who && <p className="fine tabular">{who}</p>}
    </section>
  );
}

function getEnding(booking: ViewedBooking): { title: string; text: string } | null {
  if (booking.bookingStatus === 'CANCELLED') return toCancellation(booking);
  if (booking.bookingStatus === 'NO_SHOW') return describeNoShow(booking);
  return booking.bookingStatus === 'WITHDRAWN' ? { title: MEETING.withdrawn(), text: '' } : null;
}

function toCancellation({ cancelReason }: ViewedBooking) {
  if (!cancelReason) return { title: MEETING.cancelled(), text: '' };
  return {
    title: MEETING.cancelledBecause({ reason: changeReasonWords()[cancelReason.code] }),
    text: cancelReason.text,
  };
}

function describeNoShow({ noShowBy, candidateDetails, workFlow }: ViewedBooking) {
  const text = workFlow.findLast(({ action }) => action === 'NO_SHOW')?.comments ?? '';
  return { title: noShowBy ? noShowText(noShowBy, candidateDetails.candidateName) : MEETING.noShow(), text };
}
