import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { wallTime } from '#engines/wall-time/print-time.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { call, client, aTime, newCandidate } = scene;
afterAll(scene.stop);

type Written = { startTime: string; endTime: string; timeZone: string };

async function aDraft(): Promise<string> {
  const { bookingId = '' } = await call(saveDraft, { body: { candidateDetails: newCandidate() } }, client);
  return bookingId;
}

/** Every way a booking gets a time. */
const WAYS = {
  'is scheduled': (meetingInfo: Written) =>
    call(createBooking, { body: aBooking({ meetingInfo, candidateDetails: newCandidate() }) }, client),
  'is rescheduled': async (meetingInfo: Written) => {
    const body = aBooking({ meetingInfo: aTime().meetingInfo, candidateDetails: newCandidate() });
    const { bookingId = '' } = await call(createBooking, { body }, client);
    return call(reviseBooking, { body: { bookingId, meetingInfo, actionType: 'reschedule' } }, client);
  },
  'is edited': async (meetingInfo: Written) => {
    const body = aBooking({ meetingInfo: aTime().meetingInfo, candidateDetails: newCandidate() });
    const { bookingId = '' } = await call(createBooking, { body }, client);
    return call(reviseBooking, { body: { bookingId, meetingInfo, roundName: 'Technical 3' } }, client);
  },
  'is published from its draft': async (meetingInfo: Written) => {
    const body = aBooking({ bookingId: await aDraft(), meetingInfo, candidateDetails: newCandidate() });
    return call(createBooking, { body }, client);
  },
  'is a draft that gets a time': async (meetingInfo: Written) =>
    call(reviseBooking, { body: { bookingId: await aDraft(), meetingInfo } }, client),
  'is a submission that is accepted': async (meetingInfo: Written) =>
    scene.change({ bookingId: await scene.submitted(), decision: 'ACCEPT', meetingInfo }, client),
};
const ways = Object.entries(WAYS);

const rows = () =>
  asVendor(scene.store.db, toVendorId(client.vendorId), (tx) =>
    tx
      .selectFrom('booking')
      .select(['booking_id', 'start_time', 'end_time', 'start_local', 'end_local', 'time_zone'])
      .where('vendor_id', '=', client.vendorId)
      .execute(),
  );

describe('a booking that', () => {
  test.each(ways)('%s keeps instant, wall time and zone', async (_way, set) => {
    const timeZone = 'America/New_York';
    const done = await set({ startTime: '2026-07-06T10:00', endTime: '06/07/2026 11:30', timeZone });
    expect(done.httpStatus, done.message?.join(' ')).toBeLessThan(300);
    const row = (await rows()).find(({ booking_id: id }) => id === done.bookingId);
    expect(row).toMatchObject({
      start_time: new Date('2026-07-06T14:00:00Z'),
      end_time: new Date('2026-07-06T15:30:00Z'),
      start_local: '2026-07-06T10:00',
      end_local: '2026-07-06T11:30',
      time_zone: timeZone,
    });
  });

  test.each(ways)(
    'refuses %s in an hour that clocks skip, and names the times around it',
    async (_way, set) => {
      const timeZone = 'Europe/Berlin';
      const refused = await set({ startTime: '2026-03-29T02:30', endTime: '2026-03-29T03:30', timeZone });
      expect(refused).toMatchObject({
        httpStatus: 400,
        code: 'TIME_DOES_NOT_EXIST',
        details: { suggestions: [{ wallTime: '2026-03-29T01:45' }, { wallTime: '2026-03-29T03:00' }] },
      });
    },
  );

  test.each(ways)('%s takes the first of two equal hours, and says so', async (_way, set) => {
    const timeZone = 'Europe/Berlin';
    const done = await set({ startTime: '2026-10-25T02:15', endTime: '2026-10-25T02:45', timeZone });
    expect(done.data).toMatchObject({ meetingInfo: { startTime: '2026-10-25T00:15:00.000Z' } });
    const { warnings = [] } = done as { warnings?: { code: string; message: string }[] };
    expect(warnings.map(({ code }) => code).filter((code) => code === 'AMBIGUOUS_LOCAL_TIME')).toHaveLength(
      2,
    );
    expect(warnings.map(({ message }) => message).join(' ')).toContain('25/10/2026 02:15 twice');
  });

  test('has a time shows it in its own zone', async () => {
    const timed = (await rows()).filter(({ start_time: start }) => start);
    expect(timed.length).toBeGreaterThan(12);
    for (const { start_time: start, end_time: end, time_zone: timeZone, ...row } of timed) {
      expect(row.start_local).toBe(wallTime(start?.toISOString() ?? '', timeZone));
      expect(row.end_local).toBe(wallTime(end?.toISOString() ?? '', timeZone));
    }
  });
});
