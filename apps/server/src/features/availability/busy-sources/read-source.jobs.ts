import type { Context } from '#context.ts';
import { readDueSources } from './reading-rounds.service.ts';

/** Declares the upkeep that reads connected calendars; with them switched off there is none. */
export function registerBusySourceJobs(context: Context): void {
  if (!context.config.feeds) return;
  context.jobs.repeat('read-calendars', 1, async (signal) => {
    await readDueSources(context, signal);
  });
}
