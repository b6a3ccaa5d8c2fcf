import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import {
  listDeliveries,
  listNotices,
  readNotices,
} from '@slotwise/contract/notifications/notifications.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { queueMail } from '#features/notifications/notifications.service.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call, clock } = app;
afterAll(app.stop);

const admin = await app.signUp('Northbridge Talent');
const stranger = await app.signUp('Kestrel Search');
const rohan = await addRecruiter(app, admin, 'Rohan');

let day = 0;
async function schedule(as: TestUser): Promise<string> {
  day += 1;
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  const meetingInfo = aMeeting({ startTime: `${date}T10:00`, endTime: `${date}T11:00` });
  const candidateDetails = aCandidate({ email: `c${day}@candidate.example` });
  const made = await call(createBooking, { body: aBooking({ meetingInfo, candidateDetails }) }, as);
  return made.bookingId ?? '';
}
const assign = (bookingId: string, to: TestUser) =>
  call(assignBooking, { query: { bookingId, assigneeEmail: to.email } }, admin);
const bell = (as: TestUser) => call(listNotices, {}, as);
describe('the bell', () => {
  test('lists what was mailed, newest first, without links, until it is read', async () => {
    const bookingId = await schedule(admin);
    clock.advance({ seconds: 1 });
    await assign(bookingId, rohan);
    const notices = await bell(rohan);
    expect(notices).toMatchObject({ httpStatus: 200, unread: 1 });
    expect(notices.data).toEqual([
      {
        noticeId: expect.any(String) as string,
        kind: 'booking-assigned',
        what: `${admin.displayName} assigned you the interview with Meera Iyer`,
        about: 'Senior Data Engineer, Technical 1',
        bookingId,
        partnerId: null,
        at: '2026-03-02T09:00:01.000Z',
        isNew: true,
      },
    ]);
    expect((await call(readNotices, {}, rohan)).httpStatus).toBe(200);
    expect(await bell(rohan)).toMatchObject({ unread: 0, data: [{ isNew: false }] });
    clock.advance({ seconds: 1 });
    await assign(await schedule(admin), rohan);
    expect((await bell(rohan)).data?.map(({ isNew }) => isNew)).toEqual([true, false]);
  });

  test('is personal, and forgets after some days', async () => {
    expect((await bell(stranger)).data).toEqual([]);
    expect((await bell(rohan)).data).toHaveLength(2);
    clock.advance({ hours: 14 * 24 });
    expect((await bell(await app.logIn(rohan.email))).data).toEqual([]);
  });

  test('leaves out what the reader did, and shows what a colleague did with it', async () => {
    const maker = await app.logIn(admin.email);
    const bookingId = await schedule(maker);
    const mails = await call(listDeliveries, { params: { id: bookingId } }, maker);
    expect(mails.data?.map(({ recipientEmail }) => recipientEmail)).toContain(maker.email);
    expect((await bell(maker)).data).toEqual([]);
    const colleague = await addRecruiter(app, maker, 'Lena', 'ADMIN');
    clock.advance({ minutes: 1 });
    const meetingInfo = {
      startTime: '2026-06-24T10:00',
      endTime: '2026-06-24T11:00',
      timeZone: 'Asia/Kolkata',
    };
    await call(reviseBooking, { body: { bookingId, meetingInfo } }, colleague);
    expect((await bell(maker)).data).toMatchObject([{ kind: 'meeting-move-panel', bookingId, isNew: true }]);
  });

  test('contains news from another organization, visible to no one else', async () => {
    const reader = await app.logIn(stranger.email);
    const client = toVendorId(admin.vendorId);
    await asVendor(app.context.db, client, (tx) =>
      queueMail(app.context, tx, {
        kind: 'submission-declined',
        dedupeKey: 'told-1',
        recipient: { name: 'Ananya', email: stranger.email },
        readerVendorId: toVendorId(stranger.vendorId),
        message: {
          messageId: '<1@slotwise.example>',
          date: clock.now().toISOString(),
          subject: 'Declined: Meera Iyer',
          event: { what: 'Northbridge declined Meera Iyer', about: 'Data Engineer' },
          from: { name: 'Northbridge', address: 'calendar@slotwise.example' },
          to: { name: 'Ananya', address: stranger.email },
          text: 'Declined',
          html: '<p>Declined</p>',
          headers: {},
        },
        secret: false,
      }),
    );
    expect((await bell(reader)).data).toMatchObject([
      { kind: 'submission-declined', what: 'Northbridge declined Meera Iyer', about: 'Data Engineer' },
    ]);
    const own = await app.logIn(admin.email);
    expect((await bell(own)).data?.some(({ kind }) => kind === 'submission-declined')).toBe(false);
  });
});

describe('mails someone has switched off', () => {
  test('are written but not sent, and appear in the bell; calendar entries are still sent', async () => {
    const now = await app.logIn(rohan.email);
    await call(updateRecruiter, { body: { notificationPrefs: { assigned: false } } }, now);
    const bookingId = await schedule(await app.logIn(admin.email));
    const as = await app.logIn(admin.email);
    await call(assignBooking, { query: { bookingId, assigneeEmail: rohan.email } }, as);
    const { data } = await call(listDeliveries, { params: { id: bookingId } }, as);
    expect(data?.filter(({ recipientEmail }) => recipientEmail === rohan.email)).toMatchObject([
      { kind: 'booking-assigned', state: 'MUTED', nextAttemptAt: null },
    ]);
    expect((await bell(now)).data?.[0]).toMatchObject({ kind: 'booking-assigned', bookingId, isNew: true });

    const own = await schedule(now);
    const moved = { startTime: '2026-06-25T10:00', endTime: '2026-06-25T11:00', timeZone: 'Asia/Kolkata' };
    await call(reviseBooking, { body: { bookingId: own, meetingInfo: moved } }, now);
    const calendar = await call(listDeliveries, { params: { id: own } }, as);
    expect(new Set(calendar.data?.map(({ state }) => state))).toEqual(new Set(['SHOWN']));
  });
});
