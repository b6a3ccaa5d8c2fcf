import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from '#context.ts';
import type { ExpectedOffset, ZoneDifference } from '#db/zone-data.ts';
import { offsetStretches } from '#engines/wall-time/offset-stretches.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';
import { differenceText } from './zone-data.rules.ts';

const MONTHS_AHEAD = 24;
const SERVER_VERSION = process.versions['tz'] ?? 'unknown';

/** This runtime's offsets for every zone over the next two years; yields to requests in between. */
export async function listExpectedOffsets(now: Date): Promise<ExpectedOffset[]> {
  const start = new Date(Math.floor(now.getTime() / HOUR_MILLIS) * HOUR_MILLIS);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_AHEAD);
  const stretches: ExpectedOffset[] = [];
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    stretches.push(...offsetStretches(zone, start, end));
    await turn();
  }
  return stretches;
}

/** Logs differences between the server's zone data, which alone determines meeting times, and the database's. */
export async function checkZoneData(
  { zoneData, log }: Pick<Context, 'zoneData' | 'log'>,
  expected: ExpectedOffset[],
): Promise<ZoneDifference[]> {
  const differences = await zoneData.compare(expected);
  const facts = { zones: new Set(expected.map(({ zone }) => zone)).size, tzdata: SERVER_VERSION };
  if (differences.length === 0) log.info(facts, 'server and database have the same zone data');
  else {
    log.warn(
      { ...facts, differences: differences.map(differenceText) },
      'server and database have different zone data: update the older one',
    );
  }
  return differences;
}

/** Runs once a day, since under a running server only the database's zone data can change. */
export const compareZoneData = async (context: Context): Promise<ZoneDifference[]> =>
  checkZoneData(context, await listExpectedOffsets(context.clock.now()));
