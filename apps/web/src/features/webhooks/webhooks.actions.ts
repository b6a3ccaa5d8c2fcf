import * as endpoints from '@slotwise/contract/outgoing/webhooks.endpoints';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import type { NewWebhook, Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { WEBHOOKS } from './webhooks.texts.ts';

const texts = MESSAGES.webhooks;

export const addWebhook = (body: NewWebhook) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.create, () => callApi(endpoints.createWebhook, { body }));

export const changeWebhook = (webhookId: string, values: NewWebhook) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.update, () =>
    callApi(endpoints.updateWebhook, { body: { ...values, webhookId } }),
  );

/** Toggles whether an address is on. */
export const switchWebhook =
  ({ webhookId, isActive }: Webhook) =>
  (dispatch: AppDispatch) =>
    runAction(dispatch, isActive ? texts.switchOff : texts.switchOn, () =>
      callApi(endpoints.updateWebhook, { body: { webhookId, isActive: !isActive } }),
    );

export const removeWebhook = (webhookId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.remove, () => callApi(endpoints.deleteWebhook, { query: { webhookId } }));

export const renewWebhookSecret = (id: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.renewSecret, () => callApi(endpoints.renewWebhookSecret, { params: { id } }));

/** Sends a test. If the address rejects it, the action fails with the address's answer. */
export const testWebhook = (id: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.test, async () => {
    const response = await callApi(endpoints.testWebhook, { params: { id } });
    if (isFailure(response) || response.data.state !== 'FAILED') return response;
    const { httpStatus, answer } = response.data;
    const code = httpStatus ? `HTTP ${httpStatus}` : WEBHOOKS.noAnswer();
    return { status: 'error', code, message: answer ? [answer] : [] } satisfies Failure;
  });

export const sendEventAgain = (id: string, deliveryId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.retry, () =>
    callApi(endpoints.retryWebhookDelivery, { params: { id, deliveryId } }),
  );
