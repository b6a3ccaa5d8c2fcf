import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { RecruiterUpdate } from '@slotwise/contract/recruiters/recruiters.schema';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { modalOpened, type ModalData } from '#state/app-loader.slice.ts';
import { recruiterRead, userChanged } from '#state/recruiter.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Reads one person's record and keeps it in the store. */
export const loadRecruiter = (userId: string) => async (dispatch: AppDispatch) => {
  const response = await callApi(endpoints.getRecruiter, { query: { userId } });
  if (!isFailure(response)) dispatch(recruiterRead(response.data));
  return response;
};

const PROFILE_WORDS = { saved: MODALS.userUpdated, failed: MODALS.userUpdateFailed };
const PASSWORD_WORDS = { saved: MODALS.passwordUpdated, failed: MODALS.passwordUpdateFailed };

/** Saves the own profile, time zone or password; a toast and a modal say how it went. */
export const updateRecruiter = (update: RecruiterUpdate) => async (dispatch: AppDispatch) => {
  const response = await runAction(dispatch, MESSAGES.recruiters.update, () =>
    callApi(endpoints.updateRecruiter, { body: update }),
  );
  const words = update.newPassword === undefined ? PROFILE_WORDS : PASSWORD_WORDS;
  const modalData: ModalData = isFailure(response)
    ? { isFailed: true, data: { ...words.failed, code: response.code, messages: response.message } }
    : { isSucces: true, data: words.saved };
  if (!isFailure(response)) {
    const { displayName, email, vendorName } = response.data;
    dispatch(recruiterRead(response.data));
    dispatch(userChanged({ displayName, email, vendorName }));
  }
  dispatch(modalOpened({ flag: 'showRegistrationModal', modalData }));
  return response;
};
