import { afterAll, expect, test } from 'vitest';
import { startCandidateScene } from '../../../test/candidate-scene.ts';

const scene = await startCandidateScene();
afterAll(scene.stop);
const { addPanelist, invited, offered } = scene;

test('a link that keeps requesting does not hold up other candidates', async () => {
  const eager = await invited([(await addPanelist('Asha')).panelistId]);
  const other = await invited([(await addPanelist('Ravi')).panelistId]);
  const flood = Array.from({ length: 90 }, () => offered(eager));
  expect((await offered(other)).httpStatus).toBe(200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ httpStatus }) => httpStatus !== 200);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['RATE_LIMITED']));
  expect((await offered(eager)).httpStatus).toBe(200);
});
