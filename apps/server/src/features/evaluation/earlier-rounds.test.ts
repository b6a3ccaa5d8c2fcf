import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { openPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read, linkOf } = scene;
afterAll(scene.stop);

const kabir = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
const leila = aCandidate({ candidateName: 'Leila Haddad', email: 'leila@candidate.example' });
const first = { candidateDetails: leila, jobTitle: 'Data Engineer', roundName: 'Screening', roundNumber: 1 };

test('the next panel reads what was covered and asked for, before their own scorecard and without a rating', async () => {
  const earlier = await book('2026-03-02T10:00:00Z', {
    ...first,
    panelists: [{ panelistId: asha.panelistId }],
  });
  await book('2026-03-02T11:00:00Z', { ...first, jobTitle: 'Another job' });
  const id = await book('2026-03-04T09:00:00Z', {
    ...first,
    roundName: 'Technical',
    roundNumber: 2,
    previousBookingId: earlier,
    panelists: [{ panelistId: arjun.panelistId }, kabir],
  });
  scene.clock.advance({ hours: 2.2 });
  const card = aScorecard({
    nextRoundFocus: 'Ask about streaming.',
    summary: 'Strong on tables, weak on joins.',
  });
  const body = { bookingId: earlier, feedback: card, state: 'SUBMITTED' as const };
  await call(giveFeedback, { body }, await scene.logIn(asha.email));

  const expected = {
    roundName: 'Screening',
    roundNumber: 1,
    startTime: '2026-03-02T10:00:00.000Z',
    panel: ['Asha Rao'],
    covered: expect.arrayContaining(['Technical skills']) as string[],
    notes: [{ text: 'Ask about streaming.', byName: 'Asha Rao' }],
  };
  const seen = await read(id, await scene.logIn(arjun.email));
  expect(seen.earlierRounds).toEqual([{ bookingId: earlier, ...expected }]);
  expect(JSON.stringify(seen)).not.toMatch(/weak on joins|"rating":\d/);
  const { data } = await call(openPanelLink, {}, await linkOf(kabir.email, id));
  expect(data?.earlierRounds).toEqual([expected]);
  expect((await read(earlier, await scene.logIn(admin.email))).earlierRounds).toEqual([]);
});
