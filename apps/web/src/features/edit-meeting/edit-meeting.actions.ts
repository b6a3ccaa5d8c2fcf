import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { paths } from '#navigation/paths.ts';
import { modalOpened, type ModalData } from '#state/app-loader.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { stripBooking } from '#features/bookings/booking-payload.model.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { updateCandidate } from '#features/bookings/candidate/candidate.actions.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { MeetingChanges } from '#features/meeting-form/changes/meeting-changes.model.ts';

type Changes = Omit<MeetingChanges, 'candidate'>;

/** Saves changes to the meeting itself; the rest is sent as it was read. */
const updateBooking =
  (booking: ViewedBooking, { details, panelists, time }: Changes) =>
  async (dispatch: AppDispatch) => {
    const response = await dispatch(
      runAndStay({
        messages: MESSAGES.bookings.update,
        call: () =>
          callApi(reviseBooking, {
            body: {
              ...withTimes(booking, time),
              ...details,
              ...(panelists && { panelists }),
              actionType: time ? 'reschedule' : 'update',
            },
          }),
      }),
    );
    // Who changed what since stands next to the form, with what to do about it.
    if (!isFailure(response) || response.code !== 'VERSION_CONFLICT') {
      dispatch(modalOpened({ flag: 'showEditBookingModal', modalData: updateModal(response) }));
    }
    return response;
  };

/** A meeting without a time sends none, rather than an empty one. */
function withTimes(booking: ViewedBooking, time: Changes['time']) {
  const { meetingInfo, ...rest } = stripBooking(booking);
  const times = time ?? (meetingInfo.startTime ? meetingInfo : undefined);
  return { ...rest, ...(times && { meetingInfo: times }) };
}

function updateModal(response: ResponseOf<typeof reviseBooking> | Failure): ModalData {
  if (isFailure(response)) {
    const { code, message: messages } = response;
    return {
      isFailed: true,
      data: { title: MODALS.updateFailed.title, text: MESSAGES.bookings.update.failure, code, messages },
    };
  }
  const { candidateDetails, meetingInfo } = toViewedBooking(response.data);
  return {
    isSucces: true,
    data: {
      title: MODALS.bookingUpdated.title,
      text: `${candidateDetails.candidateName}: ${whenText(meetingInfo)}.`,
      messages: response.warnings.map(({ message }) => message),
      ways: [{ label: 'View meeting', to: paths.viewMeeting(response.data.bookingId) }],
    },
  };
}

/** What is saved by now, and why the rest is not. */
type Outcome = { booking: ViewedBooking; failure: Failure | null };

/** Saves what was changed and nothing else: the candidate's details by their own call, then the meeting. */
export const saveChanges =
  (booking: ViewedBooking, { candidate, ...changes }: MeetingChanges) =>
  async (dispatch: AppDispatch): Promise<Outcome> => {
    let on = booking;
    if (candidate) {
      const response = await dispatch(updateCandidate(on, candidate));
      if (isFailure(response)) return { booking: on, failure: response };
      on = toViewedBooking(response.data);
    }
    const isSame = !changes.time && !changes.panelists && Object.keys(changes.details).length === 0;
    if (isSame) return { booking: on, failure: null };
    const response = await dispatch(updateBooking(on, changes));
    if (isFailure(response)) return { booking: on, failure: response };
    return { booking: toViewedBooking(response.data), failure: null };
  };
