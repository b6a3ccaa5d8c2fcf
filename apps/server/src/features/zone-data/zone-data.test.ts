import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { differenceText } from './zone-data.rules.ts';
import { checkZoneData, listExpectedOffsets } from './zone-data.service.ts';

const app = await startTestApp();
afterAll(app.stop);

const expected = await listExpectedOffsets(new Date('2026-11-22T00:00:00Z'));
const readiness = async () => (await app.app.inject('/readyz')).json<object>();
const lastLine = () => JSON.parse(app.logged.at(-1) ?? '{}') as Record<string, unknown>;

describe('the zone data of server and database', () => {
  test('is compared for every zone over two years, silently if it matches', async () => {
    expect(new Set(expected.map(({ zone }) => zone)).size).toBeGreaterThan(400);
    const started = performance.now();
    const differences = await checkZoneData(app.context, expected);
    console.info(
      `${expected.length} stretches in ${Math.round(performance.now() - started)} ms, ` +
        (differences.map(differenceText).join('; ') || 'no difference'),
    );
    const isSame = differences.length === 0;
    expect(lastLine()).toMatchObject({
      level: isSame ? 30 : 40,
      msg: isSame
        ? 'server and database have the same zone data'
        : 'server and database have different zone data: update the older one',
    });
  });

  test('that differs is reported to the operator, in the log and at /readyz', async () => {
    const standing = (await app.context.zoneData.compare(expected)).map(({ zone }) => zone);
    const differences = await checkZoneData(app.context, [
      ...expected.filter(({ zone }) => !['Asia/Calcutta', 'Europe/Berlin', ...standing].includes(zone)),
      // A country that stops changing its clocks, and one that switches to another offset in spring.
      { zone: 'Europe/Berlin', start: '2026-11-22T00:00:00Z', end: '2028-11-22T00:00:00Z', seconds: 3600 },
      { zone: 'Asia/Calcutta', start: '2026-11-22T00:00:00Z', end: '2027-04-01T00:00:00Z', seconds: 19_800 },
      { zone: 'Asia/Calcutta', start: '2027-04-01T00:00:00Z', end: '2028-11-22T00:00:00Z', seconds: 23_400 },
      { zone: 'Mars/Olympus', start: '2026-11-22T00:00:00Z', end: '2028-11-22T00:00:00Z', seconds: 0 },
    ]);
    expect(differences).toEqual([
      { zone: 'Asia/Calcutta', at: '2027-04-01T00:00:00.000Z', server: 23_400, database: 19_800 },
      { zone: 'Europe/Berlin', at: '2027-03-28T01:00:00.000Z', server: 3600, database: 7200 },
      { zone: 'Mars/Olympus', at: '2026-11-22T00:00:00Z', server: 0, database: null },
    ]);
    expect(lastLine()).toMatchObject({
      level: 40,
      differences: [
        'Asia/Calcutta from 2027-04-01T00:00:00.000Z: +06:30, database +05:30',
        'Europe/Berlin from 2027-03-28T01:00:00.000Z: +01:00, database +02:00',
        'Mars/Olympus from 2026-11-22T00:00:00Z: +00:00, database does not know it',
      ],
    });
    const zones = ['Asia/Calcutta', 'Europe/Berlin', 'Mars/Olympus'];
    expect(await readiness()).toEqual({
      status: 'success',
      notices: [{ code: 'ZONE_DATA_DIFFERS', zones }],
    });
  });

  test('that matches again withdraws the notice', async () => {
    const utc = expected.filter(({ zone }) => zone === 'Etc/UTC' || zone === 'Asia/Calcutta');
    expect(await checkZoneData(app.context, utc)).toEqual([]);
    expect(await readiness()).toEqual({ status: 'success', notices: [] });
  });
});
