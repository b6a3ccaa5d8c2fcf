import { answerMeeting, dismissProposal } from '@slotwise/contract/bookings/answers.endpoints';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { confirmEmail } from '@slotwise/contract/recruiters/email-change.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';
import { windowText } from './proposals.rules.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, read, call, mailKinds } = scene;
afterAll(scene.stop);

const at = (start: string, end: string) => ({
  startTime: `2026-04-20T${start}`,
  endTime: `2026-04-20T${end}`,
  timeZone: 'Asia/Kolkata',
});
const propose = (id: string, proposals = [at('15:00', '17:00')], comments = '') =>
  call(answerMeeting, { params: { id }, body: { answer: 'TENTATIVE', comments, proposals } }, asha);
const dismiss = (id: string, proposalId: string, by = admin) =>
  call(dismissProposal, { params: { id, proposalId }, body: {} }, by);

describe('proposed times', () => {
  test('wait on the meeting with their text, replacing earlier ones by the same person', async () => {
    const id = await book('2026-04-01T09:00:00Z');
    await propose(id, [at('10:00', '11:00')], 'Mornings are better.');
    await propose(id, [at('15:00', '17:00'), at('18:00', '19:00')], 'Afternoons, sorry.');
    const { proposals, workFlow } = await read(id, admin);
    expect(proposals).toMatchObject([
      {
        byName: 'Asha Rao',
        byRole: 'PANELIST',
        source: 'APP',
        comments: 'Afternoons, sorry.',
        windows: [
          { start: '2026-04-20T15:00', end: '2026-04-20T17:00', timeZone: 'Asia/Kolkata' },
          { start: '2026-04-20T18:00', end: '2026-04-20T19:00', timeZone: 'Asia/Kolkata' },
        ],
      },
    ]);
    expect(workFlow.map(({ action }) => action)).toEqual([
      'CREATED',
      'SCHEDULED',
      'ANSWERED',
      'PROPOSED',
      'PROPOSED',
    ]);
    const lastMail = (await scene.mailsTo(admin.email)).findLast(({ bookingId }) => bookingId === id);
    expect(lastMail?.text).toContain(
      'Times that would suit: Monday 20/04/2026 15:00–17:00, Kolkata time; Monday 20/04/2026 18:00–19:00, Kolkata time.',
    );
    expect(lastMail?.text).toContain('Asha Rao may come at the present time.');
  });

  test('are refused if past, ending before they start, or too many', async () => {
    const id = await book('2026-04-02T09:00:00Z');
    const past = { ...at('10:00', '11:00'), startTime: '2026-03-01T10:00', endTime: '2026-03-01T11:00' };
    expect((await propose(id, [past])).code).toBe('TIME_IN_PAST');
    expect((await propose(id, [at('11:00', '10:00')])).fieldErrors).toHaveProperty(['proposals.0.endTime']);
    expect(
      (
        await propose(
          id,
          Array.from({ length: 6 }, () => at('10:00', '11:00')),
        )
      ).httpStatus,
    ).toBe(400);
    expect((await read(id, admin)).proposals).toEqual([]);
  });

  test('are a need of the recruiter’s until the meeting moves', async () => {
    const id = await book('2026-04-03T09:00:00Z');
    await propose(id);
    const needs = async () =>
      (await call(listNeeds, { query: {} }, admin)).data?.filter((need) => need.bookingId === id) ?? [];
    expect(await needs()).toMatchObject([{ kind: 'TIME_PROPOSED', names: ['Asha Rao'] }]);
    const meetingInfo = {
      startTime: '2026-04-20T15:30',
      endTime: '2026-04-20T16:30',
      timeZone: 'Asia/Kolkata',
    };
    await call(reviseBooking, { body: { bookingId: id, meetingInfo } }, admin);
    expect([await needs(), (await read(id, admin)).proposals]).toEqual([[], []]);
  });

  test('stay when other details change, and end with the meeting', async () => {
    const id = await book('2026-04-04T09:00:00Z');
    await propose(id);
    await call(reviseBooking, { body: { bookingId: id, instructions: 'Ring twice.' } }, admin);
    expect((await read(id, admin)).proposals).toHaveLength(1);
    await call(cancelBooking, { query: { bookingId: id }, body: null }, admin);
    expect((await read(id, admin)).proposals).toEqual([]);
  });

  test('end for someone taken off the panel, and for no one else', async () => {
    const id = await book('2026-04-07T09:00:00Z');
    await propose(id);
    await call(
      answerMeeting,
      { params: { id }, body: { answer: 'TENTATIVE', proposals: [at('11:00', '12:00')] } },
      arjun,
    );
    const panelists = [{ panelistId: arjun.panelistId }];
    await call(reviseBooking, { body: { bookingId: id, panelists } }, admin);
    expect((await read(id, admin)).proposals).toMatchObject([{ byEmail: arjun.email }]);
  });

  test('are withdrawn by their author’s later acceptance', async () => {
    const id = await book('2026-04-05T09:00:00Z');
    await propose(id);
    await call(answerMeeting, { params: { id }, body: { answer: 'ACCEPTED' } }, asha);
    expect((await read(id, admin)).proposals).toEqual([]);
  });
});

describe('keeping the time', () => {
  test('settles the proposal and notifies its author, without a calendar entry', async () => {
    const id = await book('2026-04-06T09:00:00Z');
    await propose(id);
    const [proposal] = (await read(id, admin)).proposals;
    const kept = await dismiss(id, proposal?.proposalId ?? '');
    expect([kept.httpStatus, kept.message, kept.data?.proposals]).toEqual([
      200,
      ['Proposed times declined'],
      [],
    ]);
    expect(kept.data?.workFlow.at(-1)).toMatchObject({
      action: 'PROPOSAL_DISMISSED',
      comments: 'Proposed by Asha Rao',
    });
    expect(await mailKinds(asha.email, id)).toEqual([
      'meeting-invitation-panel',
      'booking-proposal-dismissed',
    ]);
    expect(await dismiss(id, proposal?.proposalId ?? '')).toMatchObject({ httpStatus: 404 });
  });
});

test('a window across midnight is shown with both dates', () => {
  const window = { start: '2026-04-20T23:00', end: '2026-04-21T01:00', timeZone: 'Etc/UTC' };
  expect(windowText(window)).toContain('Monday 20/04/2026 23:00–21/04/2026 01:00');
});

test('a proposal follows its author to a new address', async () => {
  const id = await book('2026-04-08T09:00:00Z');
  await propose(id);
  const email = 'asha.rao@northbridge-talent.example';
  await call(updateRecruiter, { body: { email, currentPassword: PASSWORD } }, asha);
  const token = await scene.linkTo(email, 'email');
  expect((await call(confirmEmail, { body: { token } })).httpStatus).toBe(200);
  expect((await read(id, admin)).proposals).toMatchObject([{ byEmail: email }]);
});
