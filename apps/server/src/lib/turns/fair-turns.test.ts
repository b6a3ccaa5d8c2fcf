import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

/** Work that finishes when the test says so. */
function controlled({ atOnce = 4, atOncePerOwner = 2 } = {}) {
  const began: string[] = [];
  const finish = new Map<string, (hasMore: boolean) => void>();
  const turns = createFairTurns<string>({
    atOnce,
    atOncePerOwner,
    work: ({ key }) => {
      began.push(key);
      return new Promise<boolean>((resolve) => finish.set(key, resolve));
    },
  });
  const end = async (key: string, hasMore = false) => {
    finish.get(key)?.(hasMore);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, began, end };
}

test('never runs a key twice concurrently, but reruns one that was requested meanwhile', async () => {
  const { turns, began, end } = controlled();
  turns.ask({ owner: 'a', key: 'k' });
  turns.ask({ owner: 'a', key: 'k' });
  turns.ask({ owner: 'a', key: 'k' });
  expect(began).toEqual(['k']);
  await end('k');
  expect(began).toEqual(['k', 'k']);
  await end('k');
  expect(began).toEqual(['k', 'k']);
  await turns.settled();
});

test('an owner with many slow keys leaves room for others', async () => {
  const { turns, began, end } = controlled();
  for (const key of ['a1', 'a2', 'a3', 'a4']) turns.ask({ owner: 'a', key });
  turns.ask({ owner: 'b', key: 'b1' });
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const key of ['a2', 'a3', 'b1', 'a4']) await end(key);
  await turns.settled();
});

test('knows whether someone is waiting for a place that another could free', async () => {
  const { turns, end } = controlled({ atOnce: 2, atOncePerOwner: 1 });
  for (const key of ['a1', 'a2', 'a3']) turns.ask({ owner: 'a', key });
  turns.ask({ owner: 'b', key: 'b1' });
  expect(turns.isWaitedFor()).toBe(false);
  turns.ask({ owner: 'c', key: 'c1' });
  expect(turns.isWaitedFor()).toBe(true);
  for (const key of ['a1', 'b1', 'a2', 'c1', 'a3']) await end(key);
  await turns.settled();
});

test('puts a key with more to do behind the others', async () => {
  const { turns, began, end } = controlled({ atOnce: 1 });
  turns.ask({ owner: 'a', key: 'busy' });
  turns.ask({ owner: 'b', key: 'quick' });
  await end('busy', true);
  await end('quick');
  expect(began).toEqual(['busy', 'quick', 'busy']);
  await end('busy');
  await turns.settled();
});

test('a failure neither stops the others nor blocks its key', async () => {
  let runs = 0;
  const turns = createFairTurns<string>({
    atOnce: 2,
    atOncePerOwner: 2,
    work: () => {
      runs += 1;
      return Promise.reject(new Error('broken'));
    },
  });
  turns.ask({ owner: 'a', key: 'k' });
  await turns.settled();
  turns.ask({ owner: 'a', key: 'k' });
  await turns.settled();
  expect(runs).toBe(2);
});

test('starts nothing new once stopped', async () => {
  const { turns, began, end } = controlled();
  turns.ask({ owner: 'a', key: 'k' });
  const stopped = turns.stop();
  turns.ask({ owner: 'a', key: 'other' });
  await end('k', true);
  await stopped;
  expect(began).toEqual(['k']);
});
