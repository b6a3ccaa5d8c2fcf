import type { ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { ReviseBooking } from '@slotwise/contract/bookings/changes.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES, BOOKING_MODALS } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { paths } from '#navigation/paths.ts';
import { modalOpened, type ModalData } from '#state/app-loader.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { stripBooking } from '#features/bookings/booking-payload.model.ts';
import { mailedPeople, runAndLeave } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { RESCHEDULE } from './reschedule.texts.ts';

export type Move = {
  meetingInfo: NonNullable<ReviseBooking['meetingInfo']>;
  reason: { code: ChangeReason; text: string };
};

export const toRevision = (booking: ViewedBooking, move: Move) => ({
  ...stripBooking(booking),
  ...move,
  actionType: 'reschedule' as const,
});

/** Moves a meeting, or reschedules one that was cancelled or missed. */
export const rescheduleBooking = (booking: ViewedBooking, move: Move) => async (dispatch: AppDispatch) => {
  const response = await dispatch(
    runAndLeave('created', {
      messages: BOOKING_MESSAGES.reschedule,
      call: () => callApi(reviseBooking, { body: toRevision(booking, move) }),
    }),
  );
  dispatch(modalOpened({ flag: 'showEditBookingModal', modalData: rescheduleModal(response) }));
  return response;
};

function rescheduleModal(response: ResponseOf<typeof reviseBooking> | Failure): ModalData {
  if (isFailure(response)) {
    const { code, message: messages } = response;
    return { isFailed: true, data: { title: BOOKING_MODALS.rescheduleFailed.title, code, messages } };
  }
  const { candidateDetails, meetingInfo } = toViewedBooking(response.data);
  const people = mailedPeople(meetingInfo.participants);
  return {
    isSucces: true,
    data: {
      title: BOOKING_MODALS.bookingRescheduled.title,
      text: RESCHEDULE.result({ name: candidateDetails.candidateName, when: whenText(meetingInfo), people }),
      messages: response.warnings.map(({ message }) => message),
      ways: [{ label: RESCHEDULE.view(), to: paths.viewMeeting(response.data.bookingId) }],
    },
  };
}
