import { listSubstitutes, swapPanelist } from '@slotwise/contract/bookings/answers.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { openPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCalendarMail } from '../../../test/checkers/check-calendar-mail.ts';
import { compileMail } from '../../../test/checkers/compile-mail.ts';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, read, call, getLink, mailKinds } = scene;
afterAll(scene.stop);

let made = 0;
async function panelist(firstName: string) {
  made += 1;
  const email = `${firstName.toLowerCase()}${made}@northbridge-talent.example`;
  const body = aPanelist({ firstName, lastName: 'Das', email });
  const { panelistId = '' } = await call(createPanelist, { body }, admin);
  return { panelistId, email };
}

const swap = (id: string, email: string, panelistId: string) =>
  call(swapPanelist, { params: { id }, body: { email, panelistId } }, admin);

const listMails = async (email: string, id: string) =>
  (await scene.mailsTo(email)).filter(({ bookingId }) => bookingId === id);

const getProperty = (ics = '', name = ''): string => new RegExp(`^${name}:(.*)\r$`, 'm').exec(ics)?.[1] ?? '';

describe('a swap', () => {
  test('invites one, cancels for the other, updates the panel, and leaves the candidate alone', async () => {
    const priya = await panelist('Priya');
    const candidate = 'undisturbed@candidate.example';
    const id = await book('2026-04-01T09:00:00Z', { candidateDetails: aCandidate({ email: candidate }) });
    const swapped = await swap(id, asha.email, priya.panelistId);
    expect([swapped.httpStatus, swapped.message]).toEqual([200, ['Panelist replaced']]);

    const entries = async (email: string) =>
      (await listMails(email, id)).map(({ kind, message }) => {
        const ics = message?.calendar?.ics;
        const entry = getProperty(ics, 'UID').replace(id, '').replace(/@.*/, '');
        return [kind, message?.calendar?.method, getProperty(ics, 'SEQUENCE'), entry];
      });
    expect(await entries(candidate)).toEqual([['meeting-invitation-candidate', 'REQUEST', '0', '-c']]);
    expect(await entries(asha.email)).toEqual([
      ['meeting-invitation-panel', 'REQUEST', '0', '-p'],
      ['meeting-withdrawal-panel', 'CANCEL', '1', '-p'],
    ]);
    expect(await entries(priya.email)).toEqual([['meeting-invitation-panel', 'REQUEST', '1', '-p']]);
    for (const email of [arjun.email, admin.email]) {
      expect((await entries(email)).at(-1)).toEqual(['meeting-update-panel', 'REQUEST', '1', '-p']);
    }
    expect((await listMails(arjun.email, id)).at(-1)?.text).toContain(
      'Priya Das takes the place of Asha Rao.',
    );
  });

  test('mails no calendar anything that it could misread', async () => {
    const priya = await panelist('Priya');
    const id = await book('2026-04-02T09:00:00Z');
    await swap(id, asha.email, priya.panelistId);
    const faults = async (email: string, cancels?: 'attendee') => {
      const mail = (await listMails(email, id)).at(-1)?.message;
      if (!mail) throw new Error(`No mail to ${email}`);
      const expected = { audience: 'panel' as const, forbid: [], ...(cancels && { cancels }) };
      const sent = await fillLinks(mail, scene.context.vault.tokenFor);
      return checkCalendarMail(await compileMail(sent), expected);
    };
    expect(await faults(asha.email, 'attendee')).toEqual([]);
    expect(await faults(priya.email)).toEqual([]);
    expect(await faults(arjun.email)).toEqual([]);
    expect((await listMails(asha.email, id)).at(-1)?.message?.calendar?.ics).not.toContain('STATUS');
  });

  test('keeps the place, names both people, and moves time and link along', async () => {
    const priya = await panelist('Priya');
    const panelists = [{ panelistId: asha.panelistId, required: false }, { panelistId: arjun.panelistId }];
    const id = await book('2026-04-03T09:00:00Z', { panelists });
    const holder = await getLink(asha.email, id);
    const { data } = await swap(id, asha.email, priya.panelistId);
    expect(data?.panelists.map(({ email, required, rsvp }) => [email, required, rsvp])).toEqual([
      [priya.email, false, 'NEEDS_ACTION'],
      [arjun.email, true, 'NEEDS_ACTION'],
    ]);
    expect(data?.workFlow.at(-1)).toMatchObject({
      action: 'SWAPPED',
      details: {
        seat: {
          from: { name: 'Asha Rao', email: asha.email },
          to: { name: 'Priya Das', email: priya.email },
        },
      },
    });
    expect(await call(openPanelLink, {}, holder)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await call(openPanelLink, {}, await getLink(priya.email, id))).httpStatus).toBe(200);

    // One person's time is free again, and the other's is taken.
    await swap(id, arjun.email, asha.panelistId);
    const clash = await book('2026-04-03T09:30:00Z', { panelists: [{ panelistId: arjun.panelistId }] });
    expect(await swap(clash, arjun.email, asha.panelistId)).toMatchObject({
      httpStatus: 409,
      code: 'SLOT_CONFLICT',
      message: ['Asha Rao is busy 14:30–15:30 IST on 03/04/2026'],
    });
    expect((await read(clash, admin)).panelists.map(({ email }) => email)).toEqual([arjun.email]);
    expect(await mailKinds(asha.email, clash)).toEqual([]);
  });
});

describe('a swap is refused', () => {
  const refusal = async (...request: Parameters<typeof swap>) => {
    const { httpStatus, message } = await swap(...request);
    return [httpStatus, message?.[0]];
  };

  test('if one is not on the panel, or the other is already or takes no interviews', async () => {
    const id = await book('2026-04-06T09:00:00Z');
    const { panelistId, email } = await panelist('Gone');
    expect(await refusal(id, email, panelistId)).toEqual([400, 'No one on this panel has this address']);
    expect(await refusal(id, asha.email, arjun.panelistId)).toEqual([
      400,
      'Arjun Menon is on this panel already',
    ]);
    await call(updatePanelist, { body: { panelistId, panelStatus: 'INACTIVE' } }, admin);
    expect(await refusal(id, asha.email, panelistId)).toEqual([400, 'Gone Das no longer takes interviews']);
    expect((await swap(id, asha.email, '0198a000-0000-7000-8000-0000000000b1')).httpStatus).toBe(404);
    expect((await read(id, admin)).version).toBe(1);
  });

  test('if one’s scorecard is in', async () => {
    const { panelistId } = await panelist('Late');
    const id = await book('2026-04-07T09:00:00Z');
    await call(giveFeedback, { body: { bookingId: id, feedback: aScorecard(), state: 'SUBMITTED' } }, asha);
    expect(await refusal(id, asha.email, panelistId)).toEqual([
      409,
      'Asha Rao has submitted a scorecard already. Add someone to the panel instead.',
    ]);
  });

  test('for another organization, which finds neither meeting nor substitutes', async () => {
    const id = await book('2026-04-08T09:00:00Z');
    const stranger = await scene.signUp('Globex Search');
    const body = { email: asha.email, panelistId: arjun.panelistId };
    expect((await call(swapPanelist, { params: { id }, body }, stranger)).httpStatus).toBe(404);
    const query = { email: asha.email };
    expect((await call(listSubstitutes, { params: { id }, query }, stranger)).httpStatus).toBe(404);
  });
});

test('the person who takes the seat owes its next step', async () => {
  const own = await startPanelScene('Initech Search');
  const id = await own.book('2026-03-02T10:00:00Z', { panelists: [{ panelistId: own.asha.panelistId }] });
  own.clock.set('2026-03-02T11:30:00Z');
  await completeEndedMeetings(own.context);
  const again = await own.logIn(own.admin.email);
  expect((await own.read(id, again)).assignee).toBe(own.asha.email);
  const body = { email: own.asha.email, panelistId: own.arjun.panelistId };
  const { data } = await own.call(swapPanelist, { params: { id }, body }, again);
  expect(data?.assignee).toBe(own.arjun.email);
  expect(data?.scorecards.map(({ email }) => email)).toEqual([own.arjun.email]);
  expect(await own.mailKinds(own.arjun.email, id)).toEqual([]);
  await own.stop();
});
