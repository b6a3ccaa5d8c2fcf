import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { assignBooking, cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { addResource } from '@slotwise/contract/bookings/resources.endpoints';
import { fillWithSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { createWebhook, updateWebhook } from '@slotwise/contract/outgoing/webhooks.endpoints';
import { webhookPayloadSchema } from '@slotwise/contract/outgoing/webhooks.schema';
import { aBooking, aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';
import type { TestUser } from '../../../test/test-app.ts';

const scene = await startSubmissionScene();
const { call, clock, client, supplier, asha, context } = scene;
afterAll(scene.stop);

/** Nothing is sent to this address, since it is not allowed: the tests check the rows to be sent. */
const NOWHERE = 'https://127.0.0.1:9/in';
async function addHook(as: TestUser, events: string[] = []) {
  const made = await call(createWebhook, { body: { url: NOWHERE, events: events as never } }, as);
  return made.webhookId ?? '';
}
const hook = await addHook(client);
const only = await addHook(client, ['booking.cancelled']);
const theirs = await addHook(supplier);

const listSent = (webhookId: string, { vendorId }: TestUser) =>
  asVendor(context.db, toVendorId(vendorId), (tx) =>
    tx
      .selectFrom('webhook_delivery')
      .select(['event', 'booking_id', 'payload'])
      .where('webhook_id', '=', webhookId)
      .orderBy('delivery_id')
      .execute(),
  );
const listSteps = ({ vendorId }: TestUser) =>
  asVendor(context.db, toVendorId(vendorId), (tx) =>
    tx.selectFrom('workflow_step').select(['booking_id', 'action', 'to_status']).execute(),
  );
const lines = (rows: { id: string | null; event: string }[]) =>
  rows.map(({ id, event }) => `${id} ${event}`).toSorted();

const CANARIES = ['Quetzalcoatlus', 'Meera', '@', '+91', 'https://'];

test('every step of every history is sent once, with ids, statuses and times and nothing else', async () => {
  const submitted = await scene.submitted();
  await scene.change({ bookingId: submitted, decision: 'ACCEPT', ...scene.aTime() }, client);
  await call(addComments, { body: { bookingId: submitted, comments: CANARIES[0] ?? '' } }, client);
  await call(approveBooking, { body: { bookingId: submitted, comments: CANARIES[0] } }, asha);
  await call(addResource, { body: { bookingId: submitted, resource: { clientName: CANARIES[0] } } }, client);

  const asked = await scene.submitted({ rtr: { candidateConfirmed: false, requestConfirmation: true } });
  await scene.change(
    { bookingId: asked, decision: 'DECLINE', reason: { code: 'SKILLS', text: CANARIES[0] ?? '' } },
    client,
  );

  const { bookingId: draftId = '' } = await call(saveDraft, { body: { jobTitle: CANARIES[0] } }, client);
  const body = aBooking({
    ...scene.aTime(),
    bookingId: draftId,
    candidateDetails: scene.newCandidate(),
  });
  await call(createBooking, { body }, client);
  const query = { bookingId: draftId, assigneeEmail: asha.email };
  await call(assignBooking, { query }, client);
  const { meetingInfo } = scene.aTime();
  await call(reviseBooking, { body: { bookingId: draftId, meetingInfo } }, client);
  await call(cancelBooking, { query: { bookingId: draftId, comments: CANARIES[0] }, body: null }, client);

  const soon = aMeeting({ startTime: '2026-03-02T10:00:00.000Z', endTime: '2026-03-02T10:30:00.000Z' });
  const ended = aBooking({ meetingInfo: soon, candidateDetails: scene.newCandidate(), panelists: [] });
  await call(createBooking, { body: ended }, client);
  clock.advance({ minutes: 100 });
  await completeEndedMeetings(context);

  const sent = await listSent(hook, client);
  const steps = await listSteps(client);
  expect(steps.length).toBeGreaterThan(14);
  expect(lines(sent.map(({ booking_id: id, event }) => ({ id, event })))).toEqual(
    lines(steps.map(({ booking_id: id, action }) => ({ id, event: `booking.${action.toLowerCase()}` }))),
  );
  for (const { payload } of sent) {
    const text = JSON.stringify(payload);
    for (const canary of CANARIES) expect(text).not.toContain(canary);
    expect(webhookPayloadSchema.parse(payload)).toEqual(payload);
  }
  const moved = sent.find(({ event }) => event === 'booking.rescheduled');
  expect(moved?.payload).toMatchObject({
    data: {
      bookingStatus: 'SCHEDULED',
      startTime: new Date(meetingInfo.startTime).toISOString(),
      timeZone: 'Asia/Kolkata',
    },
  });
});

test('an address gets only the events it wants', async () => {
  expect((await listSent(only, client)).map(({ event }) => event)).toEqual(['booking.cancelled']);
});

test('a candidate’s supplier gets no events of the client’s bookings', async () => {
  expect(await listSent(theirs, supplier)).toEqual([]);
});

test('what is rolled back is not sent, nor what happens while an address is off', async () => {
  const before = (await listSent(hook, client)).length;
  const at = scene.aTime();
  const book = () =>
    call(createBooking, { body: aBooking({ ...at, candidateDetails: scene.newCandidate() }) }, client);
  expect((await book()).httpStatus).toBe(201);
  expect((await listSent(hook, client)).length).toBe(before + 2);
  expect((await book()).code).toBe('SLOT_CONFLICT');
  expect((await listSent(hook, client)).length).toBe(before + 2);
  await call(updateWebhook, { body: { webhookId: hook, isActive: false } }, client);
  const later = aBooking({ ...scene.aTime(), candidateDetails: scene.newCandidate() });
  expect((await call(createBooking, { body: later }, client)).httpStatus).toBe(201);
  expect((await listSent(hook, client)).length).toBe(before + 2);
});

test('sample data causes no events', async () => {
  const fresh = await scene.signUp('Larch Partners');
  const webhookId = await addHook(fresh);
  expect((await call(fillWithSampleData, {}, fresh)).httpStatus).toBe(201);
  expect((await listSteps(fresh)).length).toBeGreaterThan(20);
  expect(await listSent(webhookId, fresh)).toEqual([]);
});
