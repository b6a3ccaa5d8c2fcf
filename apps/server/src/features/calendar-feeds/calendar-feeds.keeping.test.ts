import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { createCalendarFeed } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { afterAll, expect, test } from 'vitest';
import { eventsIn } from '../../../test/events-in.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call, clock } = scene;
afterAll(scene.stop);
const getUid = (bookingId: string) => `${bookingId}-p@127.0.0.1`;

test('a private calendar keeps called-off meetings for two weeks, and past ones for two months', async () => {
  const cancelled = await book('2026-03-20T09:00:00.000Z');
  const rejected = await book('2026-03-21T09:00:00.000Z');
  const held = await book('2026-03-03T09:00:00.000Z');
  await call(
    cancelBooking,
    { query: { bookingId: cancelled, comments: 'Quetzalcoatlus' }, body: null },
    admin,
  );
  await call(rejectBooking, { body: { bookingId: rejected, reason: { code: 'SKILLS' } } }, asha);
  const made = await call(createCalendarFeed, {}, arjun);
  const url = new URL(made.data?.url ?? '').pathname;
  const get = () => scene.app.inject({ method: 'GET', url });
  const states = async () =>
    Object.fromEntries(eventsIn((await get()).body).map(({ uid, status }) => [uid, status]));
  expect(await states()).toMatchObject({
    [getUid(cancelled)]: 'CANCELLED',
    [getUid(rejected)]: 'CANCELLED',
    [getUid(held)]: 'CONFIRMED',
  });
  expect((await get()).body).not.toContain('Quetzalcoatlus');
  clock.advance({ hours: 15 * 24 });
  expect(await states()).toEqual({ [getUid(held)]: 'CONFIRMED' });
  clock.advance({ hours: 45 * 24 - 1 });
  expect(await states()).toEqual({ [getUid(held)]: 'CONFIRMED' });
  clock.advance({ hours: 72 });
  expect(await states()).toEqual({});
});
