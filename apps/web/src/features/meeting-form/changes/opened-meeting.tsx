import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingAction } from '@slotwise/contract/booking-parts/life.schema';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isFailure } from '@slotwise/contract/failures';
import { STATUS_WORDS } from '@slotwise/contract/words';
import { useAnswer } from '#state/use-answer.ts';
import { useOpened } from '#lib/use-opened.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { ErrorState } from '#ui/notes/error-state.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { readBookingNow } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { NoMeeting } from '#features/bookings/no-meeting.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = {
  bookingId: string;
  /** The window title while the meeting is loading. */
  title: string;
  /** Any one of these actions grants access. */
  needs: BookingAction[];
  children: (booking: ViewedBooking) => ReactNode;
};

/** Reads a meeting for a screen that changes it, and turns away those who cannot do that now. */
export function OpenedMeeting({ bookingId, title, needs, children }: Props) {
  const dispatch = useAppDispatch();
  // The meeting in the store follows each save; the form is based on the one it started with.
  useAnswer(getBooking, { query: { id: bookingId } });
  const { data, failure, reload } = useOpened(bookingId, async () => {
    const response = await dispatch(readBookingNow(bookingId));
    return isFailure(response) ? response : toViewedBooking(response.data);
  });
  if (failure) return <NoMeeting failure={failure} onRetry={reload} />;
  if (!data) {
    return (
      <Card>
        <title>{MEETING_FORM.pageTitle({ title })}</title>
        <SkeletonRows rows={6} label={MEETING_FORM.loading()} />
      </Card>
    );
  }
  return (
    <Admitted booking={data} needs={needs}>
      {children}
    </Admitted>
  );
}

type AdmittedProps = Pick<Props, 'needs' | 'children'> & { booking: ViewedBooking };

/** What was allowed on arrival stays on the screen; the server checks later requests. */
export function Admitted({ booking, needs, children }: AdmittedProps) {
  const [isAllowed] = useState(() => needs.some((action) => booking.allowedActions.includes(action)));
  if (isAllowed) return children(booking);
  return (
    <ErrorState
      title={MEETING_FORM.refused()}
      messages={[
        MEETING_FORM.refusedHint({
          name: booking.candidateDetails.candidateName,
          status: STATUS_WORDS[booking.bookingStatus].toLowerCase(),
        }),
      ]}
      acts={
        <Button component={Link} to={paths.viewMeeting(booking.bookingId)}>
          {MEETING_FORM.open()}
        </Button>
      }
    />
  );
}
