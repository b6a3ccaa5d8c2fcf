import type { Context } from '#context.ts';
import { completeEndedMeetings } from './complete-meetings.service.ts';

/** Declares the upkeep by which meetings end. */
export function registerClockJobs(context: Context): void {
  context.jobs.repeat('complete-meetings', 1, async () => {
    await completeEndedMeetings(context);
  });
}
