import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import { RSVP_WORDS } from '@slotwise/contract/words';
import { useSelector } from 'react-redux';
import { selectUser } from '#state/recruiter.slice.ts';
import { AnswerButtons } from '#features/bookings/answers/answer-buttons.tsx';
import { toAsked, ownSeat } from '#features/bookings/answers/asked.model.ts';
import { DASHBOARD } from '../dashboard.texts.ts';

type Props = { booking: BookingSummary };

/** Whether the reader will come: asked until answered, then shown. */
export function OwnAnswer({ booking }: Props) {
  const { email } = useSelector(selectUser);
  const seat = ownSeat(booking.meetingInfo.participants, email);
  if (!seat || booking.bookingStatus !== 'SCHEDULED') return null;
  if (seat.rsvp !== 'NEEDS_ACTION') {
    return <p className="inset-foot small dimmed">{DASHBOARD.answered({ answer: RSVP_WORDS[seat.rsvp] })}</p>;
  }
  return (
    <div className="inset-foot">
      <AnswerButtons asked={toAsked(booking)} rsvp={seat.rsvp} isLarge />
    </div>
  );
}
