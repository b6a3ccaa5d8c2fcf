import * as endpoints from '@slotwise/contract/auth/auth.endpoints';
import type { Credentials, Registration, SignedIn } from '@slotwise/contract/auth/auth.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { FIRST_MESSAGES, FIRST_MODALS } from '@slotwise/contract/first-messages';
import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import { confirmEmail as confirmEmailEndpoint } from '@slotwise/contract/recruiters/email-change.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { Dispatch } from '@reduxjs/toolkit';
import { callApi } from '#api/call-api.ts';
import { clearSession, readUser, saveUser, takeTarget } from '#api/session-storage.ts';
import { notify } from '#feedback/notify.ts';
import { runAction } from '#feedback/run-action.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { modalOpened, type ResultData } from '#state/app-loader.slice.ts';
import { recruiterRead, userChanged, userCleared, type CurrentUser } from '#state/recruiter.slice.ts';

/** Forgets the user on the client: in this tab's storage and in the state. */
export function forgetUser(dispatch: Dispatch) {
  clearSession();
  dispatch(userCleared());
}

const withoutVendor: Failure = { status: 'error', code: 'INTERNAL', message: [] };

async function authenticate(credentials: Credentials): Promise<SignedIn | Failure> {
  const response = await callApi(endpoints.authenticate, { body: credentials });
  return isFailure(response) || response.vendorId ? response : withoutVendor;
}

export const logIn = (credentials: Credentials) => async (dispatch: Dispatch) => {
  const response = await runAction(dispatch, FIRST_MESSAGES.logIn, () => authenticate(credentials));
  if (isFailure(response)) {
    forgetUser(dispatch);
    return response;
  }
  saveUser(response);
  dispatch(userChanged(toCurrentUser(response)));
  navigate(takeTarget() ?? paths.dashboard());
  return response;
};

const toCurrentUser = ({
  role,
  displayName,
  email,
  userId,
  vendorId,
  vendorName,
  startView,
}: CurrentUser): CurrentUser => ({
  role,
  displayName,
  email,
  userId,
  vendorId,
  vendorName,
  startView,
});

/** Restores this tab's session; role and names come from the server and are never stored in the browser. */
export async function restoreSession(
  dispatch: Dispatch,
  currentUser: () => CurrentUser,
): Promise<Failure | undefined> {
  const stored = readUser();
  if (!stored || currentUser().role) return undefined;
  dispatch(userChanged({ vendorId: stored.vendorId, userId: stored.userId }));
  const response = await callApi(getRecruiter, { query: { userId: stored.userId } });
  if (isFailure(response)) return response;
  // Sets the zone first, so that no screen requests days in the browser's zone.
  dispatch(recruiterRead(response.data));
  dispatch(userChanged(toCurrentUser(response)));
  return undefined;
}

/** Forgets the user here at once, even if the server cannot be reached to end the session there. */
export const logOut = () => async (dispatch: Dispatch) => {
  const ended = callApi(endpoints.logOut, {});
  forgetUser(dispatch);
  notify.warning(FIRST_MESSAGES.logOut.success);
  navigate(paths.login());
  await ended;
};

function toVerification(email: string, mailWay: MailWay): ResultData {
  const { title, text, kept } = FIRST_MODALS.verificationSent;
  return { title, text: mailWay === 'SERVER' ? text : kept, email, mailWay };
}

export const register = (registration: Registration) => async (dispatch: Dispatch) => {
  const response = await runAction(dispatch, FIRST_MESSAGES.register, () =>
    callApi(endpoints.register, { body: registration }),
  );
  const modalData = isFailure(response)
    ? {
        isFailed: true as const,
        data: { ...FIRST_MODALS.registrationFailed, code: response.code, messages: response.message },
      }
    : { isSucces: true as const, data: toVerification(registration.email, response.mailWay) };
  dispatch(modalOpened({ flag: 'showRegistrationModal', modalData }));
  return response;
};

export const resendVerification = (email: string) => (dispatch: Dispatch) =>
  runAction(dispatch, FIRST_MESSAGES.resendVerification, () =>
    callApi(endpoints.resendVerification, { body: { email } }),
  );

export const requestPasswordReset = (email: string) => async (dispatch: Dispatch) => {
  const response = await runAction(dispatch, FIRST_MESSAGES.requestPasswordReset, () =>
    callApi(endpoints.requestPasswordReset, { body: { email } }),
  );
  if (isFailure(response)) return response;
  const { title, text } = FIRST_MODALS.passwordResetSent;
  const modalData = { isSucces: true, data: { title, text, email, mailWay: response.mailWay } } as const;
  dispatch(modalOpened({ flag: 'showRestPasswordModal', modalData }));
  return response;
};

export const setPassword = (token: string, password: string) => async (dispatch: Dispatch) => {
  const response = await runAction(dispatch, FIRST_MESSAGES.setPassword, () =>
    callApi(endpoints.setPassword, { body: { token, password } }),
  );
  if (isFailure(response)) return response;
  // The server has ended all sessions of this person, so this tab's is useless now.
  forgetUser(dispatch);
  const { email } = response;
  navigate(paths.login(), { email });
  return response;
};

/** Confirms a change of address with the token mailed to the new one. A logged-in person stays logged in. */
export const confirmEmail = (token: string) => (dispatch: Dispatch) =>
  runAction(dispatch, FIRST_MESSAGES.confirmEmail, () => callApi(confirmEmailEndpoint, { body: { token } }));
