import { expect, test } from 'vitest';
import { createFairGate } from './fair-gate.ts';

/** Work that says when it began and ends when it is let. */
function createWork(gate: ReturnType<typeof createFairGate>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string) =>
    gate(owner, async () => {
      begun.push(owner);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const aTurn = () => new Promise((resolve) => setImmediate(resolve));
  const endNext = async (): Promise<void> => {
    await aTurn();
    ends.shift()?.();
    await aTurn();
  };
  return { begun, ask, endNext, aTurn };
}

test('someone who asks once waits for one of those who ask much, not for all of them', async () => {
  const { begun, ask, endNext } = createWork(
    createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 9 }),
  );
  const all = ['acme', 'acme', 'acme', 'globex', 'acme'].map(ask);
  for (const _one of all) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['acme', 'globex', 'acme', 'acme', 'acme']);
});

test('one owner takes no more places than one may have, and another finds the rest free', async () => {
  const { begun, ask, endNext, aTurn } = createWork(
    createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 9 }),
  );
  const all = ['acme', 'acme', 'acme', 'globex'].map(ask);
  await aTurn();
  expect(begun).toEqual(['acme', 'globex']);
  for (const _one of all) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['acme', 'globex', 'acme', 'acme']);
});

test('who asks for more than may wait is refused, and no one else is', async () => {
  const { ask, endNext } = createWork(createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 1 }));
  const kept = [ask('acme'), ask('acme')];
  await expect(ask('acme')).rejects.toThrow('not ready');
  kept.push(ask('globex'));
  for (const _one of kept) await endNext();
  await Promise.all(kept);
  kept.push(ask('acme'));
  await endNext();
  await Promise.all(kept);
});

test('the person who waits longer than one may is refused, and the next is let in', async () => {
  const { ask, endNext } = createWork(
    createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 9, longestMillis: 1 }),
  );
  const first = ask('acme');
  await expect(ask('globex')).rejects.toThrow('not ready');
  await endNext();
  await first;
  const second = ask('globex');
  await endNext();
  await second;
});
