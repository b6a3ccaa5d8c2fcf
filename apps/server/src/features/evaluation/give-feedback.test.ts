import { assignBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import type { FeedbackInput } from '@slotwise/contract/booking-parts/feedback.schema';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedbackByLink, openOwnPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read } = scene;
afterAll(scene.stop);

type Rest = { state?: 'DRAFT' | 'SUBMITTED' | 'DISMISSED'; feedbackVersion?: number };
const give = (
  bookingId: string,
  as: { token: string },
  feedback: FeedbackInput | FeedbackInput[],
  rest: Rest = {},
) => call(giveFeedback, { body: { bookingId, feedback, ...rest } }, as);

const submit = (bookingId: string, as: { token: string }, card: object = {}) =>
  give(bookingId, as, aScorecard(card), { state: 'SUBMITTED' });

const listSteps = async (bookingId: string) =>
  (await read(bookingId, admin)).workFlow.map(({ action }) => action);

describe('a draft', () => {
  test('saves what was typed, and keeps what later parts omit', async () => {
    const id = await book('2026-04-01T09:00:00Z');
    const first = await give(id, asha, {
      strengths: 'Clear',
      attributes: [{ name: 'communication', rating: 3 }],
    });
    expect(first).toMatchObject({
      httpStatus: 200,
      feedbackState: 'NONE',
      data: { state: 'DRAFT', version: 1 },
    });
    const second = await give(id, asha, {
      concerns: 'None',
      attributes: [{ name: 'Culture add', rating: 5 }],
    });
    expect(second.data).toMatchObject({ strengths: 'Clear', concerns: 'None', version: 2, isMine: true });
    expect(
      second.data?.attributes.map(({ name, rating, weight, mustHave }) => [name, rating, weight, mustHave]),
    ).toEqual([
      ['Communication', 3, 3, false],
      ['Technical skills', null, 3, true],
      ['Problem solving', null, 3, true],
      ['Culture add', 5, 3, false],
    ]);
    expect((await read(id, asha)).feedback).toEqual([second.data]);
    expect(await listSteps(id)).not.toContain('FEEDBACK');
  });

  test('is hidden from everyone else, as is its existence', async () => {
    const id = await book('2026-04-02T09:00:00Z');
    await give(id, asha, { strengths: 'Clear' });
    for (const reader of [arjun, admin]) {
      const booking = await read(id, reader);
      expect(booking.feedback).toEqual([]);
      expect(booking.scorecards.map(({ state }) => state)).toEqual([null, null]);
    }
    expect((await read(id, asha)).scorecards.map(({ state, isMine }) => [state, isMine])).toEqual([
      ['DRAFT', true],
      [null, false],
    ]);
  });

  test('as a list updates the caller’s entry; a foreign id cannot be written', async () => {
    const id = await book('2026-04-03T09:00:00Z');
    const ashas = await submit(id, asha);
    const foreign = {
      feedbackId: ashas.data?.feedbackId ?? '',
      isMine: false,
      summary: 'Overwritten by a colleague.',
    };
    const mine = await give(id, arjun, [foreign, { summary: 'My own words.' }]);
    expect(mine.data).toMatchObject({ panelistEmail: arjun.email, summary: 'My own words.' });
    const refused = await give(id, arjun, foreign);
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect((await read(id, asha)).feedback[0]?.summary).toBe(aScorecard().summary);
  });

  test('rates only what is on the meeting’s scorecard', async () => {
    const id = await book('2026-04-04T09:00:00Z', {
      scorecard: [{ name: 'SQL', weight: 5, mustHave: true }],
    });
    const kept = await give(id, asha, { attributes: [{ name: 'sql', rating: 2 }] });
    expect(kept.data?.attributes).toEqual([
      { name: 'SQL', weight: 5, mustHave: true, rating: 2, comment: '' },
    ]);
    const refused = await give(id, asha, { attributes: [{ name: 'Shoe size', rating: 5 }] });
    expect(refused.fieldErrors).toEqual({
      'feedback.attributes.0.name': 'Shoe size is not on this scorecard',
    });
  });

  test('that was changed elsewhere is refused with its current content', async () => {
    const id = await book('2026-04-05T09:00:00Z');
    await give(id, asha, { summary: 'Written on the phone.' }, { feedbackVersion: 0 });
    const refused = await give(id, asha, { summary: 'Written at the desk.' }, { feedbackVersion: 0 });
    expect(refused).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
      details: { feedback: { summary: 'Written on the phone.', version: 1 } },
    });
    const kept = await give(id, asha, { summary: 'Both put together.' }, { feedbackVersion: 1 });
    expect(kept.data).toMatchObject({ summary: 'Both put together.', version: 2 });
  });
});

describe('submitting', () => {
  test('names each missing field, and saves nothing', async () => {
    const id = await book('2026-04-06T09:00:00Z');
    const refused = await give(id, asha, { summary: 'Too short' }, { state: 'SUBMITTED' });
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(refused.fieldErrors).toEqual({
      'feedback.attributes.1.rating': 'Rate Technical skills: it is a must-have',
      'feedback.attributes.2.rating': 'Rate Problem solving: it is a must-have',
      'feedback.summary': 'Write a summary of at least 20 characters',
    });
    expect((await read(id, asha)).feedback).toEqual([]);
  });

  test('rates nothing if no interview took place', async () => {
    const id = await book('2026-04-07T09:00:00Z');
    const card = { interviewConducted: false, summary: 'The line broke after two minutes.' };
    expect(await give(id, asha, card, { state: 'SUBMITTED' })).toMatchObject({ httpStatus: 200 });
  });

  test('shows the card to recruiters, and to the panel once their own is in', async () => {
    const id = await book('2026-04-08T09:00:00Z');
    expect(await submit(id, asha)).toMatchObject({ feedbackState: 'PARTIAL', data: { late: false } });
    expect((await read(id, admin)).feedback.map(({ panelistName }) => panelistName)).toEqual(['Asha Rao']);
    expect((await read(id, arjun)).feedback).toEqual([]);
    await submit(id, arjun);
    expect((await read(id, arjun)).feedback).toHaveLength(2);
    expect(await listSteps(id)).toEqual(['CREATED', 'SCHEDULED', 'FEEDBACK', 'FEEDBACK']);
  });

  test('shares the private note only with the recruiters', async () => {
    const id = await book('2026-04-09T09:00:00Z');
    await submit(id, asha, { privateNote: 'Asked about salary twice.' });
    await submit(id, arjun);
    const noteFor = async (reader: { token: string }) =>
      (await read(id, reader)).feedback.find(({ panelistEmail }) => panelistEmail === asha.email)
        ?.privateNote;
    expect(await noteFor(asha)).toBe('Asked about salary twice.');
    expect(await noteFor(admin)).toBe('Asked about salary twice.');
    expect(await noteFor(arjun)).toBe('');
  });

  test('hides others’ cards from an ADMIN on the panel who has not written', async () => {
    const id = await book('2026-04-10T09:00:00Z', {
      panelists: [{ panelistId: asha.panelistId }, { name: admin.displayName, email: admin.email }],
    });
    await submit(id, asha);
    expect((await read(id, admin)).feedback).toEqual([]);
  });

  test('can be changed until the decision, but not withdrawn', async () => {
    const id = await book('2026-04-11T09:00:00Z');
    await submit(id, asha);
    const changed = await give(id, asha, { concerns: 'Talks fast' });
    expect(changed.data).toMatchObject({ state: 'SUBMITTED', concerns: 'Talks fast', version: 2 });
    const cut = await give(id, asha, { summary: '' });
    expect(cut.fieldErrors).toHaveProperty(['feedback.summary']);
    for (const state of ['DRAFT', 'DISMISSED'] as const) {
      const refused = await give(id, asha, { dismissReason: 'Changed my mind' }, { state });
      expect(refused).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    }
  });

  test('of the last missing card notifies the recruiter and hands back the step', async () => {
    const id = await book('2026-04-12T09:00:00Z');
    await submit(id, asha);
    expect(await scene.mailKinds(admin.email, id)).not.toContain('booking-feedback-complete');
    const last = await submit(id, arjun);
    expect(last.feedbackState).toBe('COMPLETE');
    await give(id, arjun, { concerns: 'One more' });
    const kinds = await scene.mailKinds(admin.email, id);
    expect(kinds.filter((kind) => kind === 'booking-feedback-complete')).toHaveLength(1);
    expect((await read(id, admin)).assignee).toBe(admin.email);
  });
});

describe('the owner of the next step', () => {
  const assignTo = (bookingId: string, assigneeEmail: string) =>
    call(assignBooking, { query: { bookingId, assigneeEmail } }, admin);

  test('is the recruiter again once the panelist who had it has written', async () => {
    const id = await book('2026-04-20T09:00:00Z', { panelists: [{ panelistId: asha.panelistId }] });
    await assignTo(id, asha.email);
    await submit(id, asha);
    const { assignee, workFlow } = await read(id, admin);
    expect(assignee).toBe(admin.email);
    expect(workFlow.at(-1)).toMatchObject({
      action: 'ASSIGNED',
      byName: 'Asha Rao',
      details: { assigneeEmail: admin.email },
    });
  });

  test('stays a colleague who took the meeting over, who is notified too', async () => {
    const id = await book('2026-04-21T09:00:00Z', { panelists: [{ panelistId: asha.panelistId }] });
    await assignTo(id, arjun.email);
    await submit(id, asha);
    expect((await read(id, admin)).assignee).toBe(arjun.email);
    expect(await scene.mailKinds(arjun.email, id)).toContain('booking-feedback-complete');
  });
});

describe('dismissing', () => {
  test('needs a reason, settles the debt and hides what was drafted', async () => {
    const id = await book('2026-04-13T09:00:00Z');
    await give(id, asha, { strengths: 'Half a thought' });
    const bare = await give(id, asha, {}, { state: 'DISMISSED' });
    expect(bare.fieldErrors).toEqual({ 'feedback.dismissReason': 'Say why no scorecard will come' });
    await give(id, asha, { dismissReason: 'I only listened.' }, { state: 'DISMISSED' });
    const { feedback, feedbackState } = await read(id, admin);
    expect(feedback[0]).toMatchObject({
      state: 'DISMISSED',
      dismissReason: 'I only listened.',
      strengths: '',
    });
    expect(feedbackState).toBe('PARTIAL');
    expect(await listSteps(id)).toContain('FEEDBACK_DISMISSED');
    expect((await submit(id, asha)).data?.state).toBe('SUBMITTED');
  });

  test('opens no other card to a panelist, who may still write one, and all to an ADMIN', async () => {
    const id = await book('2026-04-22T09:00:00Z', {
      panelists: [
        { panelistId: asha.panelistId },
        { panelistId: arjun.panelistId },
        { name: admin.displayName, email: admin.email },
      ],
    });
    await submit(id, asha);
    await give(id, arjun, { dismissReason: 'I only listened.' }, { state: 'DISMISSED' });
    expect((await read(id, arjun)).feedback.map(({ isMine }) => isMine)).toEqual([true]);
    const own = await call(openOwnPanelLink, { params: { id } }, admin);
    const token = own.data?.url.split('#')[1] ?? '';
    const body = { state: 'DISMISSED' as const, feedback: { dismissReason: 'I only listened.' } };
    await call(giveFeedbackByLink, { body }, { token });
    expect((await read(id, admin)).feedback).toHaveLength(3);
  });
});

describe('after the decision', () => {
  test('a card is final, takes corrections, and a missing one counts as late', async () => {
    const id = await book('2026-04-14T09:00:00Z');
    await submit(id, asha);
    const early = await give(id, asha, { correction: 'Wrong place for this' });
    expect(early.fieldErrors).toHaveProperty(['feedback.correction']);
    await call(approveBooking, { body: { bookingId: id } }, arjun);

    const refused = await give(id, asha, { concerns: 'I knew it' });
    expect(refused).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
    const again = await give(id, asha, aScorecard(), { state: 'SUBMITTED' });
    expect(again.data).toMatchObject({ version: 1, corrections: [] });
    const corrected = await give(id, asha, { correction: 'It was PostgreSQL 16.' });
    expect(corrected.data).toMatchObject({
      concerns: '',
      corrections: [{ text: 'It was PostgreSQL 16.' }],
      version: 2,
    });
    expect((await submit(id, arjun)).data?.late).toBe(true);
  });
});

describe('someone who is not on the panel', () => {
  test('writes no scorecard, whatever their role', async () => {
    const id = await book('2026-04-15T09:00:00Z', { panelists: [{ panelistId: asha.panelistId }] });
    expect(await submit(id, arjun)).toMatchObject({ httpStatus: 404 });
    expect(await submit(id, admin)).toMatchObject({ httpStatus: 403 });
  });
});
