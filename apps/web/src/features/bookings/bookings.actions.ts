import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { type ActionMessages } from '@slotwise/contract/first-messages';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';
import type { MailWay } from '@slotwise/contract/notifications/mail-way/mail-way.schema';
import * as mails from '@slotwise/contract/notifications/notifications.endpoints';
import { callApi } from '#api/call-api.ts';
import { readMailWay } from '#api/read-mail-way.ts';
import { runAction } from '#feedback/run-action.ts';
import { counted, spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { bookingChanged, type BookingActionType } from '#state/actions.slice.ts';
import { modalOpened } from '#state/app-loader.slice.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import type { GetUser } from '#state/caller-fields.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { bookingReread, bookingViewed } from './bookings.slice.ts';

export type BookingQuery = NonNullable<RequestOf<typeof endpoints.listBookings>['query']>;

export const listBookings = (query: BookingQuery) => callApi(endpoints.listBookings, { query });
type SubmissionQuery = RequestOf<typeof endpoints.listSubmissions>['query'];

export const listSubmissions = (query: SubmissionQuery) => callApi(endpoints.listSubmissions, { query });
export const countBookings = () => callApi(endpoints.countBookings, { query: {} });
export const listDeliveries = (bookingId: string) =>
  callApi(mails.listDeliveries, { params: { id: bookingId } });

/** How many people a meeting is mailed to; somebody in two roles gets one mail. */
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
    const response = await runAction(dispatch, MESSAGES.bookings.create, () =>
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
  const told = ` ${counted(people, 'person gets', 'people get')} an invitation by mail.`;
  return {
    isSucces: true as const,
    data: {
      title: MODALS.bookingCreated.title,
      text: `${data.candidateDetails.candidateName}: ${when}.${mailWay === 'SERVER' ? told : ''}`,
      mailWay,
      mailedPeople: counted(people, 'person', 'people'),
      messages: warnings.map(({ message }) => message),
    },
  };
}

/** Reads one meeting and keeps it in the store as the viewed one. */
export const viewBooking = (bookingId: string) => async (dispatch: AppDispatch) => {
  const response = await callApi(endpoints.getBooking, { query: { id: bookingId } });
  if (!isFailure(response)) dispatch(bookingViewed(response.data));
  return response;
};

/** Reads the viewed meeting again after something happened to it. */
export const rereadBooking = (bookingId: string) => async (dispatch: AppDispatch) => {
  const response = await callApi(endpoints.getBooking, { query: { id: bookingId } });
  if (!isFailure(response)) dispatch(bookingReread(response.data));
  return response;
};

type Act<Response> = {
  bookingId: string;
  messages: ActionMessages;
  call: () => Promise<Response | Failure>;
};

/**
 * Runs an act that stays on the page, which then shows the booking as it has become; also where the act is refused
 * because the booking has moved on in the meantime.
 */
export const runAndStay =
  <Response extends object>({ bookingId, messages, call }: Act<Response>) =>
  async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, messages, call);
    if (!isFailure(response) || response.code === 'INVALID_TRANSITION') {
      await dispatch(rereadBooking(bookingId));
    }
    return response;
  };

/** Runs an act that ends the work on this booking: it is recorded, and the dashboard follows. */
export const runAndLeave =
  <Response extends object>(actionType: BookingActionType, { bookingId, messages, call }: Act<Response>) =>
  async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, messages, call);
    if (isFailure(response)) {
      if (response.code === 'INVALID_TRANSITION') await dispatch(rereadBooking(bookingId));
      return response;
    }
    dispatch(bookingChanged({ actionType, response }));
    navigate(paths.dashboard());
    return response;
  };

/** Sends one mail of a meeting again, unchanged. */
export const resendMail = (bookingId: string, mailId: string) => async (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.bookings.resend, () =>
    callApi(mails.resendMail, { params: { id: bookingId }, body: { mailId } }),
  );

/** One job of the organization; null where there is none of that id. */
export async function readJob(jdId: string): Promise<{ job: JobDetails | null } | Failure> {
  const response = await callApi(listJobs, { query: { jdId } });
  return isFailure(response) ? response : { job: response.data[0] ?? null };
}
