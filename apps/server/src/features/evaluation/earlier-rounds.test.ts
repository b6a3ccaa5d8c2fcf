import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { openPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { aScorecard, startPanelScene } from '../../../test/panel-scene.ts';

const scene = await startPanelScene();
const { call, admin, asha, arjun, book, read, getLink } = scene;
afterAll(scene.stop);

const kabir = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
const leila = aCandidate({ candidateName: 'Leila Haddad', email: 'leila@candidate.example' });
const first = { candidateDetails: leila, jobTitle: 'Data Engineer', roundName: 'Screening', roundNumber: 1 };

test('shows the last fifty of very many earlier rounds', async () => {
  const candidateDetails = aCandidate({ candidateName: 'Omar Diallo', email: 'omar@candidate.example' });
  const round = { ...first, candidateDetails, jobTitle: 'Platform Engineer' };
  const planned = await book('2026-03-05T10:00:00Z', round);
  await asVendor(scene.store.db, toVendorId(admin.vendorId), (tx) =>
    tx.executeSql(
      `insert into booking select (jsonb_populate_record(planned, jsonb_build_object('booking_id', gen_random_uuid(),
         'start_time', timestamptz '2026-02-27 12:00Z' - minutes * interval '1 minute'))).*
       from booking as planned, generate_series(1, 55) as minutes where booking_id = $1`,
      [planned],
    ),
  );
  const id = await book('2026-03-06T10:00:00Z', { ...round, roundNumber: 2 });
  const { earlierRounds } = await read(id, admin);
  expect(earlierRounds).toHaveLength(50);
  expect(earlierRounds[0]?.startTime).toBe('2026-02-27T11:10:00.000Z');
  expect(earlierRounds.at(-1)?.startTime).toBe('2026-02-27T11:59:00.000Z');
});

test('the next panel reads what was covered and suggested, before their own scorecard and without ratings', async () => {
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
  const { data } = await call(openPanelLink, {}, await getLink(kabir.email, id));
  expect(data?.earlierRounds).toEqual([expected]);
  expect((await read(earlier, await scene.logIn(admin.email))).earlierRounds).toEqual([]);
});
