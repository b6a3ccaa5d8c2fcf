import type { Context } from '#context.ts';
import { registerReadingJobs } from './reading/reading.jobs.ts';
import { registerZipJobs } from './zips/zip-upkeep.jobs.ts';

/** Registers the jobs that read zips and later delete them; returns a function that stops the reading. */
export async function registerDeepgazeJobs(context: Context): Promise<() => Promise<void>> {
  await registerZipJobs(context);
  return registerReadingJobs(context);
}
