import type { RequestOf } from '@slotwise/contract/endpoint';
import { FAILURES, isFailure, type Failure } from '@slotwise/contract/failures';
import { type ActionMessages } from '@slotwise/contract/first-messages';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';
import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import * as changes from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { getOwnPanelist, listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { NewPanelist, PanelistUpdate } from '@slotwise/contract/panelists/panelist-changes.schema';
import { roleHolds } from '@slotwise/contract/permissions';
import { callApi } from '#api/call-api.ts';
import { readMailWay } from '#api/read-mail-way.ts';
import { paths } from '#navigation/paths.ts';
import { runAction } from '#feedback/run-action.ts';
import { modalOpened, type ModalData } from '#state/app-loader.slice.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { callerFields, type GetUser } from '#state/caller-fields.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { PANELISTS } from './panelists.texts.ts';

export type PanelistQuery = NonNullable<RequestOf<typeof listPanelists>['query']>;

/** Reads one panelist again: from the list, or as the user's own record if they may not see the list. */
export const rereadPanelist =
  ({ panelistId, email }: Panelist) =>
  async (_: AppDispatch, getState: GetUser) => {
    if (!roleHolds(selectUser(getState()).role, 'panelist_page')) return callApi(getOwnPanelist, {});
    const response = await callApi(listPanelists, { query: { q: email } });
    if (isFailure(response)) return response;
    const data = response.data.find((one) => one.panelistId === panelistId);
    return data ? { data } : NOT_FOUND;
  };

const NOT_FOUND: Failure = { status: 'error', code: 'NOT_FOUND', message: [FAILURES.NOT_FOUND.message] };

const opened = (modalData: ModalData) => modalOpened({ flag: 'showPanelistModal', modalData });

const failed = (failure: Failure) =>
  opened({
    isFailed: true,
    data: { title: MODALS.panelistFailed.title, code: failure.code, messages: failure.message },
  });

/** What happened to the invitation; without a mail server the modal says where the mail is. */
function addedModal({ displayName, email }: Panelist, isInvited: boolean, mailWay: MailWay): ModalData {
  const isSent = isInvited && mailWay === 'SERVER';
  const invited = isSent ? 'SENT' : isInvited ? 'HELD' : 'NONE';
  const data = {
    title: MODALS.panelistAdded.title,
    text: PANELISTS.added({ name: displayName, invited, email }),
    ways: [
      { label: PANELISTS.addAnother(), to: paths.panelists({ add: 'true' }) },
      { label: PANELISTS.schedule(), to: paths.newMeeting() },
    ],
    ...(isInvited && { mailWay, email }),
  };
  return { isSucces: true, data };
}

/** Adds a panelist. The same key makes a repeated call one panelist. */
export const addPanelist =
  (panelist: NewPanelist, idempotencyKey: string) => async (dispatch: AppDispatch, getState: GetUser) => {
    const response = await runAction(dispatch, MESSAGES.panelists.create, () =>
      callApi(
        changes.createPanelist,
        { body: { ...callerFields(getState), ...panelist } },
        { idempotencyKey },
      ),
    );
    if (isFailure(response)) dispatch(failed(response));
    else {
      const mail = await readMailWay();
      const mailWay = isFailure(mail) ? 'SERVER' : mail.data.mailWay;
      dispatch(opened(addedModal(response.data, response.invite.sent, mailWay)));
    }
    return response;
  };

/** Saves the form of an existing panelist, with a result modal; a version conflict is shown in the form. */
export const editPanelist = (update: PanelistUpdate) => async (dispatch: AppDispatch) => {
  const response = await dispatch(updatePanelist(update, MESSAGES.panelists.update));
  if (isFailure(response)) {
    if (response.code !== 'VERSION_CONFLICT') dispatch(failed(response));
  } else {
    const text = PANELISTS.updated({ name: response.data.displayName });
    dispatch(opened({ isSucces: true, data: { title: MODALS.panelistUpdated.title, text } }));
  }
  return response;
};

/** Excludes a panelist from new panels, or includes them again, with a toast. */
export const setPanelStatus =
  (panelist: Panelist, panelStatus: 'ACTIVE' | 'INACTIVE') => async (dispatch: AppDispatch) => {
    const { panelistId, version } = panelist;
    const messages = panelStatus === 'ACTIVE' ? MESSAGES.panelists.reactivate : MESSAGES.panelists.deactivate;
    return dispatch(updatePanelist({ panelistId, version, panelStatus }, messages));
  };

const updatePanelist =
  (update: PanelistUpdate, messages: ActionMessages) => async (dispatch: AppDispatch, getState: GetUser) => {
    return runAction(dispatch, messages, () =>
      callApi(changes.updatePanelist, { body: { ...callerFields(getState), ...update } }),
    );
  };

/** Mails the invitation to an account again; the older link stops working. */
export const resendInvitation = (panelistId: string) => async (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.panelists.resendInvitation, () =>
    callApi(changes.resendPanelistInvitation, { params: { id: panelistId } }),
  );
