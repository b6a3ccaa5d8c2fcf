import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import * as feeds from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { gunzipSync } from 'node:zlib';
import { aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { eventsIn } from '../../../test/events-in.ts';
import { checkCalendarFeed } from '../../../test/checkers/check-calendar-feed.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startPanelScene, type Interviewer } from '../../../test/panel-scene.ts';
import type { TestUser } from '../../../test/test-app.ts';

const scene = await startPanelScene();
const { admin, call, clock, asha, arjun, book, logIn } = scene;
afterAll(scene.stop);

const makeFeed = async (as: TestUser) => (await call(feeds.createCalendarFeed, {}, as)).data?.url ?? '';
const get = (url: string, headers: Record<string, string> = {}, ip = '203.0.113.7') =>
  scene.app.inject({ method: 'GET', url: new URL(url).pathname, headers, remoteAddress: ip });

const getUid = (bookingId: string) => `${bookingId}-p@127.0.0.1`;
const read = async (url: string) => eventsIn((await get(url)).body);

describe('the private calendar of a person', () => {
  test('has its own address, which can be shown again and replaced', async () => {
    expect((await call(feeds.getCalendarFeed, {}, arjun)).data).toEqual({ url: '', createdAt: '' });
    const url = await makeFeed(arjun);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:0\/api\/calendar\/cf_[\w-]{43}\.ics$/);
    expect((await call(feeds.getCalendarFeed, {}, arjun)).data).toEqual({
      url,
      createdAt: clock.now().toISOString(),
    });
    const newer = await makeFeed(arjun);
    expect(newer).not.toBe(url);
    expect((await get(url)).statusCode).toBe(410);
    expect((await get(newer)).statusCode).toBe(200);
    expect((await call(feeds.deleteCalendarFeed, {}, arjun)).httpStatus).toBe(200);
    expect((await get(newer)).statusCode).toBe(410);
    expect((await call(feeds.getCalendarFeed, {}, arjun)).data?.url).toBe('');
  });

  test('has no secret in the database, nor in the log', async () => {
    const url = await makeFeed(asha);
    const token = /cf_[\w-]+/.exec(url)?.[0] ?? 'none';
    scene.logged.length = 0;
    await get(url);
    await get(`${url.slice(0, -4)}x.ics`);
    await get(`${url}%zz`);
    await get(url, { 'if-none-match': '"\u0000"' }).catch(() => undefined);
    expect(scene.logged.join('')).toContain('/api/calendar/:file');
    expect(scene.logged.join('')).not.toContain(token.slice(3, 20));
    const { rows } = await scene.store.pool.query('select t::text from calendar_feed t');
    expect(JSON.stringify(rows)).not.toContain(token.slice(3, 20));
  });

  test('shows the current meetings of host and panelists, each once under the UID of its mails', async () => {
    const bookingId = await book('2026-03-10T09:00:00.000Z', { roundName: 'Technical' });
    const alone = await book('2026-03-11T09:00:00.000Z', { panelists: [{ panelistId: asha.panelistId }] });
    const [ashas, arjuns, admins] = [await makeFeed(asha), await makeFeed(arjun), await makeFeed(admin)];
    expect((await read(ashas)).map(({ uid }) => uid)).toEqual([getUid(alone), getUid(bookingId)]);
    expect((await read(arjuns)).map(({ uid }) => uid)).toEqual([getUid(bookingId)]);
    expect(await read(admins)).toMatchObject([
      { uid: getUid(alone) },
      { uid: getUid(bookingId), sequence: 0, status: 'CONFIRMED', start: '2026-03-10T09:00:00Z' },
    ]);

    const meetingInfo = {
      startTime: '2026-03-12T10:00',
      endTime: '2026-03-12T11:00',
      timeZone: 'Asia/Kolkata',
    };
    await call(reviseBooking, { body: { bookingId, meetingInfo } }, admin);
    expect((await read(arjuns))[0]).toMatchObject({
      uid: getUid(bookingId),
      sequence: 1,
      start: '2026-03-12T04:30:00Z',
    });
    const panelists = [{ panelistId: asha.panelistId }];
    await call(reviseBooking, { body: { bookingId, panelists } }, admin);
    expect(await read(arjuns)).toEqual([]);
    await call(cancelBooking, { query: { bookingId }, body: null }, admin);
    await call(cancelBooking, { query: { bookingId: alone }, body: null }, admin);
  });

  test('is valid, with and without meetings', async () => {
    const empty = await get(await makeFeed(await scene.signUp('Larch Partners')));
    expect(checkCalendarFeed(empty.rawPayload)).toEqual([]);
    expect(eventsIn(empty.body)).toEqual([]);
    const url = await makeFeed(admin);
    const instructions = 'Bring; a laptop, please\n\\o/ 👋🏽';
    const meetingInfo = aMeeting({
      startTime: '2026-03-15T14:30',
      endTime: '2026-03-15T15:30',
      instructions,
    });
    await book('2026-03-15T09:00:00.000Z', { meetingInfo });
    const answer = await get(url);
    expect(checkCalendarFeed(answer.rawPayload)).toEqual([]);
    expect(answer.body).toContain('METHOD:PUBLISH\r\n');
    expect(answer.body).not.toContain('ATTENDEE');
    expect(answer.body.replaceAll('\r\n ', '')).toContain('\\nPanel: Asha Rao\\, Arjun Menon\r\n');
  });

  test('is not resent to someone who has it, and is sent compressed', async () => {
    const url = await makeFeed(admin);
    const first = await get(url);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    });
    const tag = String(first.headers.etag);
    const again = await get(url, { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    const packed = await get(url, { 'accept-encoding': 'gzip, deflate' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString('utf8')).toBe(first.body);
    await book('2026-03-16T09:00:00.000Z');
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(200);
  });
});

describe('a dead address', () => {
  test('counts against the network that requests it', async () => {
    const url = await makeFeed(admin);
    const from = (ip: string, path = url) => get(path, {}, ip);
    const wrong = `${new URL(url).origin}/api/calendar/cf_${'A'.repeat(43)}.ics`;
    for (let tries = 0; tries < 30; tries += 1)
      expect((await from('198.51.100.9', wrong)).statusCode).toBe(410);
    expect((await from('198.51.100.9', wrong)).statusCode).toBe(429);
    expect((await from('198.51.100.9')).statusCode).toBe(200);
    for (const path of ['cf_.ics', 'nothing', `cf_${'A'.repeat(43)}`, 'pl_x.ics']) {
      expect((await from('198.51.100.10', `${new URL(url).origin}/api/calendar/${path}`)).statusCode).toBe(
        410,
      );
    }
  });

  test('is that of an inactive person or a suspended organization', async () => {
    const as: Interviewer = { ...asha, ...(await logIn(asha.email)) };
    const url = await makeFeed(as);
    const others = await makeFeed(admin);
    const body = { panelistId: asha.panelistId, panelStatus: 'INACTIVE' as const };
    expect((await call(updatePanelist, { body }, admin)).httpStatus).toBe(200);
    expect((await get(url)).statusCode).toBe(410);
    expect((await get(others)).statusCode).toBe(200);
    const turn = (vendor_status: 'SUSPENDED' | 'ACTIVE') =>
      asVendor(scene.context.db, toVendorId(admin.vendorId), (tx) =>
        tx.updateTable('vendor').set({ vendor_status }).where('vendor_id', '=', admin.vendorId).execute(),
      );
    await turn('SUSPENDED');
    expect((await get(others)).statusCode).toBe(410);
    await turn('ACTIVE');
    expect((await get(others)).statusCode).toBe(200);
  });

  test('and one read without pause is refused for a while', async () => {
    const url = await makeFeed(await logIn(admin.email));
    let refused;
    for (let tries = 0; tries < 150 && !refused; tries += 1) {
      const answer = await get(url, { 'if-none-match': '*' });
      if (answer.statusCode !== 304) refused = answer;
    }
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance({ hours: 1 });
    expect((await get(url)).statusCode).toBe(200);
  });
});

test('a busy person’s calendar is read and serialized in batches, in order', async () => {
  const starts = Array.from(
    { length: 27 },
    (_, at) => `2026-05-${String(at + 1).padStart(2, '0')}T09:00:00Z`,
  );
  const panelists = [{ panelistId: arjun.panelistId }];
  for (const start of starts) await book(start.replace('Z', '.000Z'), { panelists });
  const url = await makeFeed(arjun);
  const asked = recordStatements(scene.store.pool, admin.vendorId);
  const found = (await read(url)).map(({ start }) => start);
  expect(found.filter((start) => starts.includes(start ?? ''))).toEqual(starts.toReversed());
  expect(asked.flat().filter((text) => /from "booking_person".*order by/s.test(text)).length).toBeGreaterThan(
    1,
  );
});
