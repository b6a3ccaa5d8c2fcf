import { LIMITS } from '@slotwise/contract/limits';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#context.ts';
import { asUpkeep, asVendor, listenForWork, type VendorId } from '#db/tenancy.ts';
import { inTurns } from '#jobs/in-turns.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { createFairTurns } from '#lib/turns/fair-turns.ts';
import { deleteDeliveriesBefore, listVendorsWithOld } from './deliveries.queries.ts';
import { listDue, listVendorsWithDue, sendOldest } from './send-webhooks.service.ts';

/** How many addresses this process calls in parallel, in total and per organization. */
const AT_ONCE = 16;
const AT_ONCE_PER_VENDOR = 4;
/** Anything due before the next check has its own timer. */
const LOOK_MINUTES = 1;
const TIDY_MINUTES = 12 * 60;
const TIDIED_AT_ONCE = 1000;
const STOP_MILLIS = 5000;
const KEPT_MILLIS = LIMITS.webhookLogDays * DAY_MILLIS;

/** The sender of events in this process. */
type Sending = {
  /** Sends what is due for one organization, or for all of them. */
  wake: (vendorId: VendorId) => Promise<void>;
  look: () => Promise<void>;
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Registers the sending of events. The rows are the queue: writing one wakes this process after the commit, and every
 * minute each process checks for leftovers. Returns a function that stops it.
 */
export function registerWebhookJobs(context: Context): () => Promise<void> {
  const sending = createSending(context);
  const wake = (vendorId: VendorId): void => {
    sending.wake(vendorId).catch((error: unknown) => {
      context.log.error({ err: error }, 'webhooks not looked at');
    });
  };
  const stopListening = listenForWork(context.db, 'webhooks', wake);
  context.jobs.repeat('send-webhooks', LOOK_MINUTES, sending.look);
  context.jobs.repeat('tidy-webhook-log', TIDY_MINUTES, () => tidyLog(context));
  return async () => {
    stopListening();
    await sending.stop();
  };
}

/** Sends everything due now, like each process does every minute, and waits for it: for tests. @internal */
export async function sendDueWebhooks(context: Context): Promise<void> {
  const sending = createSending(context);
  await sending.look();
  await sending.settled();
  await sending.stop();
}

function createSending(context: Context): Sending {
  const timers = new Set<NodeJS.Timeout>();
  const turns = createFairTurns<VendorId>({
    atOnce: AT_ONCE,
    atOncePerOwner: AT_ONCE_PER_VENDOR,
    work: async ({ owner, key }) => {
      try {
        const done = await sendOldest(context, owner, key);
        if (!done.isNothing) askAgain(owner, key, done.againAfter);
        return !done.isNothing;
      } catch (error) {
        context.log.error({ err: error, webhookId: key }, 'webhook not sent');
        return false;
      }
    },
  });
  const askAgain = (owner: VendorId, key: string, millis = Infinity): void => {
    if (millis > LOOK_MINUTES * 60_000) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      turns.ask({ owner, key });
    }, millis).unref();
    timers.add(timer);
  };
  const wake = async (vendorId: VendorId): Promise<void> => {
    for (const key of await listDue(context, vendorId)) turns.ask({ owner: vendorId, key });
  };
  return {
    wake,
    look: async () => {
      for (const vendorId of await listVendorsWithDue(context)) await wake(vendorId);
    },
    settled: turns.settled,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      // What a slow receiver still blocks is resent by the next process.
      await Promise.race([turns.stop(), wait(STOP_MILLIS, undefined, { ref: false })]);
    },
  };
}

/** The log keeps finished events for some weeks. */
export async function tidyLog({ db, clock, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MILLIS);
  const vendorIds = await asUpkeep(db, (tx) => listVendorsWithOld(tx, before));
  await inTurns({ log }, vendorIds, async (vendorId) => {
    const count = await asVendor(db, vendorId, (tx) => deleteDeliveriesBefore(tx, before, TIDIED_AT_ONCE));
    return count === TIDIED_AT_ONCE;
  });
}
