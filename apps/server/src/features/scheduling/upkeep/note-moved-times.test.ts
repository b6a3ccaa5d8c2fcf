import { assignBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { ReviseBooking } from '@slotwise/contract/bookings/changes.schema';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../../test/add-recruiter.ts';
import { startPanelScene } from '../../../../test/panel-scene.ts';
import { recordMovedTimes } from './note-moved-times.service.ts';

const scene = await startPanelScene();
const { admin, asha, book, read, call, mailsTo } = scene;
const colleague = await addRecruiter(scene, admin, 'Colleague');
afterAll(scene.stop);

let day = 1;
beforeEach(() => {
  day += 1;
});
const at = (clock: string) => `2026-04-${String(day).padStart(2, '0')}T${clock}`;

/**
 * A meeting at 14:00 in Kolkata whose row says 13:00 was agreed: as after the country moves its clocks an hour ahead.
 */
async function aMovedMeeting(): Promise<string> {
  const meetingInfo = aMeeting({ startTime: at('14:00'), endTime: at('15:00') });
  const bookingId = await book(at('08:30:00.000Z'), { meetingInfo });
  await asVendor(scene.store.db, toVendorId(admin.vendorId), (tx) =>
    tx
      .updateTable('booking')
      .set({ start_local: at('13:00'), end_local: at('14:00') })
      .where('vendor_id', '=', admin.vendorId)
      .where('booking_id', '=', bookingId)
      .execute(),
  );
  return bookingId;
}

const answer = (bookingId: string, request: Partial<ReviseBooking>, as = admin) =>
  call(reviseBooking, { body: { bookingId, ...request } }, as);

async function listAsked(as: { token: string }): Promise<string[]> {
  const { data = [] } = await call(listNeeds, { query: {} }, as);
  return data.filter(({ kind }) => kind === 'WALL_TIME_MOVED').map(({ bookingId }) => bookingId);
}

function listTimes({ meetingInfo }: Awaited<ReturnType<typeof read>>) {
  const { startTime, endTime, startLocal, endLocal } = meetingInfo;
  return { startTime, endTime, startLocal, endLocal };
}

describe('a meeting whose wall time moved', () => {
  test('is found and reported, but not moved', async () => {
    const bookingId = await aMovedMeeting();
    const kept = await book(at('16:30:00.000Z'));
    const before = listTimes(await read(bookingId, admin));
    expect(await recordMovedTimes(scene.context)).toBe(1);
    expect(await listAsked(admin)).toEqual([bookingId]);
    expect(await listAsked(asha)).toEqual([]);
    const meeting = await read(bookingId, admin);
    expect(listTimes(meeting)).toEqual(before);
    expect(meeting).toMatchObject({
      version: 1,
      movedTime: { startLocal: at('14:00'), endLocal: at('15:00') },
    });
    expect((await read(kept, admin)).movedTime).toBeNull();
    expect((await read(bookingId, asha)).movedTime).not.toBeNull();
    await answer(bookingId, { movedTimeAnswer: 'KEEP_INSTANT' });
  });

  test('is reported once, even by two processes, and no longer once it is called off', async () => {
    const bookingId = await aMovedMeeting();
    await Promise.all([recordMovedTimes(scene.context), recordMovedTimes(scene.context)]);
    const { data: [need] = [] } = await call(listNeeds, { query: {} }, admin);
    expect(need).toMatchObject({
      kind: 'WALL_TIME_MOVED',
      bookingId,
      version: 1,
      startLocal: at('13:00'),
      movedTime: { startLocal: at('14:00'), endLocal: at('15:00') },
      since: '2026-03-02T09:00:00.000Z',
      dueAt: at('08:30:00.000Z'),
      overdue: false,
    });
    await answer(bookingId, { meetingInfo: { startTime: at('17:00'), endTime: at('18:00') } });
    expect(await listAsked(admin)).toEqual([]);
    expect(await recordMovedTimes(scene.context)).toBe(0);
  });

  test('is reported to its recruiter, the colleague who took it over, and administrators', async () => {
    const bookingId = await aMovedMeeting();
    await recordMovedTimes(scene.context);
    expect(await listAsked(colleague)).toEqual([]);
    await call(assignBooking, { query: { bookingId, assigneeEmail: colleague.email } }, admin);
    expect(await listAsked(colleague)).toEqual([bookingId]);
    const stranger = await scene.signUp(`Strangers of day ${day}`);
    expect(await listAsked(stranger)).toEqual([]);
    const theirs = await call(
      reviseBooking,
      { body: { bookingId, movedTimeAnswer: 'KEEP_INSTANT' } },
      stranger,
    );
    expect(theirs.httpStatus).toBe(404);
    const done = await answer(bookingId, { movedTimeAnswer: 'KEEP_WALL_TIME' }, colleague);
    expect(done.httpStatus).toBe(200);
    expect(await listAsked(admin)).toEqual([]);
  });

  test('keeps the agreed wall time by a reschedule that is mailed to everyone', async () => {
    const bookingId = await aMovedMeeting();
    const done = await answer(bookingId, { movedTimeAnswer: 'KEEP_WALL_TIME' });
    expect(done).toMatchObject({ httpStatus: 200, message: ['Rescheduled Meeting Successfully'] });
    const meeting = await read(bookingId, admin);
    expect(listTimes(meeting)).toEqual({
      startTime: at('07:30:00.000Z'),
      endTime: at('08:30:00.000Z'),
      startLocal: at('13:00'),
      endLocal: at('14:00'),
    });
    expect(meeting).toMatchObject({ version: 2, rescheduleCount: 1, movedTime: null });
    const mail = (await mailsTo(asha.email)).findLast((one) => one.bookingId === bookingId);
    expect(mail?.kind).toBe('meeting-move-panel');
    expect(mail?.text).toContain('stays at');
    expect(await scene.mailKinds(meeting.candidateDetails.email, bookingId)).toEqual([
      'meeting-invitation-candidate',
      'meeting-move-candidate',
    ]);
  });

  test('keeps its agreed wall time only if everyone is free then', async () => {
    const bookingId = await aMovedMeeting();
    await book(at('07:30:00.000Z'));
    const refused = await answer(bookingId, { movedTimeAnswer: 'KEEP_WALL_TIME' });
    expect(refused).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
    expect((await read(bookingId, admin)).movedTime).not.toBeNull();
    await answer(bookingId, { movedTimeAnswer: 'KEEP_INSTANT' });
  });

  test('keeps its instant, with a mail about the new wall time, and no answer is lost', async () => {
    const bookingId = await aMovedMeeting();
    await asVendor(scene.store.db, toVendorId(admin.vendorId), (tx) =>
      tx
        .updateTable('booking_person')
        .set({ rsvp: 'ACCEPTED' })
        .where('booking_id', '=', bookingId)
        .execute(),
    );
    await recordMovedTimes(scene.context);
    expect(await listAsked(admin)).toEqual([bookingId]);
    const done = await answer(bookingId, { movedTimeAnswer: 'KEEP_INSTANT' });
    expect(await listAsked(admin)).toEqual([]);
    expect(done).toMatchObject({ httpStatus: 200, message: ['Updating Meeting Successfully'] });
    const meeting = await read(bookingId, admin);
    expect(meeting.workFlow.at(-1)).toMatchObject({
      action: 'UPDATED',
      details: { from: { startLocal: at('13:00') }, to: { startLocal: at('14:00') } },
    });
    expect(listTimes(meeting)).toEqual({
      startTime: at('08:30:00.000Z'),
      endTime: at('09:30:00.000Z'),
      startLocal: at('14:00'),
      endLocal: at('15:00'),
    });
    expect(meeting).toMatchObject({ version: 2, rescheduleCount: 0, movedTime: null });
    expect(meeting.panelists.map(({ rsvp }) => rsvp)).toEqual(['ACCEPTED', 'ACCEPTED']);
    for (const email of [asha.email, meeting.candidateDetails.email]) {
      const mail = (await mailsTo(email)).findLast((one) => one.bookingId === bookingId);
      expect(mail?.kind).toMatch(/^meeting-update-/);
      expect(mail?.text).toContain('the same moment');
    }
    const again = await answer(bookingId, { movedTimeAnswer: 'KEEP_WALL_TIME' });
    expect(again).toMatchObject({ httpStatus: 200, data: { version: 2 } });
  });

  test('is unchanged if a form sends its wall time back with another change', async () => {
    const bookingId = await aMovedMeeting();
    const meetingInfo = { startTime: at('13:00'), endTime: at('14:00'), timeZone: 'Asia/Kolkata' };
    await answer(bookingId, { meetingInfo, roundName: 'Technical 3', actionType: 'update' });
    const meeting = await read(bookingId, admin);
    expect(meeting).toMatchObject({ roundName: 'Technical 3', version: 2, rescheduleCount: 0 });
    expect(meeting.meetingInfo.startTime).toBe(at('08:30:00.000Z'));
    expect(meeting.movedTime).not.toBeNull();
    const refused = await answer(bookingId, { movedTimeAnswer: 'KEEP_INSTANT', actionType: 'update' });
    expect(refused.httpStatus).toBe(400);
  });

  test('is decided on the version that was seen', async () => {
    const bookingId = await aMovedMeeting();
    const stale = await answer(bookingId, { movedTimeAnswer: 'KEEP_INSTANT', version: 7 });
    expect(stale).toMatchObject({ httpStatus: 409, code: 'VERSION_CONFLICT' });
  });
});
