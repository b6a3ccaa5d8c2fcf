import type { Context } from '#context.ts';
import { noteMovedTimes } from './note-moved-times.service.ts';

const REPEAT_MINUTES = 24 * 60;

/** Declares the upkeep that finds meetings whose wall time moved; new rules of clocks come with a new start, too. */
export function registerMovedTimeJobs(context: Context): void {
  context.jobs.repeat('note-moved-times', REPEAT_MINUTES, async () => {
    await noteMovedTimes(context);
  });
}
