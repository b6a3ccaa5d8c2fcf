import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { openedCard, type OwnCard } from '#scorecard/card.model.ts';

/** The state of the reader's own scorecard; `now` holds the current one, for saves that started earlier. */
export function useCardState(booking: ViewedBooking) {
  const [card, setCard] = useState(() => openedCard(booking.scorecard, ownFeedback(booking)));
  const now = useRef({ card, booking });
  useInsertionEffect(() => {
    now.current.booking = booking;
  }, [booking]);
  const put = useCallback((changes: Partial<OwnCard>) => {
    now.current.card = { ...now.current.card, ...changes };
    setCard(now.current.card);
  }, []);
  return { card, now, put };
}

export type CardState = ReturnType<typeof useCardState>;
