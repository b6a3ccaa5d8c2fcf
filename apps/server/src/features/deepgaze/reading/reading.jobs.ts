import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#context.ts';
import { asUpkeep, listenForWork, type VendorId } from '#db/tenancy.ts';
import { createResumeReader } from '#engines/resume-reader/resume-reader.ts';
import { createFairTurns, type FairTurns } from '#lib/turns/fair-turns.ts';
import { compareNextZip } from './compare-zip.service.ts';
import { listVendorsToRead } from './reading.queries.ts';
import { freeZips, readNextZip } from './reading.service.ts';
import { listVendorsWithOutdated } from './renew-resumes.queries.ts';
import { renewNextZip } from './renew-resumes.service.ts';

/** How many zips are read in parallel by this process: one per organization at once, a minute each if more wait. */
const AT_ONCE = 2;
const LOOK_MINUTES = 1;
const STOP_MILLIS = 5000;

/**
 * Registers the reading of zips. The rows are the queue: an upload wakes this process after its commit, and every
 * minute each process looks for leftovers, and for what a former product version has read. Returns a function that
 * stops it: files in progress are given up and read again later. A server without threads reads nothing.
 */
export async function registerReadingJobs(context: Context): Promise<() => Promise<void>> {
  if (context.config.deepgazeThreads === 0) return () => Promise.resolve();
  const stopping = new AbortController();
  const { deepgazeThreads: threads } = context.config;
  // Its threads start with the first file and end after a while without work.
  const reader = createResumeReader({ threads });
  const reading = { reader, threads, signal: stopping.signal, isWaitedFor: () => turns.isWaitedFor() };
  const turns: FairTurns<VendorId> = createFairTurns({
    atOnce: AT_ONCE,
    atOncePerOwner: 1,
    work: async ({ owner }) => {
      try {
        return (
          (await readNextZip(context, owner, reading)) ||
          (await renewNextZip(context, owner, reading)) ||
          (await compareNextZip(context, owner, reading))
        );
      } catch (error) {
        context.log.error({ err: error }, 'zips not looked at');
        return false;
      }
    },
  });
  const ask = (vendorId: VendorId): void => turns.ask({ owner: vendorId, key: vendorId });
  // The embedded database has only one server, so leases of an earlier process are void and need not expire.
  if (context.config.databaseUrl === undefined) for (const vendorId of await freeZips(context)) ask(vendorId);
  const stopListening = listenForWork(context.db, 'resumes', ask);
  context.jobs.repeat('read-zips', LOOK_MINUTES, async () => {
    const now = context.clock.now();
    for (const vendorId of await asUpkeep(context.db, (tx) => listVendorsToRead(tx, now))) ask(vendorId);
    for (const vendorId of await asUpkeep(context.db, listVendorsWithOutdated)) ask(vendorId);
  });
  return async () => {
    stopListening();
    stopping.abort();
    await Promise.race([
      Promise.all([reader.stop(), turns.stop()]),
      wait(STOP_MILLIS, undefined, { ref: false }),
    ]);
  };
}
