import { markNoShow } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import {
  getOwnPanelist,
  listPanelists,
  type PanelistSort,
} from '@slotwise/contract/panelists/panelists.endpoints';
import {
  createPanelist,
  resendPanelistInvitation,
  updatePanelist,
} from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { PanelistUpdate } from '@slotwise/contract/panelists/panelist-changes.schema';
import { register } from '@slotwise/contract/auth/auth.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, describe, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call, clock, logIn, stop } = scene;
afterAll(stop);

async function listStats(email: string) {
  const { data } = await call(listPanelists, { query: { q: email } }, await logIn(admin.email));
  return data?.[0]?.stats;
}
async function orderBy(sort: PanelistSort) {
  const { data } = await call(listPanelists, { query: { sort } }, await logIn(admin.email));
  return data?.map(({ email }) => email) ?? [];
}
const only = ({ panelistId }: { panelistId: string }) => ({ panelists: [{ panelistId }] });

describe('the figures of a panelist', () => {
  test('count what is ahead, what took place, and what is owed', async () => {
    // Monday 2 March, 09:00 UTC: two hours, all of them over two days later.
    const judged = await book('2026-03-02T12:00:00.000Z', only(asha));
    await book('2026-03-02T14:00:00.000Z', only(asha));
    const missed = await book('2026-03-02T16:00:00.000Z', only(asha));
    await book('2026-03-06T10:00:00.000Z');
    await book('2026-03-12T10:00:00.000Z', only(arjun));
    expect(await listStats(asha.email)).toMatchObject({
      upcoming: 4,
      thisWeek: 4,
      interviewed: 0,
      pendingFeedback: 0,
    });
    expect(await orderBy('-thisWeek')).toEqual([asha.email, arjun.email]);

    clock.set('2026-03-02T18:30:00.000Z');
    const now = await logIn(asha.email);
    const feedback = aScorecard();
    const given = await call(
      giveFeedback,
      { body: { bookingId: judged, feedback, state: 'SUBMITTED' } },
      now,
    );
    expect(given.httpStatus).toBe(200);
    const noShow = { bookingId: missed, noShowBy: 'PANEL' as const };
    expect((await call(markNoShow, { body: noShow }, await logIn(admin.email))).httpStatus).toBe(200);
    expect(await listStats(asha.email)).toEqual({
      upcoming: 1,
      thisWeek: 3,
      interviewed: 2,
      noShows: 1,
      avgFeedbackHours: 5.5,
      pendingFeedback: 1,
      overdueFeedback: 0,
    });
    clock.set('2026-03-04T09:00:00.000Z');
    expect(await listStats(asha.email)).toMatchObject({ pendingFeedback: 1, overdueFeedback: 1 });
    expect(await orderBy('-overdueFeedback')).toEqual([asha.email, arjun.email]);
    expect(await orderBy('-displayName')).toEqual([asha.email, arjun.email]);
    expect(await orderBy('displayName')).toEqual([arjun.email, asha.email]);
  });

  test('for the last ninety days exclude older ones, and are only of the own organization', async () => {
    clock.set('2026-07-01T09:00:00.000Z');
    expect(await listStats(asha.email)).toMatchObject({ interviewed: 0, noShows: 0, avgFeedbackHours: null });
    const stranger = await scene.signUp('Kestrel Search');
    await call(createPanelist, { body: aPanelist({ email: asha.email }) }, stranger);
    const theirs = await call(listPanelists, { query: {} }, stranger);
    expect(theirs.data?.[0]?.stats).toMatchObject({ pendingFeedback: 0, overdueFeedback: 0 });
  });
});

describe('one’s own panelist record', () => {
  const HOURS = [{ day: 2, start: '10:00', end: '12:00' }];
  const change = (as: { token: string }, changes: Partial<PanelistUpdate>, panelistId = asha.panelistId) =>
    call(updatePanelist, { body: { panelistId, ...changes } }, as);

  test('can be read and changed by its owner: hours, zone and skills, nothing else and no one else’s', async () => {
    const now = await logIn(asha.email);
    expect(await call(getOwnPanelist, {}, now)).toMatchObject({
      httpStatus: 200,
      panelistId: asha.panelistId,
    });
    expect((await call(listPanelists, { query: {} }, now)).httpStatus).toBe(403);
    const mine = { weeklyHours: HOURS, timeZone: 'Europe/Berlin', skills: ['Rust'] };
    expect(await change(now, mine)).toMatchObject({ httpStatus: 200, data: mine });
    const refused = [
      { level: 'LEAD' as const },
      { panelStatus: 'INACTIVE' as const },
      { email: 'asha@elsewhere.example' },
      { firstName: 'Someone', weeklyHours: [] },
    ];
    for (const changes of refused) expect((await change(now, changes)).httpStatus).toBe(403);
    expect((await change(now, mine, arjun.panelistId)).httpStatus).toBe(403);
    expect((await change(now, mine, '01890000-0000-7000-8000-000000000000')).httpStatus).toBe(403);
    expect((await call(getOwnPanelist, {}, now)).data).toMatchObject({
      ...mine,
      panelStatus: 'ACTIVE',
      version: 3,
    });
  });

  test('belongs to a member who is a panelist too, and is missing without one', async () => {
    const owner = await logIn(admin.email);
    expect(await call(getOwnPanelist, {}, owner)).toMatchObject({ httpStatus: 404, code: 'NOT_FOUND' });
    const rohan = await addRecruiter(scene, owner, 'Rohan');
    const added = await call(createPanelist, { body: aPanelist({ email: rohan.email }) }, owner);
    expect((await change(rohan, { weeklyHours: HOURS }, added.panelistId)).httpStatus).toBe(200);
    expect((await change(rohan, { weeklyHours: HOURS })).httpStatus).toBe(403);
  });
});

describe('a panelist whose address a stranger signs up with', () => {
  test('can still be invited, and is refused once it is someone’s account', async () => {
    const owner = await logIn(admin.email);
    const email = 'invited@northbridge-talent.example';
    const { panelistId: id = '' } = await call(createPanelist, { body: aPanelist({ email }) }, owner);
    await call(register, { body: aRegistration({ email, organization: 'Stranger Ltd' }) });
    const resend = async () => call(resendPanelistInvitation, { params: { id } }, await logIn(admin.email));
    expect(await resend()).toMatchObject({ httpStatus: 200, data: { sent: true } });
    const accepted = await scene.accept(email, 'invite');
    expect(accepted.vendorId).toBe(admin.vendorId);
    expect((await call(getOwnPanelist, {}, accepted)).panelistId).toBe(id);
    expect(await resend()).toMatchObject({ httpStatus: 409 });
  });
});
