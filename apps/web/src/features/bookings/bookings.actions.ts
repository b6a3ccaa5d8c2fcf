import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import * as changes from '@slotwise/contract/bookings/changes.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import type { RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { type ActionMessages } from '@slotwise/contract/first-messages';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { BOOKING_MESSAGES, BOOKING_MODALS } from '@slotwise/contract/booking-messages';
import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import * as mails from '@slotwise/contract/notifications/notifications.endpoints';
import { callApi } from '#api/call-api.ts';
import { readMailWay } from '#api/read-mail-way.ts';
import { runAction } from '#feedback/run-action.ts';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { bookingChanged, type BookingActionType } from '#state/actions.slice.ts';
import { modalClosed, modalOpened } from '#state/app-loader.slice.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import type { GetUser } from '#state/caller-fields.ts';
import { bookingsChanged, changeAnswer, readAgain } from '#state/cached-api.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { BOOKINGS } from './bookings.texts.ts';

export type BookingQuery = NonNullable<RequestOf<typeof endpoints.listBookings>['query']>;

/** How many people a meeting is mailed to; someone in two roles gets one mail. */
export const mailedPeople = (participants: { email: string }[]): number =>
  new Set(participants.map(({ email }) => email.toLowerCase())).size;

/** Schedules a meeting. The same key makes a repeated call one booking. */
export const createBooking =
  (booking: NewBooking, idempotencyKey: string) => async (dispatch: AppDispatch, getState: GetUser) => {
    const {
      vendorId,
      vendorName,
      displayName: recruiterName,
      email: recruiterEmail,
    } = selectUser(getState());
    const body = { ...booking, vendorId, vendorName, recruiterName, recruiterEmail };
    const response = await runAction(dispatch, BOOKING_MESSAGES.create, () =>
      callApi(endpoints.createBooking, { body }, { idempotencyKey }),
    );
    if (isFailure(response)) return response;

    dispatch(bookingChanged({ actionType: 'created', response }));
    const mail = await readMailWay();
    const mailWay = isFailure(mail) ? 'SERVER' : mail.data.mailWay;
    dispatch(modalOpened({ flag: 'showCreateBookigModal', modalData: createdModal(response, mailWay) }));
    navigate(paths.dashboard());
    return response;
  };

function createdModal({ data, warnings }: ResponseOf<typeof endpoints.createBooking>, mailWay: MailWay) {
  const { startLocal, endLocal, startTime, timeZone, participants } = data.meetingInfo;
  const people = mailedPeople(participants);
  const when = `${spanText(startLocal, endLocal)}, ${zoneLabel(timeZone, Date.parse(startTime))}`;
  return {
    isSucces: true as const,
    data: {
      title: BOOKING_MODALS.bookingCreated.title,
      text: BOOKINGS.created({
        name: data.candidateDetails.candidateName,
        time: when,
        mailed: mailWay === 'SERVER' ? people : 0,
      }),
      mailWay,
      mailedPeople: BOOKINGS.people({ count: people }),
      messages: warnings.map(({ message }) => message),
      ways: [
        { label: BOOKINGS.view(), to: paths.viewMeeting(data.bookingId) },
        { label: BOOKINGS.scheduleAnother(), to: paths.newMeeting() },
      ],
    },
  };
}

/** Reads the meeting's current state and updates what shows it. */
export const readBookingNow = (bookingId: string) =>
  readAgain(endpoints.getBooking, { query: { id: bookingId } });

type Act<Response> = {
  /** The booking the action is about, if its answer does not include it. */
  bookingId?: string;
  messages: ActionMessages;
  call: () => Promise<Response | Failure>;
};

/**
 * Runs an action that stays on the page, which then shows the booking's new state; also if the action is refused
 * because the booking has changed meanwhile.
 */
export const runAndStay =
  <Response extends object>({ messages, call, bookingId }: Act<Response>) =>
  async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, messages, call, offerToUndo(dispatch, bookingId));
    showNewerState(dispatch, response);
    return response;
  };

/** Runs an action that ends the work on this booking: it is recorded, and the dashboard follows. */
export const runAndLeave =
  <Response extends object>(actionType: BookingActionType, { messages, call }: Act<Response>) =>
  async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, messages, call, offerToUndo(dispatch));
    if (isFailure(response)) {
      showNewerState(dispatch, response);
      return response;
    }
    dispatch(bookingChanged({ actionType, response }));
    navigate(paths.dashboard());
    return response;
  };

type Undoable = { bookingId?: string; undoSeconds?: number };

/** 'Undo' on the toast of an action that the server lets its author undo. */
const offerToUndo = (dispatch: AppDispatch, known?: string) => (response: Undoable) => {
  const { undoSeconds, bookingId = known } = response;
  if (!undoSeconds || !bookingId) return undefined;
  return { label: BOOKINGS.undo(), seconds: undoSeconds, onClick: () => void dispatch(undoAct(bookingId)) };
};

/** Undoes what the user just did to a meeting, and closes the window that shows its result. */
export const undoAct = (bookingId: string) => (dispatch: AppDispatch) => {
  dispatch(modalClosed());
  const call = () => callApi(changes.undoAct, { body: { bookingId } });
  return dispatch(runAndStay({ messages: BOOKING_MESSAGES.undo, call }));
};

/** An action the meeting no longer allows was offered because someone else has changed it: reads it again. */
function showNewerState(dispatch: AppDispatch, response: object) {
  if (isFailure(response) && response.code === 'INVALID_TRANSITION') dispatch(bookingsChanged());
}

/** Sends one mail of a meeting again, unchanged. */
export const resendMail = (bookingId: string, mailId: string) => async (dispatch: AppDispatch) =>
  runAction(dispatch, BOOKING_MESSAGES.resend, () =>
    callApi(mails.resendMail, { params: { id: bookingId }, body: { mailId } }),
  );

/** One job of the organization; null if there is none with that id. */
export async function readJob(jdId: string): Promise<{ job: JobDetails | null } | Failure> {
  const response = await callApi(listJobs, { query: { jdId } });
  return isFailure(response) ? response : { job: response.data[0] ?? null };
}

/** Shows the reader's own scorecard as the server has it now; the booking itself keeps its version. */
export const showOwnFeedback = (feedback: Feedback) =>
  changeAnswer(endpoints.getBooking, { query: { id: feedback.bookingId } }, ({ data: booking }) => {
    booking.feedback = [...booking.feedback.filter(({ isMine }) => !isMine), feedback];
    const owed = booking.scorecards.find(({ isMine }) => isMine);
    if (owed) owed.state = feedback.state;
  });
