import { getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import * as link from '@slotwise/contract/bookings/panel-links.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import { afterAll, describe, expect, test } from 'vitest';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, send, admin, asha, book, read, getLink } = scene;
afterAll(scene.stop);

const kabir = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
const onPanel = (...guests: { name: string; email: string }[]) => ({
  panelists: [{ panelistId: asha.panelistId }, ...guests],
});

/** A meeting with a guest on its panel, and the guest's link. */
async function guestMeeting(startTime: string, overrides: Parameters<typeof book>[1] = {}) {
  const id = await book(startTime, { ...onPanel(kabir), ...overrides });
  return { id, guest: await getLink(kabir.email, id) };
}
const open = (guest: { token: string }) => call(link.openPanelLink, {}, guest);
const write = (guest: { token: string }, card: object, rest: object = {}) =>
  call(link.giveFeedbackByLink, { body: { feedback: card, ...rest } }, guest);

describe('the page of a link', () => {
  test('shows the meeting but no addresses, phone numbers or private notes', async () => {
    const { id, guest } = await guestMeeting('2026-04-01T09:00:00Z', {
      candidateDetails: aCandidate({ email: 'hidden@candidate.example', phone: '98765 43210' }),
    });
    await call(
      giveFeedback,
      {
        body: {
          bookingId: id,
          feedback: aScorecard({ privateNote: 'Quetzal: asked about salary.' }),
          state: 'SUBMITTED',
        },
      },
      asha,
    );
    await call(addComments, { body: { bookingId: id, comments: 'The CV is two years old.' } }, admin);
    await write(guest, aScorecard({ privateNote: 'My own note.' }), { state: 'SUBMITTED' });

    const response = await send(link.openPanelLink, {}, { token: guest.token });
    const { data } = await open(guest);
    expect(data).toMatchObject({
      bookingId: id,
      company: 'Northbridge Talent',
      recruiterName: 'Ananya Rao',
      me: { name: 'Kabir Shah', timeZone: 'Asia/Kolkata' },
      panel: [{ name: 'Asha Rao' }, { name: 'Kabir Shah' }],
      candidate: { candidateName: 'Meera Iyer' },
      comments: [{ text: 'The CV is two years old.', byName: 'Ananya Rao' }],
    });
    expect(data?.feedback.map(({ panelistName, privateNote }) => [panelistName, privateNote])).toEqual([
      ['Asha Rao', ''],
      ['Kabir Shah', 'My own note.'],
    ]);
    expect(response.body).not.toMatch(/@|Quetzal|98765|43210|byUserId|userId/);
  });

  test('shows what the job requires, but not its money, its people or its number', async () => {
    const description = '## Your week\n\n- **SQL** and <b>Kafka</b>';
    const { jdId } = await call(createJob, { body: aJob({ description, budgetMax: '4242424' }) }, admin);
    const { guest } = await guestMeeting('2026-04-20T09:00:00Z', { jdId });
    const { data } = await open(guest);
    expect(data?.job).toEqual({
      description,
      responsibilities: '',
      mustHaveSkills: [{ name: 'SQL', weight: 5, minYears: 4 }],
      goodToHaveSkills: [],
    });
    const other = await guestMeeting('2026-04-21T09:00:00Z');
    expect((await open(other.guest)).data?.job).toBeNull();
  });

  test('hides the others’ scorecards until the holder’s own is in', async () => {
    const { id, guest } = await guestMeeting('2026-04-02T09:00:00Z');
    await call(giveFeedback, { body: { bookingId: id, feedback: aScorecard(), state: 'SUBMITTED' } }, asha);
    await write(guest, { strengths: 'Half a thought' });
    expect((await open(guest)).data?.feedback.map(({ isMine }) => isMine)).toEqual([true]);
  });

  test('changes nothing by being opened, however often', async () => {
    const { id, guest } = await guestMeeting('2026-04-03T09:00:00Z');
    const before = await read(id, admin);
    for (let times = 0; times < 3; times += 1) expect((await open(guest)).httpStatus).toBe(200);
    expect(await read(id, admin)).toEqual(before);
  });

  test('acts as the panelist, and the history names the holder of a link', async () => {
    const { id, guest } = await guestMeeting('2026-04-04T09:00:00Z');
    const { version } = (await open(guest)).data ?? {};
    const draft = await write(guest, { strengths: 'Clear' });
    expect(draft.data).toMatchObject({ feedback: { state: 'DRAFT' }, view: { bookingId: id } });
    await write(guest, aScorecard(), { state: 'SUBMITTED' });
    await call(link.addCommentsByLink, { body: { comments: 'Hire soon.' } }, guest);
    const selected = await call(link.approveByLink, { body: { comments: 'Yes.', version } }, guest);
    expect(selected.data).toMatchObject({ bookingStatus: 'SELECTED', decisions: [{ byName: 'Kabir Shah' }] });
    const turned = await call(
      link.rejectByLink,
      { body: { reason: { code: 'OTHER', text: 'Withdrawn.' } } },
      guest,
    );
    expect(turned.data?.bookingStatus).toBe('REJECTED');
    const { workFlow, feedback, comments } = await read(id, admin);
    expect(workFlow.slice(2).map(({ action, byRole, byName }) => [action, byRole, byName])).toEqual([
      ['FEEDBACK', 'PANEL_LINK', 'Kabir Shah'],
      ['SELECTED', 'PANEL_LINK', 'Kabir Shah'],
      ['REJECTED', 'PANEL_LINK', 'Kabir Shah'],
    ]);
    expect(feedback[0]?.panelistEmail).toBe(kabir.email);
    expect(comments[0]).toMatchObject({ byRole: 'PANEL_LINK', byUserId: null });
  });

  test('says whose change came first, without their address', async () => {
    const { id, guest } = await guestMeeting('2026-04-05T09:00:00Z');
    const other = await getLink(kabir.email, id);
    await call(link.approveByLink, { body: { comments: 'Secret words' } }, other);
    const response = await send(link.rejectByLink, { body: { version: 1 } }, { token: guest.token });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { bookingStatus: 'SELECTED', changes: [{ byName: 'Kabir Shah', action: 'SELECTED' }] },
    });
    expect(response.body).not.toMatch(/@|Secret words/);
  });

  test('says that a scorecard was written elsewhere, with its content and no address', async () => {
    const { guest } = await guestMeeting('2026-04-06T09:00:00Z');
    await write(guest, { summary: 'On the phone.' }, { feedbackVersion: 0 });
    const body = { feedback: { summary: 'At the desk.' }, feedbackVersion: 0 };
    const response = await send(link.giveFeedbackByLink, { body }, { token: guest.token });
    expect(response.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { feedback: { summary: 'On the phone.', version: 1 } },
    });
    expect(response.body).not.toContain('@');
  });

  test('names no address if an hour has been taken', async () => {
    const { guest } = await guestMeeting('2026-04-07T09:00:00Z');
    await call(link.rejectByLink, { body: {} }, guest);
    await book('2026-04-07T09:00:00Z', onPanel(kabir));
    const response = await send(
      link.approveByLink,
      { body: { comments: 'After all.' } },
      { token: guest.token },
    );
    expect(response.json()).toMatchObject({ code: 'SLOT_CONFLICT' });
    expect(response.body).not.toContain('@');
  });
});

describe('a link', () => {
  test('opens only its own meeting, even for someone who is on another', async () => {
    const first = await guestMeeting('2026-04-08T09:00:00Z');
    const second = await guestMeeting('2026-04-09T09:00:00Z');
    const body = { bookingId: second.id, comments: 'For the other one.' };
    await send(link.addCommentsByLink, { body }, { token: first.guest.token });
    expect((await open(first.guest)).data?.bookingId).toBe(first.id);
    expect((await read(second.id, admin)).comments).toEqual([]);
    expect((await read(first.id, admin)).comments).toHaveLength(1);
  });

  test('is no session, and a session is no link', async () => {
    const { id, guest } = await guestMeeting('2026-04-10T09:00:00Z');
    expect(await call(getBooking, { query: { id } }, guest)).toMatchObject({ httpStatus: 401 });
    expect(await call(listBookings, { query: {} }, guest)).toMatchObject({ httpStatus: 401 });
    for (const token of [admin.token, asha.token, undefined]) {
      const response = await send(link.openPanelLink, {}, { token });
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  test('is refused if it does not exist, and a network that tries many has to wait', async () => {
    const { guest } = await guestMeeting('2026-04-11T09:00:00Z');
    const ip = '198.51.100.7';
    const wrong = { token: `pl_${'x'.repeat(43)}` };
    const tries = [];
    for (let times = 0; times < 32; times += 1) {
      tries.push((await call(link.openPanelLink, {}, wrong, { ip })).httpStatus);
    }
    expect([tries[0], tries.at(-1)]).toEqual([410, 429]);
    expect((await call(link.openPanelLink, {}, guest, { ip })).httpStatus).toBe(200);
  });
});
