import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { createVendor, updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { getVendor, listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import { aVendor } from '@slotwise/test-data/a-vendor';
import { afterAll, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { putBack } from '#db/put-back.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { associate } from '../../../test/associate.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const client = await app.signUp('Northbridge Systems');
const supplier = await app.signUp('Globex Staffing');
await call(createVendor, { body: aVendor({ contactEmail: supplier.email }) }, client);
const accept = { params: { vendorId: client.vendorId }, body: { associationStatus: 'ACTIVE' as const } };
await call(updateVendor, accept, supplier);
const { bookingId = '' } = await call(createBooking, { body: aBooking() }, client);
const { jdId = '' } = await call(createJob, { body: aJob() }, client);

type Outcome = {
  booking_status: string;
  /** Hours after the submission. */
  answered?: number;
  /** Hours before now, and then until the first scorecard. */
  ended?: number;
  feedback?: number;
  /** Hours before now at which the booking was last written. */
  updated?: number;
};

/** A submission in a later state, derived from the one booking created through the API. */
async function submit(outcome: Outcome): Promise<void> {
  const now = app.clock.now().getTime();
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const id = uuidv7();
  const { booking_status, answered, ended, feedback, updated = 0 } = outcome;
  const times = ended === undefined ? {} : { start_time: ago(ended + 1), end_time: ago(ended) };
  const changes = {
    booking_id: id,
    booking_status,
    submitter_vendor_id: supplier.vendorId,
    updated_at: ago(updated),
    ...times,
  };
  await asVendor(app.context.db, toVendorId(client.vendorId), async (tx) => {
    const { rows } = await tx.executeSql(
      'select to_jsonb(booking) as row from booking where vendor_id = $1 and booking_id = $2',
      [client.vendorId, bookingId],
    );
    await putBack(tx, 'booking', bookingId, [{ ...(rows[0]?.['row'] as object), ...changes }]);
    await tx.executeSql(
      `insert into submission (vendor_id, booking_id, submitter_vendor_id, association_id, jd_id, submitted_by,
         submitted_by_name, submitted_by_email, submitted_at, answer_due_at, ownership_days, answered_at, proposed_slots, currency,
         rtr_state, ownership_state, feedback_at)
       select b.vendor_id, b.booking_id, a.supplier_vendor_id, a.association_id, $2, a.supplier_vendor_id, '', '', $3, $3, 180, $4,
         '[]', 'INR', 'NOT_ASKED', 'NONE', $5 from association a join booking b on b.vendor_id = a.vendor_id
       where b.vendor_id = $6 and b.booking_id = $1`,
      [
        id,
        jdId,
        ago(100),
        answered === undefined ? null : ago(100 - answered),
        feedback === undefined || ended === undefined ? null : ago(ended - feedback),
        client.vendorId,
      ],
    );
  });
}

const listFigures = async (who: TestUser, id: string) =>
  (await call(getVendor, { params: { id } }, who)).data?.stats;

test('a supplier’s figures count the results of its submissions, and both sides see the same', async () => {
  await submit({ booking_status: 'SUBMITTED' });
  await submit({ booking_status: 'REJECTED', answered: 10 });
  await submit({ booking_status: 'SCHEDULED', answered: 20, ended: -5 });
  await submit({ booking_status: 'COMPLETED', answered: 30, ended: 8, feedback: 2 });
  await submit({ booking_status: 'SELECTED', answered: 20, ended: 8, feedback: 5 });
  await submit({ booking_status: 'ONBOARDED', answered: 20, ended: 8, feedback: 0.25 });
  await submit({ booking_status: 'NO_SHOW', answered: 20, ended: 8 });
  // Rejected a day before it would have started, so no one was interviewed.
  await submit({ booking_status: 'REJECTED', answered: 20, ended: 8, updated: 30 });

  const figures = {
    submitted: 8,
    waiting: 1,
    interviewed: 3,
    selected: 2,
    onboarded: 1,
    rejected: 2,
    noShow: 1,
    avgResponseHours: 20,
    avgFeedbackHours: 145 / 60,
  };
  expect(await listFigures(client, supplier.vendorId)).toEqual(figures);
  expect(await listFigures(supplier, client.vendorId)).toEqual(figures);
  const listed = await call(
    listVendors,
    { params: { id: client.vendorId }, query: { sort: '-submitted' } },
    client,
  );
  expect(listed.data?.map(({ stats }) => stats)).toEqual([figures]);
});

test('sorted by submissions, a supplier’s list starts with the client that got most', async () => {
  const other = await app.signUp('Acme Hiring');
  await associate(app, other, supplier);
  const list = async (sort: '-submitted' | 'vendorName') =>
    (await call(listVendors, { params: { id: supplier.vendorId }, query: { sort } }, supplier)).data?.map(
      ({ vendorName }) => vendorName,
    );
  expect(await list('vendorName')).toEqual(['Acme Hiring', 'Northbridge Systems']);
  expect(await list('-submitted')).toEqual(['Northbridge Systems', 'Acme Hiring']);
});

test('the own figures cover all meetings, and are empty without any', async () => {
  expect(await listFigures(client, client.vendorId)).toMatchObject({
    submitted: 8,
    interviewed: 3,
    noShow: 1,
  });
  expect(await listFigures(supplier, supplier.vendorId)).toMatchObject({
    submitted: 0,
    avgResponseHours: null,
  });
});
