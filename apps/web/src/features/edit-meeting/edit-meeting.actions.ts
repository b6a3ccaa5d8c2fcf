import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { ReviseBooking } from '@slotwise/contract/bookings/changes.schema';
import type { MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES, BOOKING_MODALS } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { paths } from '#navigation/paths.ts';
import { modalOpened, type ModalData } from '#state/app-loader.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { stripBooking } from '#features/bookings/booking-payload.model.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { toCandidateChange, updateCandidate } from '#features/bookings/candidate/candidate.actions.ts';
import { whenText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { MeetingChanges } from '#features/meeting-form/changes/meeting-changes.model.ts';
import { EDIT_MEETING } from './edit-meeting.texts.ts';

type Changes = Omit<MeetingChanges, 'candidate'>;

/** Saves changes to the meeting itself; the rest is sent as it was read. */
const updateBooking = (booking: ViewedBooking, changes: Changes) => async (dispatch: AppDispatch) => {
  const response = await dispatch(
    runAndStay({
      messages: BOOKING_MESSAGES.update,
      call: () => callApi(reviseBooking, { body: toRevision(booking, changes) }),
    }),
  );
  // The form itself shows who changed what since, and what to do about it.
  if (!isFailure(response) || response.code !== 'VERSION_CONFLICT') {
    dispatch(modalOpened({ flag: 'showEditBookingModal', modalData: updateModal(response) }));
  }
  return response;
};

const toRevision = (booking: ViewedBooking, { details, panelists, time }: Changes): ReviseBooking => ({
  ...withTimes(booking, time),
  ...details,
  ...(panelists && { panelists }),
  actionType: time ? 'reschedule' : 'update',
});

/** What would be saved, to preview its emails. */
export const toPreview = (
  booking: ViewedBooking,
  { candidate, ...changes }: MeetingChanges,
): MailPreviewRequest => ({
  act: 'revise',
  change: toRevision(booking, changes),
  ...(candidate && { candidate: toCandidateChange(booking, candidate) }),
});

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
      data: {
        title: BOOKING_MODALS.updateFailed.title,
        text: BOOKING_MESSAGES.update.failure,
        code,
        messages,
      },
    };
  }
  const { candidateDetails, meetingInfo } = toViewedBooking(response.data);
  return {
    isSucces: true,
    data: {
      title: BOOKING_MODALS.bookingUpdated.title,
      text: `${candidateDetails.candidateName}: ${whenText(meetingInfo)}.`,
      messages: response.warnings.map(({ message }) => message),
      ways: [{ label: EDIT_MEETING.view(), to: paths.viewMeeting(response.data.bookingId) }],
    },
  };
}

/** What is saved so far, and why the rest is not. */
type Outcome = { booking: ViewedBooking; failure: Failure | null };

/** Saves only what was changed: first the candidate's details by their own call, then the meeting. */
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
