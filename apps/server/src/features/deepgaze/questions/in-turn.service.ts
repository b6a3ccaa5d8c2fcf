import type { VendorId } from '#db/tenancy.ts';
import type { QuestionThreads } from '#engines/question-threads/question-threads.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairTurns } from '#lib/turns/fair-turns.ts';
import { oncePerObject } from '#lib/turns/once-per.ts';

/** The person who comes after so many of the own organization is asked to come again. */
const MOST_WAITING = 300;

type Waiting = Map<VendorId, (() => Promise<void>)[]>;

/** One question of an organization at a time, so that none ever finds all threads with questions of one other. */
function createTurns(waiting: Waiting, atOnce: number) {
  return createFairTurns<VendorId>({
    atOnce,
    atOncePerOwner: 1,
    work: async ({ owner }) => {
      const row = waiting.get(owner) ?? [];
      await row.shift()?.();
      if (row.length === 0) waiting.delete(owner);
      return waiting.has(owner);
    },
  });
}

const turnsOf = oncePerObject(({ atOnce }: Pick<QuestionThreads, 'atOnce'>) => {
  const waiting: Waiting = new Map();
  return { waiting, turns: createTurns(waiting, atOnce) };
});

/**
 * Runs a piece of work on a question once it is its turn: as many at once as there are threads, of each organization that
 * waits one after the other. Throws RATE_LIMITED where too many of the organization wait, or the reader is `gone` by then.
 */
export async function inTurn<T>(
  { questionThreads }: { questionThreads: Pick<QuestionThreads, 'atOnce'> },
  vendorId: VendorId,
  gone: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const { waiting, turns } = turnsOf(questionThreads);
  const row = waiting.get(vendorId) ?? [];
  if (row.length >= MOST_WAITING) throw tooMany();
  const unlessGone = (): Promise<T> => (gone?.aborted ? Promise.reject(tooMany()) : work());
  return new Promise<T>((resolve, reject) => {
    row.push(() => unlessGone().then(resolve, reject));
    waiting.set(vendorId, row);
    turns.ask({ owner: vendorId, key: vendorId });
  });
}

/** For those who ask too much, and those who wait no more. */
export const tooMany = (): AppError =>
  new AppError('RATE_LIMITED', {
    message: 'Too many questions were asked at once. Wait a moment and ask again.',
    retryAfterSeconds: 5,
  });
