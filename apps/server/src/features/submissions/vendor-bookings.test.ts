import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { createBooking, listBookings, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import {
  createVendorBooking,
  updateVendorBooking,
} from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { setAssociation } from '../../../test/associate.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { client, supplier, rival, asha, jdId, call, submit, submitted, change, read, aTime } = scene;
afterAll(scene.stop);

const CONFIRMED = { candidateConfirmed: true, requestConfirmation: false };
const REASON = { code: 'SKILLS' as const, text: 'We need more years with SQL.' };

describe('a supplier submitting a candidate', () => {
  test('gets a booking in the client’s tenant, and the client’s recruiter is notified', async () => {
    const candidateDetails = scene.newCandidate({
      currentCtc: '1800000',
      linkedIn: 'https://in.linkedin.com/in/Meera-S/',
    });
    const slot = { startTime: '2026-06-20T10:00', endTime: '2026-06-20T12:00', timeZone: 'Asia/Kolkata' };
    const made = await submit({
      candidateDetails,
      proposedSlots: [slot],
      billRate: '1500.00',
      comments: 'Free on Fridays.',
    });
    expect(made).toMatchObject({
      httpStatus: 201,
      message: ['Vendor Booking created successfully'],
      ownership: { state: 'NONE', until: null },
      data: {
        bookingStatus: 'SUBMITTED',
        vendorId: client.vendorId,
        vendorName: 'Palmyra Retail',
        submitterVendorId: supplier.vendorId,
        submitterVendorName: 'Northbridge Talent',
        recruiterEmail: client.email,
        jobTitle: 'Senior Data Engineer',
        roundName: 'Technical 1',
        linkedInProfile: 'https://www.linkedin.com/in/meera-s',
        candidateDetails: { currentCtc: '1800000', source: 'VENDOR' },
        submission: {
          submittedAt: '2026-03-02T09:00:00.000Z',
          answerDueAt: '2026-03-04T09:00:00.000Z',
          answeredAt: null,
          billRate: '1500.00',
          rtrState: 'NOT_ASKED',
          proposedSlots: [{ startTime: '2026-06-20T04:30:00.000Z', startLocal: '2026-06-20T10:00' }],
        },
        comments: [{ text: 'Free on Fridays.', visibility: 'SHARED', byRole: 'SUPPLIER' }],
        allowedActions: ['comment', 'documents', 'candidateDetails', 'withdraw', 'editSubmission'],
      },
    });
    const bookingId = made.bookingId ?? '';
    expect(await read(bookingId, client)).toMatchObject({
      submission: { billRate: '1500.00', submittedByEmail: supplier.email },
      allowedActions: expect.arrayContaining(['accept', 'decline']),
    });
    expect(await scene.kindsTo(client, bookingId)).toEqual(['booking-submitted']);
    const needs = await call(listNeeds, { query: {} }, client);
    expect(needs.data).toContainEqual(
      expect.objectContaining({ kind: 'SUBMISSION_WAITING', bookingId, names: ['Northbridge Talent'] }),
    );
  });

  test('learns each detail the job requires', async () => {
    const asking = await scene.addJob({
      submissionRequiredFields: ['expectedCtc', 'primarySkills', 'resume'],
    });
    expect(await submit({ jdId: asking })).toMatchObject({
      httpStatus: 400,
      fieldErrors: {
        'candidateDetails.expectedCtc': 'Expected pay is required for this job',
        'candidateDetails.primarySkills': 'Skills is required for this job',
        documents: 'A resume is required for this job',
      },
    });
  });

  test('submits up to the job’s limit, not counting withdrawn ones', async () => {
    const narrow = await scene.addJob({ maxSubmissionsPerVendor: 1 });
    const bookingId = await submitted({ jdId: narrow });
    expect((await submit({ jdId: narrow })).fieldErrors).toHaveProperty('jdId');
    expect((await submit({ jdId: narrow }, rival)).httpStatus).toBe(201);
    await change({ bookingId, decision: 'WITHDRAW' }, supplier);
    expect((await submit({ jdId: narrow })).httpStatus).toBe(201);
  });

  test('is refused for a job that is not shared or has ended, and while the two are not associated', async () => {
    const secret = await scene.addJob({ sharedWithVendorIds: [rival.vendorId] });
    const draft = await scene.addJob({ jdStatus: 'ON_HOLD' });
    for (const id of [secret, draft]) expect((await submit({ jdId: id })).httpStatus).toBe(404);
    expect((await submit({ vendorId: asha.userId })).httpStatus).toBe(404);
    expect((await submit({ vendorId: supplier.vendorId })).httpStatus).toBe(404);
    await setAssociation(scene, client, scene.associationId, 'SUSPENDED');
    expect(await submit()).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    await setAssociation(scene, client, scene.associationId, 'ACTIVE');
  });

  test('cannot act for anyone else', async () => {
    for (const spoofed of [{ submitterId: rival.userId }, { userId: client.userId }]) {
      expect((await submit(spoofed)).httpStatus).toBe(403);
    }
    expect((await submit({}, asha)).httpStatus).toBe(403);
  });

  test('submits once, however often a key repeats it', async () => {
    const body = { vendorId: client.vendorId, jdId, candidateDetails: scene.newCandidate(), rtr: CONFIRMED };
    const headers = { 'idempotency-key': 'once' };
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      ids.push((await call(createVendorBooking, { body }, supplier, { headers })).bookingId);
    }
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeTruthy();
  });
});

describe('a candidate someone already has', () => {
  const shared = { linkedIn: 'https://www.linkedin.com/in/same-person', phone: '+91 98860 00001' };

  test.each([
    ['mail address', { email: 'same@candidate.example' }],
    ['telephone number, however it is written', { phone: '98860 00001' }],
    ['profile, however it was copied', { linkedIn: 'http://in.linkedin.com/in/Same-Person/?trk=x' }],
    ['profile on a telephone', { linkedIn: 'https://m.linkedin.com/mwlite/in/same%2Dperson' }],
  ])('is recognized by %s without revealing who has them', async (_what, same) => {
    const owner = scene.newCandidate({ ...shared, email: 'same@candidate.example' });
    await submit({ candidateDetails: owner, rtr: CONFIRMED }, rival);
    const refused = await submit({ candidateDetails: scene.newCandidate(same) });
    expect(refused).toMatchObject({ httpStatus: 409, code: 'DUPLICATE_SUBMISSION' });
    expect(JSON.stringify(refused)).not.toMatch(/Harbour|rival|supplier/i);
  });

  test('is refused in the same words if the client knows them itself', async () => {
    const known = scene.newCandidate();
    await call(
      createBooking,
      { body: aBooking({ candidateDetails: known, meetingInfo: aTime().meetingInfo }) },
      client,
    );
    const owned = scene.newCandidate();
    await submit({ candidateDetails: owned, rtr: CONFIRMED }, rival);
    const [one, other] = [
      await submit({ candidateDetails: known }),
      await submit({ candidateDetails: owned }),
    ];
    expect(one).toMatchObject({ httpStatus: 409, code: 'DUPLICATE_SUBMISSION' });
    expect(one.message).toEqual(other.message);
  });

  test('is named to a supplier who has already submitted them for the job', async () => {
    const candidateDetails = scene.newCandidate();
    const bookingId = await submitted({ candidateDetails });
    expect(await submit({ candidateDetails })).toMatchObject({
      code: 'DUPLICATE_SUBMISSION',
      message: [expect.stringContaining('You have submitted')],
      details: { bookingId },
    });
    expect((await submit({ candidateDetails, jdId: await scene.addJob() })).httpStatus).toBe(201);
  });

  test('may be submitted by two while neither is confirmed', async () => {
    const candidateDetails = scene.newCandidate();
    await submitted({ candidateDetails }, rival);
    expect(await submit({ candidateDetails })).toMatchObject({
      httpStatus: 201,
      ownership: { state: 'PENDING_CONFIRMATION' },
    });
  });

  test('is free again after the agreed days', async () => {
    const candidateDetails = scene.newCandidate();
    const bookingId = await submitted({ candidateDetails, rtr: CONFIRMED }, rival);
    expect((await read(bookingId, rival)).ownership).toEqual({
      state: 'OWNED',
      until: '2026-08-29T09:00:00.000Z',
    });
    const other = await scene.addJob();
    scene.clock.advance({ hours: 181 * 24 });
    const [later, theirs] = [await scene.logIn(supplier.email), await scene.logIn(rival.email)];
    expect((await read(bookingId, theirs)).ownership.state).toBe('EXPIRED');
    expect((await submit({ candidateDetails, jdId: other }, later)).httpStatus).toBe(201);
    scene.clock.advance({ hours: -181 * 24 });
  });

  test('goes to one of two suppliers who submit them as confirmed at the same moment', async () => {
    const candidateDetails = scene.newCandidate();
    const both = await Promise.all(
      [supplier, rival].map((one) => submit({ candidateDetails, rtr: CONFIRMED }, one)),
    );
    expect(both.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('a client', () => {
  test('accepts with a time: a meeting like any other, with the supplier’s data', async () => {
    const candidateDetails = scene.newCandidate({ expectedCtc: '2400000' });
    const bookingId = await submitted({ candidateDetails });
    const accepted = await change({ bookingId, decision: 'ACCEPT', ...aTime() }, client);
    expect(accepted).toMatchObject({
      httpStatus: 200,
      message: ['Vendor Booking updated successfully'],
      data: {
        bookingStatus: 'SCHEDULED',
        candidateDetails: { expectedCtc: '2400000' },
        panelists: [{ name: 'Asha Rao' }],
        submission: { answer: 'ACCEPTED', answeredAt: '2026-03-02T09:00:00.000Z' },
      },
    });
    const [invitation] = (await scene.mailsTo(candidateDetails.email)).filter(
      (mail) => mail.bookingId === bookingId,
    );
    expect(invitation?.kind).toBe('meeting-invitation-candidate');
    expect(JSON.stringify(invitation?.message)).toContain('SEQUENCE:0');
    expect(await scene.kindsTo(supplier, bookingId)).toEqual(['submission-scheduled']);
  });

  test('accepts by setting a time, on any screen', async () => {
    const bookingId = await submitted();
    const moved = await call(reviseBooking, { body: { bookingId, ...aTime() } }, client);
    expect(moved.data).toMatchObject({
      bookingStatus: 'SCHEDULED',
      rescheduleCount: 0,
      submission: { answer: 'ACCEPTED', answeredAt: '2026-03-02T09:00:00.000Z' },
    });
  });

  test('leaves it SUBMITTED if someone is busy', async () => {
    const time = aTime();
    await call(
      createBooking,
      { body: aBooking({ ...time, candidateDetails: scene.newCandidate() }) },
      client,
    );
    const bookingId = await submitted();
    const refused = await change({ bookingId, decision: 'ACCEPT', ...time }, client);
    expect(refused).toMatchObject({ httpStatus: 409, code: 'SLOT_CONFLICT' });
    expect(await read(bookingId, client)).toMatchObject({
      bookingStatus: 'SUBMITTED',
      version: 1,
      submission: { answeredAt: null },
    });
  });

  test('accepts without a time: a draft to schedule later, keeping what the form has no field for', async () => {
    const candidateDetails = scene.newCandidate({ expectedCtc: '2400000', education: 'B.Tech' });
    const slot = { startTime: '2026-06-20T10:00', endTime: '2026-06-20T12:00', timeZone: 'Asia/Kolkata' };
    const bookingId = await submitted({ candidateDetails, proposedSlots: [slot] });
    const panelists = [{ name: 'Ravi Iyer', email: 'ravi@palmyra.example' }];
    const meetingLink = 'https://meet.example/ravi';
    const drafted = await change({ bookingId, decision: 'ACCEPT', panelists, meetingLink }, client);
    expect(drafted.data).toMatchObject({
      bookingStatus: 'DRAFT',
      draft: {
        candidateDetails: {
          email: candidateDetails.email,
          availability: [{ start: slot.startTime, end: slot.endTime, timeZone: slot.timeZone }],
        },
        jdId,
        roundName: 'Technical 1',
        panelists,
        meetingInfo: { meetingLink },
      },
    });
    const { candidateName, email } = candidateDetails;
    const made = await call(
      createBooking,
      { body: { ...aBooking({ ...aTime(), candidateDetails: { candidateName, email } }), bookingId } },
      client,
    );
    expect(made).toMatchObject({
      httpStatus: 201,
      data: {
        bookingStatus: 'SCHEDULED',
        submitterVendorId: supplier.vendorId,
        candidateDetails: { expectedCtc: '2400000', education: 'B.Tech' },
      },
    });
    expect(await scene.kindsTo(supplier, bookingId)).toEqual(['submission-accepted', 'submission-scheduled']);
  });

  test('declines with a reason, which the supplier reads and is mailed', async () => {
    const bookingId = await submitted();
    expect((await change({ bookingId, decision: 'DECLINE' }, client)).fieldErrors).toHaveProperty('reason');
    const said = { decision: 'DECLINE' as const, reason: REASON, comments: 'Hopeless.' };
    expect((await change({ bookingId, ...said }, client)).data).toMatchObject({
      bookingStatus: 'REJECTED',
      submission: { answer: 'DECLINED', declineReason: REASON },
    });
    const theirs = await read(bookingId, supplier);
    expect(theirs.submission?.declineReason).toEqual(REASON);
    expect(JSON.stringify(theirs)).not.toContain('Hopeless');
    const [mail] = (await scene.mailsTo(supplier.email)).filter((one) => one.bookingId === bookingId);
    expect(mail).toMatchObject({ kind: 'submission-declined', text: expect.stringContaining(REASON.text) });
    expect(mail?.text).not.toContain('Hopeless');
  });

  test('calls an accepted draft off instead of deleting it', async () => {
    const bookingId = await submitted();
    await change({ bookingId, decision: 'ACCEPT' }, client);
    await call(cancelBooking, { query: { bookingId }, body: {} }, client);
    expect((await read(bookingId, supplier)).bookingStatus).toBe('CANCELLED');
  });

  test('sees what one supplier submitted, and no supplier sees another’s', async () => {
    const bookingId = await submitted({}, rival);
    const query = { submitterVendorId: rival.vendorId };
    const listed = await call(listSubmissions, { query }, client);
    expect(listed.data?.map((one) => one.bookingId)).toContain(bookingId);
    expect(listed.data?.every((one) => one.submitterVendorId === rival.vendorId)).toBe(true);
    const byName = await call(listBookings, { query: { name: rival.vendorId } }, client);
    expect(byName.page).toEqual(listed.page);
    expect((await call(listSubmissions, { query }, supplier)).httpStatus).toBe(403);
    const own = await call(listSubmissions, { query: { ...query, q: 'senior' } }, rival);
    expect(own.data?.[0]).toMatchObject({ bookingId, vendorName: 'Palmyra Retail', panelists: [] });
  });
});

describe('a supplier of a submission', () => {
  test('edits its data while it waits, and no longer', async () => {
    const bookingId = await submitted();
    const request = { bookingId, candidateDetails: { noticePeriodDays: 15 }, billRate: '1200' };
    const edited = await change(request, supplier);
    expect(edited.data).toMatchObject({
      candidateDetails: { noticePeriodDays: 15 },
      submission: { billRate: '1200.00' },
      version: 2,
    });
    expect(await scene.kindsTo(client, bookingId)).toEqual(['booking-submitted', 'booking-resubmitted']);
    await change({ bookingId, decision: 'ACCEPT', ...aTime() }, client);
    expect(await change(request, supplier)).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
  });

  test('cannot change its candidate into one someone else owns', async () => {
    const owned = scene.newCandidate();
    await submitted({ candidateDetails: owned, rtr: CONFIRMED }, rival);
    const bookingId = await submitted();
    const candidateDetails = { email: owned.email };
    expect(await change({ bookingId, candidateDetails }, supplier)).toMatchObject({
      code: 'DUPLICATE_SUBMISSION',
    });
    expect((await read(bookingId, supplier)).version).toBe(1);
  });

  test('withdraws: the time is free, the calendars are updated, and no one owns the candidate', async () => {
    const candidateDetails = scene.newCandidate();
    const bookingId = await submitted({ candidateDetails, rtr: CONFIRMED });
    const time = aTime();
    await change({ bookingId, decision: 'ACCEPT', ...time }, client);
    const gone = await change({ bookingId, decision: 'WITHDRAW', comments: 'Took another job.' }, supplier);
    expect(gone.data).toMatchObject({
      bookingStatus: 'WITHDRAWN',
      ownership: { state: 'NONE' },
      submission: { withdrawReason: 'Took another job.' },
    });
    expect(await scene.kindsTo(client, bookingId)).toContain('booking-withdrawn');
    expect(await scene.kindsTo(asha, bookingId)).toContain('meeting-cancellation-panel');
    expect(await scene.kindsTo(candidateDetails, bookingId)).toContain('meeting-cancellation-candidate');
    const again = aBooking({ ...time, candidateDetails: scene.newCandidate() });
    expect((await call(createBooking, { body: again }, client)).httpStatus).toBe(201);
  });

  test('leaves the client’s acts to the client, and vice versa', async () => {
    const bookingId = await submitted();
    for (const decision of ['ACCEPT', 'DECLINE'] as const) {
      expect((await change({ bookingId, decision, reason: REASON }, supplier)).httpStatus).toBe(403);
    }
    expect((await change({ bookingId, decision: 'WITHDRAW' }, client)).httpStatus).toBe(403);
    expect((await change({ bookingId, billRate: '1' }, client)).httpStatus).toBe(403);
    for (const stranger of [rival, asha]) {
      const answer = await change({ bookingId, decision: 'WITHDRAW' }, stranger);
      expect([403, 404]).toContain(answer.httpStatus);
    }
    const spoofed = { bookingId, decision: 'WITHDRAW', vendorId: rival.vendorId } as const;
    expect((await change(spoofed, supplier)).httpStatus).toBe(403);
    expect(
      (await change({ bookingId, decision: 'WITHDRAW', submitterId: client.userId }, supplier)).httpStatus,
    ).toBe(403);
    expect(await read(bookingId, client)).toMatchObject({ version: 1, bookingStatus: 'SUBMITTED' });
    const named = await call(
      updateVendorBooking,
      { body: { bookingId, decision: 'WITHDRAW', vendorId: client.vendorId } },
      supplier,
    );
    expect(named.httpStatus).toBe(200);
  });
});
