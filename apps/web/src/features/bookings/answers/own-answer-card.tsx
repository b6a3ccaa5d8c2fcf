import { RSVP_WORDS } from '@slotwise/contract/words';
import { useSelector } from 'react-redux';
import { selectUser } from '#state/recruiter.slice.ts';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { toAsked, ownSeat } from './asked.model.ts';
import { ANSWERS } from './answers.texts.ts';

/** The reader's own answer, if they are on the panel and may still change it. */
export function OwnAnswerCard({ booking }: { booking: ViewedBooking }) {
  const { email } = useSelector(selectUser);
  const seat = ownSeat(booking.meetingInfo.participants, email);
  if (!seat || !booking.allowedActions.includes('answer')) return null;
  return (
    <Card title={ANSWERS.title()} padded>
      <p className="mb-xs">
        {seat.rsvp === 'NEEDS_ACTION'
          ? ANSWERS.willYou()
          : ANSWERS.answered({ answer: RSVP_WORDS[seat.rsvp] })}
      </p>
      <AnswerButtons asked={toAsked(booking)} rsvp={seat.rsvp} />
    </Card>
  );
}
