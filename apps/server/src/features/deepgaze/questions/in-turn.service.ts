import type { VendorId } from '#db/tenancy.ts';
import type { QuestionThreads } from '#engines/question-threads/question-threads.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { oncePerObject } from '#lib/turns/once-per.ts';

/** Beyond this many waiting questions of an organization, callers must try again later. */
const MOST_WAITING = 300;

const getGate = oncePerObject(({ atOnce }: Pick<QuestionThreads, 'atOnce'>) =>
  createFairGate({ atOnce, atOncePerOwner: 1, waitingPerOwner: MOST_WAITING, refusal: tooMany }),
);

/** Runs work in turn, the organizations alternating. RATE_LIMITED if too many wait or the caller is `gone`. */
export async function inTurn<T>(
  { questionThreads }: { questionThreads: Pick<QuestionThreads, 'atOnce'> },
  vendorId: VendorId,
  gone: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return getGate(questionThreads)(vendorId, async () => {
    if (gone?.aborted) throw tooMany();
    return work();
  });
}

/** For those who ask too much, and those who no longer wait. */
export const tooMany = (): AppError =>
  new AppError('RATE_LIMITED', {
    message: 'Too many questions were asked at once. Wait a moment and ask again.',
    retryAfterSeconds: 5,
  });
