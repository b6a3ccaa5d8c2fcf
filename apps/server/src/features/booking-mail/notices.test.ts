import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { call, client, supplier } = scene;
afterAll(scene.stop);

const meetingInfo = aMeeting({ startTime: '2026-03-30T15:00', endTime: '2026-03-30T16:00' });

async function aMeetingFor(assigneeEmail: string): Promise<string> {
  const body = aBooking({ meetingInfo, candidateDetails: scene.newCandidate() });
  const { bookingId = '' } = await call(createBooking, { body }, client);
  await call(assignBooking, { query: { bookingId, assigneeEmail } }, client);
  return bookingId;
}

const textTo = async (email: string, bookingId: string): Promise<string> =>
  (await scene.mailsTo(email)).findLast((mail) => mail.bookingId === bookingId)?.text ?? '';

describe('a notice', () => {
  test('gives a panelist elsewhere their own time, and warns of clock changes until then', async () => {
    const email = 'dana@palmyra-retail.example';
    await call(createPanelist, { body: aPanelist({ email, timeZone: 'America/New_York' }) }, client);
    const text = await textTo(email, await aMeetingFor(email));
    expect(text).toContain(
      'Time: 30/03/2026 05:30 New York time\nMeeting’s time zone: 30/03/2026 15:00 Kolkata time\n',
    );
    expect(text).toContain('Clocks in New York go forward one hour on 08/03/2026.');
  });

  test('uses the zone a member has set, and repeats nothing if it is the meeting’s', async () => {
    const colleague = await addRecruiter(scene, client, 'Colleague');
    expect(await textTo(colleague.email, await aMeetingFor(colleague.email))).not.toMatch(/time zone|Clocks/);
    await call(updateRecruiter, { body: { timeZone: 'Asia/Tokyo' } }, colleague);
    const text = await textTo(colleague.email, await aMeetingFor(colleague.email));
    expect(text).toContain('Time: 30/03/2026 18:30 Tokyo time');
    expect(text).not.toContain('Clocks');
  });

  test('gives a supplier the time in its organization’s zone', async () => {
    await asVendor(scene.store.db, toVendorId(supplier.vendorId), (tx) =>
      tx
        .updateTable('vendor')
        .set({ time_zone: 'Europe/Lisbon' })
        .where('vendor_id', '=', supplier.vendorId)
        .execute(),
    );
    const bookingId = await scene.submitted();
    const later = { ...meetingInfo, startTime: '2026-03-31T15:00', endTime: '2026-03-31T16:00' };
    await scene.change({ bookingId, decision: 'ACCEPT', meetingInfo: later }, client);
    const text = await textTo(supplier.email, bookingId);
    expect(text).toContain('Time: 31/03/2026 10:30 Lisbon time\n');
    expect(text).toContain('Clocks in Lisbon go forward one hour on 29/03/2026.');
  });
});
