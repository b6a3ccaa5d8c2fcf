import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import type { VendorId } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairTurns } from '#lib/fair-turns.ts';
import { oncePerObject } from '#lib/once-per.ts';

/** Whoever comes after so many of the own organisation is asked to come again. */
const MOST_WAITING = 300;
const LONGEST_PAUSE_MILLIS = 100;

type Waiting = Map<VendorId, (() => Promise<void>)[]>;

/** An answer takes the processor for itself: where more wait, other requests have it as long in between. */
function createTurns(waiting: Waiting) {
  return createFairTurns<VendorId>({
    atOnce: 1,
    atOncePerOwner: 1,
    work: async ({ owner }) => {
      const began = performance.now();
      const row = waiting.get(owner) ?? [];
      await row.shift()?.();
      if (row.length === 0) waiting.delete(owner);
      if (waiting.size > 0) await wait(Math.min(LONGEST_PAUSE_MILLIS, performance.now() - began));
      return waiting.has(owner);
    },
  });
}

const turnsOf = oncePerObject((_db: Database) => {
  const waiting: Waiting = new Map();
  return { waiting, turns: createTurns(waiting) };
});

/**
 * Runs a piece of work on a question once it is its turn: one at a time in this process, of each organisation that waits one
 * after the other. Throws RATE_LIMITED where too many of the organisation wait, or the reader is `gone` by then.
 */
export async function inTurn<T>(
  { db }: Pick<Context, 'db'>,
  vendorId: VendorId,
  gone: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const { waiting, turns } = turnsOf(db);
  const row = waiting.get(vendorId) ?? [];
  if (row.length >= MOST_WAITING) throw tooMany();
  const unlessGone = (): Promise<T> => (gone?.aborted ? Promise.reject(tooMany()) : work());
  return new Promise<T>((resolve, reject) => {
    row.push(() => unlessGone().then(resolve, reject));
    waiting.set(vendorId, row);
    turns.ask({ owner: vendorId, key: vendorId });
  });
}

const tooMany = (): AppError =>
  new AppError('RATE_LIMITED', {
    message: 'Too many questions were asked at once. Wait a moment and ask again.',
    retryAfterSeconds: 5,
  });
