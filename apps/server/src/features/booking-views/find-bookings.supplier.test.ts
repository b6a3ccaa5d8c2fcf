import { searchEverywhere } from '@slotwise/contract/search/search.endpoints';
import { afterAll, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { client, supplier, rival, asha, call, change, submitted, newCandidate, aTime } = scene;
afterAll(scene.stop);

const candidateDetails = newCandidate({ candidateName: 'Zoé Müller', phone: '+49 30 1234567' });
const bookingId = await submitted({ candidateDetails });
await change({ bookingId, decision: 'ACCEPT', ...aTime() }, client);

async function found(q: string, as: { token: string }) {
  const { data, httpStatus } = await call(searchEverywhere, { query: { q } }, as);
  if (!data) throw new Error(`Not answered: ${httpStatus}`);
  return data;
}
const listIds = async (q: string, as: { token: string }): Promise<string[]> =>
  (await found(q, as)).submissions.map(({ id }) => id);

test.each(['zoe mull', candidateDetails.email, '030 1234567'])(
  'a supplier finds what it submitted to a client by %j',
  async (typed) => {
    const { bookings, candidates, submissions } = await found(typed, supplier);
    expect(submissions).toEqual([
      {
        id: bookingId,
        name: 'Zoé Müller',
        email: candidateDetails.email,
        context: expect.stringMatching(/^Palmyra Retail · .+ · Scheduled$/),
      },
    ]);
    expect([...bookings, ...candidates]).toEqual([]);
  },
);

test('a supplier’s recruiter finds it too, but not by the client’s panel', async () => {
  const recruiter = await addRecruiter(scene, supplier, 'Rohan');
  expect(await listIds('zoe', recruiter)).toEqual([bookingId]);
  expect(await listIds(asha.email, supplier)).toEqual([]);
  expect(await listIds('asha', recruiter)).toEqual([]);
});

test('the client finds its own meeting, but neither its panelist nor another supplier finds a submission', async () => {
  const { bookings, submissions } = await found('zoe', client);
  expect(bookings.map(({ id }) => id)).toEqual([bookingId]);
  expect(submissions).toEqual([]);
  expect(await listIds('zoe', asha)).toEqual([]);
  expect(await listIds('zoe', rival)).toEqual([]);
});
