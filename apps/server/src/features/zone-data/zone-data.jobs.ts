import type { Context } from '#context.ts';
import { checkZoneData, listExpectedOffsets } from './zone-data.service.ts';

const REPEAT_MINUTES = 24 * 60;

/** Declares the upkeep that compares zone data, which changes under a running server only on the database's side. */
export function registerZoneDataJobs(context: Context): void {
  context.jobs.repeat('check-zone-data', REPEAT_MINUTES, async () => {
    await checkZoneData(context, await listExpectedOffsets(context.clock.now()));
  });
}
