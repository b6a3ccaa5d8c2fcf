import {
  countBookings,
  createBooking,
  getBooking,
  BOOKING_SORTS,
  listBookings,
  type BookingSort,
} from '@slotwise/contract/bookings/bookings.endpoints';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';
import { listBookingIds } from './listing/list-page.queries.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
for (const [firstName, email] of [
  ['Asha', 'asha@acme.example'],
  ['Daniel', 'daniel@acme.example'],
] as const) {
  await call(createPanelist, { body: aPanelist({ firstName, email }) }, recruiter);
}
const asha = await app.accept('asha@acme.example', 'invite');
const daniel = await app.accept('daniel@acme.example', 'invite');

async function schedule(day: string, candidateName: string, panel: string[], jobTitle = 'Data Engineer') {
  const email = `${candidateName.split(' ')[0]?.toLowerCase()}@candidate.example`;
  const made = await call(
    createBooking,
    {
      body: aBooking({
        jobTitle,
        meetingInfo: aMeeting({ startTime: `${day}T18:00`, endTime: `${day}T19:00` }),
        candidateDetails: aCandidate({ candidateName, email }),
        panelists: panel.map((address) => ({ name: address, email: address })),
      }),
    },
    recruiter,
  );
  if (!made.bookingId) throw new Error(`Not scheduled: ${made.message?.join()}`);
  return made.bookingId;
}

const today = await schedule('2026-03-02', 'Zoë Ümit', ['asha@acme.example']);
const friday = await schedule(
  '2026-03-06',
  'Bela Nagy',
  ['asha@acme.example', 'daniel@acme.example'],
  'Designer',
);
const later = await schedule('2026-04-10', 'Chen Li', ['daniel@acme.example'], '100% remote_work');
// The first panelist is also someone's candidate, which must not show them anything.
const asCandidate = await schedule('2026-05-04', 'Asha Rao', []);
await asVendor(app.store.db, toVendorId(recruiter.vendorId), async (tx) => {
  await tx
    .updateTable('booking_person')
    .set({ email: 'asha@acme.example' })
    .where('booking_id', '=', asCandidate)
    .where('role', '=', 'CANDIDATE')
    .execute();
});

async function list(who: TestUser, query: Parameters<typeof call<typeof listBookings>>[1]['query'] = {}) {
  const { data, httpStatus } = await call(listBookings, { query }, who);
  expect(httpStatus).toBe(200);
  return data?.map(({ bookingId }) => bookingId);
}

describe('who may see a meeting', () => {
  test('a recruiter sees every meeting of the organization, the next one first', async () => {
    expect(await list(recruiter)).toEqual([today, friday, later, asCandidate]);
  });

  test('a panelist sees the meetings they are on, but none in which they are the candidate', async () => {
    expect(await list(asha)).toEqual([today, friday]);
    expect(await list(daniel)).toEqual([friday, later]);
    expect(await call(getBooking, { query: { id: today } }, asha)).toMatchObject({
      httpStatus: 200,
      bookingId: today,
    });
    for (const id of [later, asCandidate]) {
      expect(await call(getBooking, { query: { id } }, asha)).toMatchObject({
        httpStatus: 404,
        code: 'NOT_FOUND',
      });
    }
  });

  test('a panelist reads no deliveries and schedules nothing', async () => {
    expect(await call(listDeliveries, { params: { id: today } }, asha)).toMatchObject({ httpStatus: 403 });
    expect(await call(createBooking, { body: aBooking() }, asha)).toMatchObject({ httpStatus: 403 });
  });

  test('another organization finds nothing, with any parameter', async () => {
    expect(await call(getBooking, { query: { id: today } }, stranger)).toMatchObject({ httpStatus: 404 });
    for (const query of [{}, { name: recruiter.vendorId }, { name: recruiter.email }, { q: 'bela' }]) {
      expect(await list(stranger, query)).toEqual([]);
    }
    const { total } = await call(countBookings, { query: { name: recruiter.vendorId } }, stranger);
    expect(total).toBe(0);
  });

  test('someone who is not logged in sees nothing', async () => {
    expect(await call(listBookings, { query: {} }, null)).toMatchObject({ httpStatus: 401 });
  });
});

describe('the list of meetings', () => {
  test.each([
    ['the own organization', () => ({ name: recruiter.vendorId }), () => [today, friday, later, asCandidate]],
    ['someone’s address', () => ({ name: 'Daniel@acme.example' }), () => [friday, later]],
    ['words of any order, case and accent', () => ({ q: 'engineer ZOE' }), () => [today]],
    ['a name as search text', () => ({ name: 'umit' }), () => [today]],
    ['characters that search by themselves', () => ({ q: '100% remote_' }), () => [later]],
    ['a per cent sign that matches nothing else', () => ({ q: 'des%ner' }), () => []],
    ['a panelist', () => ({ panelistEmail: 'ASHA@acme.example' }), () => [today, friday]],
    [
      'a stretch of time',
      () => ({ from: '2026-03-06T00:00:00Z', to: '2026-04-10T12:30:00Z' }),
      () => [friday],
    ],
    ['statuses', () => ({ bookingStatus: 'CANCELLED,DRAFT' }), () => []],
    [
      'a candidate’s name as order',
      () => ({ sort: 'candidateName' as const }),
      () => [asCandidate, friday, later, today],
    ],
  ])('filters by %s', async (_what, query, expected) => {
    expect(await list(recruiter, query())).toEqual(expected());
  });

  test('shows a recruiter the next meetings first and past ones last', async () => {
    const before = app.clock.now();
    app.clock.set('2026-03-07T00:00:00.000Z');
    try {
      const { data } = await call(listBookings, { query: {} }, await app.logIn(recruiter.email));
      const isOver = (data ?? []).map(({ meetingInfo }) => meetingInfo.endTime < '2026-03-07');
      expect(isOver).toEqual([false, false, true, true]);
      expect(data?.map(({ bookingId }) => bookingId)).toEqual([later, asCandidate, friday, today]);
    } finally {
      app.clock.set(before.toISOString());
    }
  });

  test('is paged, with a total', async () => {
    const query = { sort: 'startTime' as const, pageSize: '2', page: '2' };
    const { data, page } = await call(listBookings, { query }, recruiter);
    expect(data?.map(({ bookingId }) => bookingId)).toEqual([later, asCandidate]);
    expect(page).toEqual({ page: 2, pageSize: 2, total: 4 });
  });

  test('finds words in thousands of meetings by checking each row, with the same result as for rare ones', async () => {
    const vendorId = toVendorId(recruiter.vendorId);
    // The entries alone make a word frequent; no meeting has these ids.
    await asVendor(app.store.db, vendorId, (tx) =>
      tx.executeSql(
        `insert into booking_word (vendor_id, part, word, booking_id)
          select vendor_id, 'REST', word, md5(number::text)::uuid from recruiter
          cross join unnest(array['engineer', 'umit']) word cross join generate_series(1, 5001) number
          where vendor_id = $1 and user_id = $2`,
        [vendorId, recruiter.userId],
      ),
    );
    expect(await list(recruiter, { q: 'ümit' })).toEqual([today]);
    expect(await list(recruiter, { q: 'Engineer umit' })).toEqual([today]);
    expect(await list(recruiter, { q: 'engineer', sort: 'startTime' })).toEqual([today, asCandidate]);
    expect(await list(recruiter, { q: 'mit' })).toEqual([]);
  });

  test('sorts by rounds and statuses, and is the same read from its end', async () => {
    const undone = new Error('Other tests know the meetings as they were made');
    const trying = asVendor(app.store.db, toVendorId(recruiter.vendorId), async (tx) => {
      const read = (sort: BookingSort, isFromEnd = false, statuses?: BookingStatus[]) => {
        const filter = { scope: { everything: true as const }, words: [], statuses };
        return listBookingIds(tx, filter, { sort, isFromEnd, now: app.clock.now(), limit: 9, offset: 0 });
      };
      await tx.updateOwn('booking').set({ round_name: 'Tech' }).execute();
      await tx.updateOwn('booking').set({ round_name: 'debrief' }).where('booking_id', '=', later).execute();
      await tx
        .updateOwn('booking')
        .set({ booking_status: 'CANCELLED' })
        .where('booking_id', '=', today)
        .execute();
      expect(await read('round')).toEqual([later, ...[today, friday, asCandidate].toSorted()]);
      expect(await read('status')).toEqual([friday, later, asCandidate, today]);
      expect(await read('-status', false, ['CANCELLED', 'SCHEDULED'])).toEqual([
        today,
        asCandidate,
        later,
        friday,
      ]);
      expect(await read('status', false, ['CANCELLED', 'DRAFT'])).toEqual([today]);
      for (const sort of BOOKING_SORTS)
        expect(await read(sort, true)).toEqual((await read(sort)).toReversed());
      throw undone;
    });
    await expect(trying).rejects.toBe(undone);
  });

  test('puts running meetings first, however long they last, on one page or several', async () => {
    const undone = new Error('Other tests know the meetings as they were made');
    const now = app.clock.now();
    const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MILLIS);
    const trying = asVendor(app.store.db, toVendorId(recruiter.vendorId), async (tx) => {
      for (const [booking_id, start, end] of [
        [friday, -1, 1],
        [today, -9, 1],
        [later, -9, -8],
        [asCandidate, 3, 4],
      ] as const)
        await tx
          .updateOwn('booking', { booking_id })
          .set({ start_time: inHours(start), end_time: inHours(end) })
          .execute();
      const read = (limit: number, offset: number) =>
        listBookingIds(
          tx,
          { scope: { everything: true }, words: [] },
          { sort: 'upcoming', isFromEnd: false, now, limit, offset },
        );
      const inOrder = [today, friday, asCandidate, later];
      expect(await read(9, 0)).toEqual(inOrder);
      expect(await read(3, 1)).toEqual(inOrder.slice(1));
      for (const [place, id] of inOrder.entries()) expect(await read(1, place)).toEqual([id]);
      throw undone;
    });
    await expect(trying).rejects.toBe(undone);
  });

  test('shows each meeting with its own people', async () => {
    const { data } = await call(listBookings, { query: { q: 'bela' } }, recruiter);
    expect(data?.[0]?.panelists.map(({ email }) => email)).toEqual([
      'asha@acme.example',
      'daniel@acme.example',
    ]);
    expect(data?.[0]?.meetingInfo.participants[0]).toMatchObject({ email: recruiter.email, host: true });
  });
});

describe('the figures', () => {
  test('cover what the caller may see, by status and for their coming days', async () => {
    const all = await call(countBookings, { query: {} }, recruiter);
    expect(all).toMatchObject({ total: 4, counts: { SCHEDULED: 4, DRAFT: 0, RESCHEDULED: 0 } });
    expect(all.data).toEqual({
      today: 1,
      next7Days: 2,
      awaitingFeedback: 0,
      feedbackOverdue: 0,
      awaitingMyAction: 0,
      unconfirmedRsvp: 4,
    });
    const own = await call(countBookings, { query: {} }, daniel);
    expect(own).toMatchObject({ total: 2, data: { today: 0, next7Days: 1 } });
  });

  test('use the same filters as the list', async () => {
    const { total } = await call(countBookings, { query: { from: '2026-04-01T00:00:00Z' } }, recruiter);
    expect(total).toBe(2);
  });

  test('count a status named twice once', async () => {
    const find = async (bookingStatus: string) => {
      const query = { bookingStatus, feedbackState: 'OWED' as const };
      const { page, data } = await call(listBookings, { query }, recruiter);
      return { page, found: data?.length };
    };
    expect(await find('COMPLETED,COMPLETED')).toEqual(await find('COMPLETED'));
    expect(await find('SCHEDULED,SCHEDULED')).toEqual(await find('SCHEDULED'));
  });
});
