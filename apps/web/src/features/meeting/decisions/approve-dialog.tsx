import {
  faultsOfDraft,
  toInput,
  owesScorecard,
  ownFeedback,
} from '@slotwise/contract/booking-parts/feedback.rules';
import { isFailure } from '@slotwise/contract/failures';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ActDialog } from '#features/bookings/acts/act-dialog.tsx';
import { readBookingNow } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { submitFeedback } from '#features/scorecards/scorecards.actions.ts';
import { jobText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { useBookingAct } from '#features/bookings/acts/use-booking-act.ts';
import { approveBooking } from './decisions.actions.ts';
import { toCard } from './short-card.model.ts';
import { ShortCard } from './short-card.tsx';
import { DECISIONS } from './decisions.texts.ts';

type Props = { booking: ViewedBooking; onClose: () => void };

/** Selects a candidate; a panelist whose scorecard is missing can submit it in the same place. */
export function ApproveDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [comments, setComments] = useState('');
  const [card, setCard] = useState(() => toCard(booking));
  const [sends, setSends] = useState(() => ownFeedback(booking) !== undefined);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { candidateName } = booking.candidateDetails;
  const turnsRound = booking.bookingStatus === 'REJECTED';
  const asksForCard = owesScorecard(booking);
  const sendsCard = (on: ViewedBooking) => owesScorecard(on) && sends;

  const act = useBookingAct(
    booking,
    async (on) => {
      if (!sendsCard(on)) return dispatch(approveBooking(on, comments.trim()));
      const sent = await dispatch(submitFeedback(on, toInput(card, on.scorecard), 'SUBMITTED'));
      if (isFailure(sent)) return sent;
      // Submitting the scorecard may have given the booking a new version.
      const read = await dispatch(readBookingNow(on.bookingId));
      return isFailure(read) ? read : dispatch(approveBooking(toViewedBooking(read.data), comments.trim()));
    },
    onClose,
  );
  const isComplete = () => {
    const found = {
      ...(turnsRound && !comments.trim() && { comments: DECISIONS.whyNotRejected() }),
      ...(sendsCard(booking) && faultsOfDraft(card, booking.scorecard)),
    };
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  const job = jobText(booking);
  return (
    <ActDialog
      title={DECISIONS.askSelect({ name: candidateName })}
      keep={DECISIONS.notYet()}
      confirm={DECISIONS.select()}
      size={asksForCard ? 560 : 480}
      act={act}
      candidateName={candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>
        {job && `${job}. `}
        {DECISIONS.next({ recruiter: booking.recruiterName })}
      </p>
      {asksForCard && (
        <ShortCard
          card={card}
          mustHaves={booking.scorecard.filter(({ mustHave }) => mustHave).map(({ name }) => name)}
          sends={sends}
          errors={errors}
          onChange={(changed) => {
            setCard(changed);
            setSends(true);
          }}
          onSends={setSends}
        />
      )}
      <Textarea
        data-autofocus={!asksForCard || undefined}
        label={DECISIONS.note()}
        required={turnsRound}
        minRows={2}
        maxLength={4000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
        error={errors['comments']}
      />
    </ActDialog>
  );
}
