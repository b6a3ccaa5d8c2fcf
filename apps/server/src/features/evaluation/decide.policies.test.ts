import { approveBooking, rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { approveByLink, sendPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read } = scene;
afterAll(scene.stop);

const sofiaEmail = `sofia@${admin.email.split('@')[1]}`;
const added = await call(
  createPanelist,
  { body: aPanelist({ firstName: 'Sofia', email: sofiaEmail }) },
  admin,
);
const sofia = { ...(await scene.accept(sofiaEmail, 'invite')), panelistId: added.panelistId ?? '' };

const settle = (body: {
  decisionPolicy?: 'first' | 'all' | 'majority';
  requireFeedbackBeforeDecision?: boolean;
}) => call(updateVendor, { params: { vendorId: admin.vendorId }, body }, admin);
const approve = (bookingId: string, as: { token: string }, comments = '') =>
  call(approveBooking, { body: { bookingId, comments } }, as);
const reject = (bookingId: string, as: { token: string }, comments = '') =>
  call(rejectBooking, { body: { bookingId, comments } }, as);
const getStatus = async (bookingId: string) => (await read(bookingId, admin)).bookingStatus;

const three = [asha, arjun, sofia].map(({ panelistId }) => ({ panelistId }));

describe('if all have to agree', () => {
  test('a candidate is selected once every required panelist agrees; the others do not count', async () => {
    await settle({ decisionPolicy: 'all' });
    const panelists = [...three.slice(0, 2), { panelistId: sofia.panelistId, required: false }];
    const id = await book('2026-05-04T09:00:00Z', { panelists });
    expect((await approve(id, asha, 'Yes.')).data).toMatchObject({ bookingStatus: 'SCHEDULED', version: 2 });
    expect((await reject(id, sofia)).data).toMatchObject({ bookingStatus: 'SCHEDULED' });
    expect(await approve(id, asha)).toMatchObject({
      httpStatus: 409,
      message: ['You have already made this decision. One more panelist has to decide.'],
    });
    const last = await approve(id, arjun);
    expect(last.data).toMatchObject({ bookingStatus: 'SELECTED', nextStep: 'NEXT_ROUND' });
    expect(last.data?.decisions.map(({ verdict }) => verdict)).toEqual(['SELECTED', 'REJECTED', 'SELECTED']);
    expect((await scene.mailKinds(admin.email, id)).filter((kind) => kind.startsWith('booking-'))).toEqual([
      'booking-selected',
    ]);
  });

  test('one rejection rejects, and reversing it takes everyone’s agreement', async () => {
    const id = await book('2026-05-05T09:00:00Z');
    await approve(id, asha);
    expect((await reject(id, arjun)).data).toMatchObject({ bookingStatus: 'REJECTED' });
    await expect(book('2026-05-05T09:00:00Z')).resolves.toBeTruthy();
    const other = await book('2026-05-06T09:00:00Z');
    await reject(other, arjun);
    expect((await approve(other, asha, 'I disagree.')).data).toMatchObject({ bookingStatus: 'REJECTED' });
    expect((await approve(other, arjun, 'She is right.')).data).toMatchObject({ bookingStatus: 'SELECTED' });
  });

  test('only those who have not decided still owe a decision', async () => {
    const id = await book('2026-03-02T09:10:00Z');
    scene.clock.set('2026-03-02T10:15:00Z');
    for (const who of [asha, arjun]) {
      await call(giveFeedback, { body: { bookingId: id, feedback: aScorecard(), state: 'SUBMITTED' } }, who);
    }
    await approve(id, asha);
    const owes = async (who: { token: string }) =>
      (await call(listNeeds, { query: {} }, who)).data
        ?.filter(({ bookingId, kind }) => bookingId === id && kind === 'DECISION_DUE')
        .map(({ kind }) => kind);
    expect([await owes(asha), await owes(arjun)]).toEqual([[], ['DECISION_DUE']]);
  });
});

describe('if the majority decides', () => {
  test('two of three select, and the third changes nothing', async () => {
    await settle({ decisionPolicy: 'majority' });
    const id = await book('2026-05-11T09:00:00Z', { panelists: three });
    await approve(id, asha);
    expect((await reject(id, arjun, 'No SQL.')).data?.bookingStatus).toBe('SCHEDULED');
    expect((await approve(id, sofia)).data?.bookingStatus).toBe('SELECTED');
    expect((await reject(id, arjun)).httpStatus).toBe(400);
    expect((await reject(id, asha, 'I was wrong.')).data?.bookingStatus).toBe('REJECTED');
  });

  test('a tie stays open and is reported to the recruiter, until one of them decides again', async () => {
    const id = await book('2026-05-12T09:00:00Z');
    await approve(id, asha);
    expect((await reject(id, arjun)).data?.bookingStatus).toBe('SCHEDULED');
    expect(await scene.mailKinds(admin.email, id)).toContain('booking-undecided');
    expect((await reject(id, asha)).data).toMatchObject({ bookingStatus: 'REJECTED' });
    expect((await read(id, admin)).decisions).toHaveLength(3);
  });
});

describe('if the scorecard comes first', () => {
  test('refuses a decision until your own scorecard is in, also by link, and says what to do', async () => {
    await settle({ decisionPolicy: 'first', requireFeedbackBeforeDecision: true });
    const id = await book('2026-05-13T09:00:00Z');
    await call(sendPanelLink, { params: { id }, body: { email: arjun.email } }, admin);
    const link = await scene.getLink(arjun.email, id);
    const refusal = {
      httpStatus: 409,
      code: 'INVALID_TRANSITION',
      message: ['Submit your scorecard first, then decide: your organization asks for it.'],
    };
    expect(await approve(id, asha)).toMatchObject(refusal);
    expect(await reject(id, asha)).toMatchObject(refusal);
    expect(await call(approveByLink, { body: {} }, link)).toMatchObject(refusal);
    expect(await getStatus(id)).toBe('SCHEDULED');
    const draft = { bookingId: id, feedback: aScorecard(), state: 'DRAFT' as const };
    await call(giveFeedback, { body: draft }, asha);
    expect(await approve(id, asha)).toMatchObject(refusal);
    await call(giveFeedback, { body: { ...draft, state: 'SUBMITTED' } }, asha);
    expect((await approve(id, asha)).data).toMatchObject({ bookingStatus: 'SELECTED' });
  });
});
