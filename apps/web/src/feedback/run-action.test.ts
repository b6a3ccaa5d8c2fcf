import type { Failure } from '@slotwise/contract/failures';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from '#app/store.ts';
import { selectOverlayLoading } from '#state/actions.slice.ts';
import { onToast, type Toast } from './notify.ts';
import { runAction } from './run-action.ts';

const messages = { progress: 'Saving', success: 'Saved', failure: 'Not saved', exception: 'Something broke' };
const refusal: Failure = {
  status: 'error',
  code: 'SLOT_CONFLICT',
  message: ['Arjun is busy', 'Pick another time'],
};

let toasts: Toast[];
let store: ReturnType<typeof createStore>;

const isOverlayShown = () => selectOverlayLoading(store.getState());
const listToasts = () => toasts.map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => {
  toasts = [];
  store = createStore();
  return onToast((toast) => toasts.push(toast));
});

test('an action shows the overlay and its progress while it runs', async () => {
  let finish = () => {};
  const running = runAction(
    store.dispatch,
    messages,
    () => new Promise<object>((done) => (finish = () => done({}))),
  );
  expect(isOverlayShown()).toBe(true);
  expect(listToasts()).toEqual(['progress: Saving']);
  finish();
  await running;
  expect(isOverlayShown()).toBe(false);
});

test('a successful action ends with exactly one success toast', async () => {
  const response = await runAction(store.dispatch, messages, async () => ({ bookingId: 'b1' }));
  expect(response).toEqual({ bookingId: 'b1' });
  expect(listToasts()).toEqual(['progress: Saving', 'success: Saved']);
});

test('an action’s outcome names the progress toast that it ends', async () => {
  await runAction(store.dispatch, messages, async () => ({}));
  await runAction(store.dispatch, messages, async () => refusal);
  await runAction(store.dispatch, messages, async () => ({ ...refusal, code: 'NETWORK' }));
  const [started, ...rest] = toasts.map(({ id, ends }) => ends ?? id);
  expect([started, ...rest]).toEqual(toasts.flatMap(({ id, kind }) => (kind === 'progress' ? [id, id] : [])));
});

test('a refused action ends with one toast with the fixed text, the code and every message', async () => {
  await runAction(store.dispatch, messages, async () => refusal);
  expect(listToasts()).toEqual(['progress: Saving', 'failure: Not saved']);
  expect(toasts.at(-1)).toMatchObject({ code: 'SLOT_CONFLICT', messages: refusal.message });
  expect(isOverlayShown()).toBe(false);
});

test.each(['NETWORK', 'INTERNAL'])('a failure with %s shows only the text for exceptions', async (code) => {
  await runAction(store.dispatch, messages, async () => ({ ...refusal, code }));
  expect(listToasts().at(-1)).toBe('failure: Something broke');
  expect(toasts.at(-1)?.code).toBeUndefined();
});

test('an action without a text for unexpected errors falls back to its failure text', async () => {
  await runAction(store.dispatch, { failure: 'Not saved' }, async () => ({ ...refusal, code: 'NETWORK' }));
  expect(listToasts()).toEqual(['failure: Not saved']);
});

test('an action that throws still ends with one toast and without an overlay', async () => {
  const response = await runAction(store.dispatch, messages, () => Promise.reject(new Error('bug')));
  expect(response).toMatchObject({ status: 'error', code: 'INTERNAL' });
  expect(listToasts()).toEqual(['progress: Saving', 'failure: Something broke']);
  expect(isOverlayShown()).toBe(false);
});

test('the overlay stays until the last of two overlapping actions has ended', async () => {
  let finishFirst = () => {};
  let finishSecond = () => {};
  const first = runAction(
    store.dispatch,
    messages,
    () => new Promise<object>((done) => (finishFirst = () => done({}))),
  );
  const second = runAction(
    store.dispatch,
    messages,
    () => new Promise<object>((done) => (finishSecond = () => done({}))),
  );
  finishFirst();
  await first;
  expect(isOverlayShown()).toBe(true);
  finishSecond();
  await second;
  expect(isOverlayShown()).toBe(false);
});
