import type { Context } from '#context.ts';
import { registerReadingJobs } from './reading/reading.jobs.ts';
import { registerZipJobs } from './zips/zip-upkeep.jobs.ts';

/** Declares what reads zips and what becomes of them in the end; answers what stops the reading. */
export async function registerDeepgazeJobs(context: Context): Promise<() => Promise<void>> {
  await registerZipJobs(context);
  return registerReadingJobs(context);
}
