import { beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, RETRY_DELAY_MS, SAVE_DELAY_MS, type Next, type SaveState } from './autosave.ts';

type Answer = { settle: (refusal: Next | null) => void; value: string; last: boolean };

/** An autosave of texts whose saves are answered manually; a refusal is itself the next step. */
function aSaving(initial = '') {
  const sent: Answer[] = [];
  const states: SaveState<Next>[] = [];
  const autosave = createAutosave<string, Next>(initial, {
    save: (value, { last }) =>
      new Promise((settle) => {
        sent.push({ settle, value, last });
      }),
    isWorthSaving: (value) => value.trim() !== '',
    next: (refusal) => refusal,
    onState: (state) => states.push(state),
  });
  const answer = async (refusal: Next | null = null) => {
    sent.at(-1)?.settle(refusal);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, answer, states, values: () => sent.map(({ value }) => value), sent };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

test('a burst of changes is one save of the last state, after a delay', async () => {
  const { autosave, values } = aSaving();
  for (const text of ['M', 'Me', 'Mee']) {
    autosave.change(text);
    await pass(SAVE_DELAY_MS - 1);
  }
  expect(values()).toEqual([]);
  await pass(1);
  expect(values()).toEqual(['Mee']);
});

test('saves do not overlap, and the newest state follows a running save', async () => {
  const { autosave, answer, values } = aSaving();
  autosave.change('a');
  autosave.flush();
  autosave.change('ab');
  autosave.change('abc');
  await pass(10 * SAVE_DELAY_MS);
  expect(values()).toEqual(['a']);
  await answer();
  expect(values()).toEqual(['a', 'abc']);
  await answer();
  await pass(10 * SAVE_DELAY_MS);
  expect(values()).toEqual(['a', 'abc']);
  expect(autosave.hasUnsaved()).toBe(false);
});

test('nothing is saved that is blank or unchanged', async () => {
  const { autosave, values } = aSaving('Meera');
  autosave.change('   ');
  await pass(SAVE_DELAY_MS);
  autosave.change('Meera');
  autosave.flush();
  await pass(SAVE_DELAY_MS);
  expect(values()).toEqual([]);
});

test('a value saved once is also saved when cleared', async () => {
  const { autosave, answer, values } = aSaving();
  autosave.change('a');
  autosave.flush();
  await answer();
  autosave.change('');
  await pass(SAVE_DELAY_MS);
  expect(values()).toEqual(['a', '']);
});

test('a temporarily failed save is retried until it succeeds, with what was typed since', async () => {
  const { autosave, answer, values, states } = aSaving();
  autosave.change('a');
  autosave.flush();
  await answer('retry');
  expect(states.at(-1)).toEqual({ kind: 'failed', refusal: 'retry', retrying: true });
  await pass(RETRY_DELAY_MS);
  await answer('retry');
  autosave.change('ab');
  await pass(RETRY_DELAY_MS);
  await answer();
  expect(values()).toEqual(['a', 'a', 'ab']);
  expect(states.at(-1)?.kind).toBe('saved');
});

test('a refused text waits for a change, a final refusal for a decision', async () => {
  const { autosave, answer, values } = aSaving();
  autosave.change('a');
  autosave.flush();
  await answer('wait');
  await pass(10 * RETRY_DELAY_MS);
  autosave.change('ab');
  await pass(SAVE_DELAY_MS);
  await answer('stop');
  autosave.change('abc');
  autosave.flush();
  await pass(10 * RETRY_DELAY_MS);
  expect(values()).toEqual(['a', 'ab']);
  autosave.resume(null);
  expect(values()).toEqual(['a', 'ab', 'abc']);
});

test('leaving sends the newest state even during a save, and marks it as the last', async () => {
  const { autosave, sent } = aSaving();
  autosave.change('a');
  autosave.leave();
  autosave.change('ab');
  autosave.leave();
  expect(sent.map(({ value, last }) => [value, last])).toEqual([
    ['a', false],
    ['ab', true],
  ]);
});

test('stopping waits for the running save and prevents any further one', async () => {
  const { autosave, answer, values } = aSaving();
  autosave.change('a');
  autosave.flush();
  autosave.change('ab');
  let stopped = false;
  void autosave.stop().then(() => {
    stopped = true;
  });
  await pass(SAVE_DELAY_MS);
  expect(stopped).toBe(false);
  await answer();
  expect(stopped).toBe(true);
  await pass(SAVE_DELAY_MS);
  expect(values()).toEqual(['a']);
});

test('during a pause nothing is saved, except when the page goes away', async () => {
  const { autosave, sent, values } = aSaving();
  autosave.change('a');
  await autosave.pause();
  autosave.change('ab');
  await pass(10 * SAVE_DELAY_MS);
  expect(values()).toEqual([]);
  autosave.leave();
  expect(sent.map(({ value, last }) => [value, last])).toEqual([['ab', true]]);
  autosave.resume();
  await pass(SAVE_DELAY_MS);
  expect(values()).toEqual(['ab', 'ab']);
});
