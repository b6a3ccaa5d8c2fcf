import { expect, test } from 'vitest';
import { createWaitingRoom } from './waiting-room.ts';

/** A full room for one; `entered` lists who got in, in order, each leaving immediately. */
function fullRoom(options: Partial<Parameters<typeof createWaitingRoom>[0]> = {}) {
  const enter = createWaitingRoom({
    atOnce: 1,
    waiting: 3,
    waitingPerNetwork: 2,
    longestMillis: 60_000,
    ...options,
  });
  const entered: string[] = [];
  const { promise: leaving, resolve: leave } = Promise.withResolvers<void>();
  const first = enter({ network: 'inside', isKnown: false }, () => leaving);
  const arrive = (name: string, network: string, isKnown = false) =>
    enter({ network, isKnown }, async () => entered.push(name)).catch((error: unknown) => error);
  return { arrive, entered, leave: () => (leave(), first) };
}

const REFUSED = { code: 'UNAVAILABLE' };

test('lets known visitors in first, in order, then the newest strangers', async () => {
  const { arrive, entered, leave } = fullRoom();
  const all = [
    arrive('old stranger', 'a'),
    arrive('known', 'b', true),
    arrive('new stranger', 'c'),
    arrive('known later', 'd', true),
  ];
  await leave();
  await Promise.all(all);
  expect(entered).toEqual(['known', 'known later', 'new stranger', 'old stranger']);
});

test('a network with many requests displaces its own, and a full room its oldest stranger', async () => {
  const { arrive, entered, leave } = fullRoom();
  const crowd = [arrive('1', 'crowd'), arrive('2', 'crowd'), arrive('3', 'crowd')];
  expect(await crowd[0]).toMatchObject(REFUSED);
  const others = [arrive('4', 'b'), arrive('5', 'c')];
  expect(await crowd[1]).toMatchObject(REFUSED);
  await leave();
  await Promise.all([...crowd, ...others]);
  expect(entered).toEqual(['5', '4', '3']);
});

test('prefers a stranger of another network over a newer one of a network already at work', async () => {
  const enter = createWaitingRoom({ atOnce: 2, waiting: 9, waitingPerNetwork: 9, longestMillis: 60_000 });
  const busy = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const entered: string[] = [];
  const arrive = (network: string) =>
    enter({ network, isKnown: false }, async () => void entered.push(network));
  const work = [
    enter({ network: 'busy', isKnown: false }, () => busy.promise),
    enter({ network: 'other', isKnown: false }, () => other.promise),
    arrive('quiet'),
    arrive('busy'),
  ];
  other.resolve();
  await Promise.all(work.slice(1));
  expect(entered).toEqual(['quiet', 'busy']);
  busy.resolve();
  await work[0];
});

test('refuses a stranger who has waited too long', async () => {
  const { arrive, leave } = fullRoom({ longestMillis: 1 });
  expect(await arrive('patient', 'a')).toMatchObject(REFUSED);
  await leave();
});
