import * as model from '@slotwise/contract/deepgaze/language-model.endpoints';
import * as questions from '@slotwise/contract/deepgaze/questions.endpoints';
import type { AskedQuestion, Question } from '@slotwise/contract/deepgaze/questions.schema';
import * as zips from '@slotwise/contract/deepgaze/zips.endpoints';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { CANCELLED, uploadFile, type UploadOptions } from '#api/upload-file.ts';
import { notify } from '#feedback/notify.ts';
import { reportFailure } from '#feedback/report-failure.ts';
import { runAction } from '#feedback/run-action.ts';
import { changeAnswer, readAgain } from '#state/cached-api.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { deepgazeEnded, deepgazeStarted, queryAnswered } from './deepgaze.slice.ts';
import { DEEPGAZE } from './deepgaze.texts.ts';

/** The request that lists all zips. */
export const ALL_ZIPS = { query: {} };

const TEXTS = MESSAGES.deepgaze;

/** Sets the state's `loading` while an action is running. */
async function whileLoading<Answer>(dispatch: AppDispatch, act: () => Promise<Answer>): Promise<Answer> {
  dispatch(deepgazeStarted());
  try {
    return await act();
  } finally {
    dispatch(deepgazeEnded());
  }
}

const changeZips = (change: (zips: Zip[]) => Zip[]) =>
  changeAnswer(zips.listZips, ALL_ZIPS, (answer) => {
    answer.data = change(answer.data);
  });

/** Shows a newly uploaded zip before the list is read again. */
export const showUploaded = (zip: Zip) =>
  changeZips((shown) => [zip, ...shown.filter(({ zipId }) => zipId !== zip.zipId)]);

/**
 * Uploads a zip of resumes. The screen stays usable meanwhile, so there is no overlay as for other writes; its own row
 * shows the progress. The same key makes a repeated upload one zip.
 */
export const uploadZip =
  (file: File, { jdId, ...options }: UploadOptions & { jdId?: string | undefined }) =>
  async (dispatch: AppDispatch) => {
    const response = await whileLoading(dispatch, () =>
      uploadFile(zips.uploadZip, { query: { jdId } }, file, options),
    );
    if (!isFailure(response)) notify.success(TEXTS.upload.success);
    else if (response.code !== CANCELLED) reportFailure(TEXTS.upload, response);
    return response;
  };

/** Deletes a zip and everything derived from it. It leaves the list before anything about it is requested again. */
export const removeZip = (contextId: string) => async (dispatch: AppDispatch) => {
  const response = await whileLoading(dispatch, () =>
    runAction(dispatch, TEXTS.remove, () =>
      callApi(zips.deleteContext, { query: { contextId }, body: { contextId } }, { isQuiet: true }),
    ),
  );
  if (!isFailure(response)) {
    dispatch(queryAnswered(null));
    dispatch(changeZips((shown) => shown.filter((zip) => zip.contextId !== contextId)));
  }
  await dispatch(readZipsAgain);
  return response;
};

const readZipsAgain = (dispatch: AppDispatch) => dispatch(readAgain(zips.listZips, ALL_ZIPS));

/** Asks a question and adds the answer to the conversation; the screen shows it waiting and stays usable. */
export const ask = (question: Question) => async (dispatch: AppDispatch) => {
  const response = await whileLoading(dispatch, () =>
    callApi(questions.askQuestion, { body: question }, { isQuiet: true }),
  );
  if (isFailure(response)) {
    const isGone = response.code === 'NOT_FOUND';
    reportFailure(TEXTS.ask, isGone ? { ...response, message: [DEEPGAZE.deleted()] } : response);
    // Removes it from a screen that was open when someone else deleted it.
    if (isGone) await dispatch(readZipsAgain);
  } else dispatch(queryAnswered(response.queryResult));
  return response;
};

/** The request that reads a conversation; an empty `contextId` means all zips. */
export const conversationAbout = (contextId: string) => ({ query: contextId ? { contextId } : {} });

/** Changes a conversation as shown. */
export const changeTurns = (contextId: string, change: (turns: AskedQuestion[]) => AskedQuestion[]) =>
  changeAnswer(questions.listQuestions, conversationAbout(contextId), (answer) => {
    answer.data = change(answer.data);
  });

export const forgetConversation = (contextId: string) => async (dispatch: AppDispatch) => {
  const response = await whileLoading(dispatch, () =>
    runAction(dispatch, TEXTS.forget, () =>
      callApi(questions.forgetQuestions, conversationAbout(contextId), { isQuiet: true }),
    ),
  );
  if (!isFailure(response)) {
    dispatch(queryAnswered(null));
    dispatch(changeTurns(contextId, () => []));
  }
  return response;
};

/** Switching it on confirms that the notice was read. */
export const switchModel = (isOn: boolean) => (dispatch: AppDispatch) =>
  runAction(dispatch, isOn ? TEXTS.switchModelOn : TEXTS.switchModelOff, () =>
    callApi(model.switchLanguageModel, { body: { isOn, ...(isOn && { hasReadNotice: true }) } }),
  );
