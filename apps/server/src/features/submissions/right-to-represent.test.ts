import {
  answerRtrRequest,
  readRtrRequest,
  resendRtrRequest,
} from '@slotwise/contract/bookings/right-to-represent.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';
import { answerQuestion } from './right-to-represent.service.ts';

const scene = await startSubmissionScene();
const { client, supplier, rival, call, submit, submitted, change, read, questionTo } = scene;
afterAll(scene.stop);

const ASKED = { candidateConfirmed: false, requestConfirmation: true };

/** A submission whose candidate was asked. */
async function asked(as = supplier, candidateDetails = scene.newCandidate()) {
  const bookingId = await submitted({ candidateDetails, rtr: ASKED }, as);
  return { bookingId, candidateDetails, link: await questionTo(candidateDetails.email) };
}

const answer = (confirmed: boolean, link: { token: string }) =>
  call(answerRtrRequest, { body: { confirmed } }, link);

describe('a candidate asked by mail', () => {
  test('reads who wants to represent them where, and nothing else', async () => {
    const { link, candidateDetails } = await asked();
    expect((await call(readRtrRequest, {}, link)).data).toEqual({
      candidateName: candidateDetails.candidateName,
      supplierName: 'Northbridge Talent',
      supplierContactName: supplier.displayName,
      supplierContactEmail: supplier.email,
      clientName: 'Palmyra Retail',
      jobTitle: 'Senior Data Engineer',
      jobLocation: 'Bengaluru',
      submittedAt: '2026-03-02T09:00:00.000Z',
      ownershipDays: 180,
      rtrState: 'REQUESTED',
      rtrAt: null,
    });
  });

  test('makes the supplier their owner with a yes, however often it is repeated', async () => {
    const { bookingId, link } = await asked();
    expect((await read(bookingId, supplier)).ownership.state).toBe('PENDING_CONFIRMATION');
    for (const _time of [1, 2]) {
      expect((await answer(true, link)).data).toMatchObject({ rtrState: 'CONFIRMED' });
    }
    expect((await answer(false, link)).code).toBe('INVALID_TRANSITION');
    const booking = await read(bookingId, client);
    expect(booking.ownership).toEqual({ state: 'OWNED', until: '2026-08-29T09:00:00.000Z' });
    expect(booking.workFlow.map(({ action, byRole }) => [action, byRole])).toEqual([
      ['SUBMITTED', 'SUPPLIER'],
      ['RTR_REQUESTED', 'SUPPLIER'],
      ['RTR_CONFIRMED', 'CANDIDATE_LINK'],
    ]);
    expect(await scene.kindsTo(supplier, bookingId)).toEqual(['submission-confirmed']);
  });

  test('is owned for as long as was agreed when they were submitted', async () => {
    const { bookingId, link } = await asked();
    const agree = (days: number) =>
      asVendor(scene.store.db, toVendorId(client.vendorId), (tx) =>
        tx
          .updateTable('association')
          .set({ ownership_days: days })
          .where('association_id', '=', scene.associationId)
          .execute(),
      );
    await agree(730);
    expect((await call(readRtrRequest, {}, link)).data?.ownershipDays).toBe(180);
    await answer(true, link);
    expect((await read(bookingId, client)).ownership.until).toBe('2026-08-29T09:00:00.000Z');
    await agree(180);
  });

  test('leaves the submission without an owner with a no', async () => {
    const { bookingId, link } = await asked();
    await answer(false, link);
    expect(await read(bookingId, supplier)).toMatchObject({
      ownership: { state: 'NONE', until: null },
      submission: { rtrState: 'REFUSED', rtrAt: '2026-03-02T09:00:00.000Z' },
    });
  });

  test('agrees to two: the first owns, the second is a conflict that the client cannot accept', async () => {
    const first = await asked(rival);
    const second = await asked(supplier, first.candidateDetails);
    await answer(true, first.link);
    expect((await answer(true, second.link)).data?.rtrState).toBe('CONFIRMED');
    const { bookingId } = second;
    expect((await read(bookingId, client)).ownership.state).toBe('CONFLICT');
    expect(await scene.kindsTo(client, bookingId)).toContain('booking-ownership-conflict');
    for (const request of [{}, scene.aTime()]) {
      expect(await change({ bookingId, decision: 'ACCEPT', ...request }, client)).toMatchObject({
        httpStatus: 409,
        code: 'OWNERSHIP_CONFLICT',
      });
    }
    expect((await read(bookingId, client)).bookingStatus).toBe('SUBMITTED');
    const owners = { bookingId: first.bookingId, decision: 'ACCEPT', ...scene.aTime() } as const;
    expect((await change(owners, client)).httpStatus).toBe(200);
  });

  test('says yes to two at the same moment and belongs to one supplier', async () => {
    const first = await asked(rival);
    const second = await asked(supplier, first.candidateDetails);
    await Promise.all([answer(true, first.link), answer(true, second.link)]);
    const states = [await read(first.bookingId, client), await read(second.bookingId, client)];
    expect(states.map(({ ownership }) => ownership.state).toSorted()).toEqual(['CONFLICT', 'OWNED']);
  });

  test('is asked again if the address was wrong, and the old link stops working', async () => {
    const { bookingId, link } = await asked();
    const email = 'right.address@candidate.example';
    await change({ bookingId, candidateDetails: { email } }, supplier);
    expect((await call(readRtrRequest, {}, link)).httpStatus).toBe(410);
    expect((await answer(true, await questionTo(email))).httpStatus).toBe(200);
    const codes = [];
    for (let count = 0; count < 20; count += 1) {
      const candidateDetails = { email: `someone${count}@candidate.example` };
      codes.push((await change({ bookingId, candidateDetails }, supplier)).code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('cannot answer with the old link for the person asked now, not even at the same moment', async () => {
    const { bookingId, candidateDetails } = await asked();
    await change({ bookingId, candidateDetails: { email: 'moved@candidate.example' } }, supplier);
    const { email } = candidateDetails;
    const link = { vendorId: toVendorId(client.vendorId), bookingId, email, since: scene.clock.now() };
    const stale = { ...link, purpose: 'question' as const };
    await expect(answerQuestion(scene.context, stale, true)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await read(bookingId, supplier)).submission?.rtrState).toBe('REQUESTED');
  });

  test('is not mailed endlessly by a supplier that withdraws and resubmits them', async () => {
    const candidateDetails = scene.newCandidate();
    for (let count = 0; count < LIMITS.rtrQuestionsPerAddressAndSupplier; count += 1) {
      const { bookingId } = await asked(supplier, candidateDetails);
      await change({ bookingId, decision: 'WITHDRAW' }, supplier);
    }
    expect(await submit({ candidateDetails, rtr: ASKED })).toMatchObject({
      httpStatus: 429,
      message: [expect.stringContaining('asked often enough')],
    });
    expect((await submit({ candidateDetails })).httpStatus).toBe(201);
    expect((await submit({ candidateDetails, rtr: ASKED }, rival)).httpStatus).toBe(201);
  });
});

describe('a link to the question', () => {
  test('works for two weeks, while there is something to agree to', async () => {
    const withdrawn = await asked();
    await change({ bookingId: withdrawn.bookingId, decision: 'WITHDRAW' }, supplier);
    expect((await call(readRtrRequest, {}, withdrawn.link)).code).toBe('LINK_EXPIRED');
    const { link } = await asked();
    scene.clock.advance({ hours: 14 * 24 });
    expect((await call(readRtrRequest, {}, link)).code).toBe('LINK_EXPIRED');
    scene.clock.advance({ hours: -14 * 24 });
  });

  test('is no session, and a session is no link', async () => {
    const { link } = await asked();
    expect((await change({ bookingId: client.userId, decision: 'WITHDRAW' }, link)).code).toBe(
      'NOT_SIGNED_IN',
    );
    expect((await call(readRtrRequest, {}, supplier)).code).toBe('NOT_SIGNED_IN');
  });

  test('cannot be guessed for long', async () => {
    const guess = { token: `cl_${'a'.repeat(43)}` };
    const codes = new Set<string | undefined>();
    for (let tries = 0; tries < 60 && !codes.has('RATE_LIMITED'); tries += 1) {
      codes.add((await call(readRtrRequest, {}, guess, { ip: '198.51.100.7' })).code);
    }
    expect(codes).toEqual(new Set(['LINK_EXPIRED', 'RATE_LIMITED']));
  });

  test('is never stored in plain text', async () => {
    const { link } = await asked();
    const rows = await asVendor(scene.store.db, toVendorId(client.vendorId), (tx) =>
      tx.selectFrom('booking_link').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(scene.logged.join('\n')).not.toContain(link.token);
  });
});

describe('asking again', () => {
  test('is for the supplier, not too often, and not once the candidate has answered', async () => {
    const { bookingId, link } = await asked();
    const again = (as = supplier) => call(resendRtrRequest, { params: { id: bookingId } }, as);
    expect((await again()).code).toBe('RATE_LIMITED');
    scene.clock.advance({ hours: 1 });
    expect(await again()).toMatchObject({ httpStatus: 200, data: { sent: true }, bookingId });
    expect([(await again(client)).httpStatus, (await again(rival)).httpStatus]).toEqual([403, 404]);
    await answer(true, link);
    scene.clock.advance({ hours: 1 });
    expect((await again()).code).toBe('INVALID_TRANSITION');
    scene.clock.advance({ hours: -2 });
  });

  test('is required if the client wants a yes', async () => {
    await asVendor(scene.store.db, toVendorId(client.vendorId), (tx) =>
      tx
        .updateTable('association')
        .set({ submission_requires_rtr: true })
        .where('association_id', '=', scene.associationId)
        .execute(),
    );
    expect((await submit()).fieldErrors).toHaveProperty('rtr');
    expect((await submit({ rtr: ASKED })).httpStatus).toBe(201);
  });
});
