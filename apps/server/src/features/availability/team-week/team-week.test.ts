import { listTeamWeek } from '@slotwise/contract/availability/team-week.endpoints';
import { listCalendar } from '@slotwise/contract/bookings/calendar.endpoints';
import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { aJob } from '@slotwise/test-data/a-job';
import { aDayOff } from '@slotwise/test-data/an-availability';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { atRest } from '../../../../test/at-rest.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { startSlotScene } from '../../../../test/slot-scene.ts';
import { isOnCitus } from '../../../../test/test-database.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, admin, book, call } = scene;

const WEEKDAYS = [1, 2, 3, 4, 5].map((day) => ({ day, start: '10:00', end: '18:00' }));
const hours = { timeZone: 'Asia/Kolkata', weeklyHours: WEEKDAYS };
const asha = await addPanelist('Asha', {
  ...hours,
  maxPerWeek: 6,
  dateOverrides: [aDayOff({ date: '2026-03-05' })],
});
const bo = await addPanelist('Bo', hours);
const zed = await addPanelist('Zed', { ...hours, timeZone: 'America/Los_Angeles' });
const { jdId = '' } = await call(createJob, { body: aJob() }, admin);

const meeting = await book('2026-03-03T10:00', { panelists: [{ panelistId: asha.panelistId }], jdId });
await book('2026-03-04T10:00', { panelists: [{ panelistId: bo.panelistId }] });
await book('2026-03-04T21:00', { panelists: [{ panelistId: zed.panelistId }] });
const late = await book(
  '2026-03-08T23:30',
  { panelists: [{ panelistId: bo.panelistId }] },
  '2026-03-09T00:30',
);

const week = (query: Partial<RequestOf<typeof listTeamWeek>['query']> = {}) =>
  call(
    listTeamWeek,
    { query: { from: '2026-03-02', to: '2026-03-08', timeZone: 'Asia/Kolkata', ...query } },
    admin,
  );
const month = (query: Partial<RequestOf<typeof listCalendar>['query']> = {}, as = admin) =>
  call(listCalendar, { query: { from: '2026-03-01T18:30:00Z', to: '2026-03-31T18:30:00Z', ...query } }, as);

describe('a team’s week', () => {
  test('shows when each is off and outside their hours, and counts meetings without drawing them', async () => {
    const { data = [], page } = await week();
    expect(page).toMatchObject({ total: 3 });
    expect(data.map(({ name, thisWeek, maxPerWeek }) => [name, thisWeek, maxPerWeek])).toEqual([
      ['Asha', 1, 6],
      ['Bo', 2, null],
      ['Zed', 1, null],
    ]);
    expect(data[0]?.blocks.filter(({ cause }) => cause === 'DAY_OFF')).toMatchObject([
      { startTime: '2026-03-04T18:30:00.000Z', endTime: '2026-03-05T18:30:00.000Z' },
    ]);
    const causes = new Set(data.flatMap(({ blocks }) => blocks.map(({ cause }) => cause)));
    expect([...causes].toSorted()).toEqual(['DAY_OFF', 'OUTSIDE_HOURS']);
  });

  test('counts the same week for people further west, whose Monday starts later', async () => {
    expect((await week({ q: 'Zed' })).data).toMatchObject([{ thisWeek: 1 }]);
  });

  test('is narrowed to the panels of a job, or to names with the words', async () => {
    expect((await week({ jdId })).data?.map(({ name }) => name)).toEqual(['Asha']);
    expect((await week({ q: 'bo1' })).data ?? []).toEqual([]);
    expect((await week({ q: 'BO' })).data?.map(({ name }) => name)).toEqual(['Bo']);
    expect((await week({ jdId, from: '2026-03-04' })).data).toEqual([]);
  });

  test('comes in pages', async () => {
    const { data, page } = await week({ page: '2', pageSize: '1' });
    expect(data?.map(({ name }) => name)).toEqual(['Bo']);
    expect(page).toEqual({ page: 2, pageSize: 1, total: 3 });
  });

  test.each([
    ['to', { to: '2026-03-01' }],
    ['to', { to: '2026-03-16' }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '0001-01-01', to: '0001-01-02' }],
    ['from', { from: '9999-12-30', to: '9999-12-31' }],
    ['timeZone', { timeZone: 'Mars/Base' }],
  ])('refuses %s in %o', async (field, query) => {
    expect(await week(query)).toMatchObject({
      httpStatus: 400,
      fieldErrors: { [field]: expect.any(String) },
    });
  });
});

describe('a calendar of meetings', () => {
  test('shows the meetings of its days, soonest first, with one that runs into them', async () => {
    const { data = [], isCut } = await month({ from: '2026-03-08T18:30:00Z' });
    expect(data.map(({ bookingId }) => bookingId)).toEqual([late.bookingId]);
    expect(isCut).toBe(false);
    const all = (await month()).data ?? [];
    expect(all).toHaveLength(4);
    expect(all[0]).toMatchObject({
      bookingId: meeting.bookingId,
      startTime: '2026-03-03T04:30:00.000Z',
      panelists: [{ name: 'Asha', email: asha.email }],
    });
  });

  test('is narrowed to a job or a panelist, and leaves out cancelled meetings', async () => {
    expect((await month({ jdId })).data?.map(({ bookingId }) => bookingId)).toEqual([meeting.bookingId]);
    expect((await month({ panelistEmail: bo.email })).data).toHaveLength(2);
    const gone = await book('2026-03-20T10:00');
    await call(
      cancelBooking,
      { query: { id: gone.bookingId ?? '' }, body: { reason: { code: 'OTHER', text: 'Not needed' } } },
      admin,
    );
    expect((await month()).data).toHaveLength(4);
  });

  test('shows panelists only the meetings they are in', async () => {
    const user = await scene.accept(bo.email, 'invite');
    expect((await month({}, user)).data).toHaveLength(2);
    expect((await month({ panelistEmail: asha.email }, user)).data).toEqual([]);
  });

  test('refuses more days than a calendar shows', async () => {
    const long = await month({ to: '2026-05-31T18:30:00Z' });
    expect(long).toMatchObject({ httpStatus: 400, fieldErrors: { to: expect.any(String) } });
  });
});

describe('the queries of both', () => {
  const counted = countStatements(scene.store.pool);
  beforeEach(() => counted.take());

  test('do not increase with people and meetings', async () => {
    const measure = async () => {
      await atRest(scene);
      counted.take();
      await week({ jdId });
      const ofWeek = counted.take();
      await month();
      return [ofWeek, counted.take()];
    };
    const few = await measure();
    const more = await Promise.all(Array.from({ length: 6 }, (_, n) => addPanelist(`Extra${n}`, hours)));
    for (const [n, { panelistId }] of more.entries())
      await book(`2026-03-1${n}T11:00`, { panelists: [{ panelistId }], jdId });
    expect(await measure()).toEqual(few);
    expect(few.map(({ trips }) => trips)).toEqual(isOnCitus() ? [7, 6] : [3, 2]);
  });
});

test('someone busier than anyone can be is refused before everything is read', async () => {
  const { panelistId, email } = await addPanelist('Ola', hours);
  await asVendor(scene.context.db, toVendorId(admin.vendorId), async (tx) => {
    const source = { source_id: uuidv7(), panelist_id: panelistId, kind: 'FILE' as const, name: 'Long' };
    await tx.insertOwn('busy_source', { ...source, created_at: new Date() }).execute();
    await tx.executeSql(
      `insert into busy_time (vendor_id, source_id, panelist_id, start_time, end_time)
      select vendor_id, source_id, panelist_id, start, start + interval '1 second' from busy_source,
        generate_series(timestamptz '2026-03-02Z', timestamptz '2026-03-03Z', interval '2 seconds') as start
      where vendor_id = $1 and source_id = $2`,
      [admin.vendorId, source.source_id],
    );
  });
  const refused = { httpStatus: 422, code: 'SEARCH_TOO_LARGE' };
  expect(await week({ q: 'Ola' })).toMatchObject(refused);
  expect(await scene.ask({ emails: email })).toMatchObject(refused);
  expect((await week({ q: 'Bo' })).httpStatus).toBe(200);
});
