import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { RecruiterUpdate } from '@slotwise/contract/recruiters/recruiters.schema';
import { callApi } from '#api/call-api.ts';
import { readMailWay } from '#api/read-mail-way.ts';
import { runAction } from '#feedback/run-action.ts';
import { modalOpened, type ModalData, type ResultData } from '#state/app-loader.slice.ts';
import type { GetUser } from '#state/caller-fields.ts';
import { recruiterRead, selectUser } from '#state/recruiter.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

type Words = { saved: ResultData; failed: ResultData };

const PROFILE_WORDS: Words = { saved: MODALS.userUpdated, failed: MODALS.userUpdateFailed };
const PASSWORD_WORDS: Words = { saved: MODALS.passwordUpdated, failed: MODALS.passwordUpdateFailed };
const EMAIL_WORDS: Words = { saved: MODALS.emailLinkSent, failed: MODALS.emailUpdateFailed };
const KEPT_EMAIL_WORDS: Words = { saved: MODALS.emailKept, failed: MODALS.emailUpdateFailed };

function wordsFor({ email, newPassword }: RecruiterUpdate, present: string): Words {
  if (newPassword !== undefined) return PASSWORD_WORDS;
  if (email === undefined) return PROFILE_WORDS;
  return email === present ? KEPT_EMAIL_WORDS : EMAIL_WORDS;
}

/** Adds where the mail is, if no mail server took it. */
async function withWay(saved: ResultData, email: string | undefined): Promise<ResultData> {
  const answer = await readMailWay();
  return isFailure(answer) ? saved : { ...saved, email, mailWay: answer.data.mailWay };
}

/** Saves the user's own profile, address, time zone, notifications or password; a toast and a modal show the result. */
export const updateRecruiter =
  (update: RecruiterUpdate, presentEmail = '') =>
  async (dispatch: AppDispatch, getState: GetUser) => {
    const { vendorId } = selectUser(getState());
    const response = await runAction(dispatch, MESSAGES.recruiters.update, () =>
      callApi(endpoints.updateRecruiter, { body: { vendorId, ...update } }),
    );
    const words = wordsFor(update, presentEmail);
    const modalData: ModalData = isFailure(response)
      ? { isFailed: true, data: { ...words.failed, code: response.code, messages: response.message } }
      : {
          isSucces: true,
          data: words === EMAIL_WORDS ? await withWay(words.saved, update.email) : words.saved,
        };
    if (!isFailure(response)) dispatch(recruiterRead(response.data));
    dispatch(modalOpened({ flag: 'showRegistrationModal', modalData }));
    return response;
  };
