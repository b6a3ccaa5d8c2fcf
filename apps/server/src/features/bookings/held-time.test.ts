import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { toVendorId, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { takingTime } from './held-time.service.ts';

const app = await startTestApp();
afterAll(app.stop);

const recruiter = await app.signUp('Acme Hiring');
const vendorId = toVendorId(recruiter.vendorId);
const taken = aCandidate();
const first = await schedule('2026-06-01', taken.email);
const second = await schedule('2026-06-02', 'other@candidate.example');

async function schedule(day: string, email: string): Promise<string> {
  const meetingInfo = aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` });
  const body = aBooking({ meetingInfo, candidateDetails: aCandidate({ email }) });
  return (await app.call(createBooking, { body }, recruiter)).bookingId ?? '';
}

/** Takes the first meeting's time for the second one without checking, like a careless caller. */
const takeBlindly = (tx: VendorDb) =>
  tx
    .updateTable('booking_slot')
    .set({
      person_key: taken.email,
      during: sql<string>`(select during from booking_slot where vendor_id = ${vendorId} and booking_id = ${first})`,
    })
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', second)
    .execute();

const getRefusal = (work: (tx: VendorDb) => Promise<unknown>): Promise<unknown> =>
  takingTime(app.context, vendorId, work).catch((error: unknown) => error);

describe('a time refused by the database itself', () => {
  test('is checked once more, and the busy person is named', async () => {
    let runs = 0;
    const refused = await getRefusal(async (tx) => {
      runs += 1;
      if (runs === 2) throw new AppError('SLOT_CONFLICT', { message: 'Meera Iyer is busy' });
      await takeBlindly(tx);
    });
    expect(refused).toMatchObject({ code: 'SLOT_CONFLICT', messages: ['Meera Iyer is busy'] });
  });

  test('is a conflict even if no one can be named', async () => {
    expect(await getRefusal(takeBlindly)).toMatchObject({
      code: 'SLOT_CONFLICT',
      messages: ['Someone is busy at this time. Choose another time.'],
    });
  });

  test('hides no other failure', async () => {
    const broken = new Error('broken');
    expect(await getRefusal(() => Promise.reject(broken))).toBe(broken);
  });
});
