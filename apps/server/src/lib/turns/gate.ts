import { createFairGate } from './fair-gate.ts';

/** Lets `atOnce` pieces of work run concurrently and `waiting` more wait; further ones are refused. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const inTurn = createFairGate({ atOnce, atOncePerOwner: atOnce, waitingPerOwner: waiting });
  return <T>(work: () => Promise<T>): Promise<T> => inTurn('everyone', work);
}
