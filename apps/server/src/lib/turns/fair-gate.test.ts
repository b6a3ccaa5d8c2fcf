import { expect, test } from 'vitest';
import { createFairGate } from './fair-gate.ts';

/** Work that records when it starts and ends on request. */
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

test('a single request waits for one of a heavy user’s, not for all of them', async () => {
  const { begun, ask, endNext } = createWork(
    createFairGate({ atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 9 }),
  );
  const all = ['acme', 'acme', 'acme', 'globex', 'acme'].map(ask);
  for (const _one of all) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['acme', 'globex', 'acme', 'acme', 'acme']);
});

test('limits the places of one owner and leaves the rest to others', async () => {
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

test('refuses only the owner with too many waiting', async () => {
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

test('refuses an owner who has waited too long, and lets the next in', async () => {
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
