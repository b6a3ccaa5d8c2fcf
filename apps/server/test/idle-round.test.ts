import { afterAll, expect, test } from 'vitest';
import type { Jobs } from '#jobs/jobs.ts';
import { startJobs } from '#server.ts';
import { countStatements } from './count-statements.ts';
import { startTestApp } from './test-app.ts';

type Upkeep = { name: string; minutes: number; work: (signal: AbortSignal) => Promise<void> };

const app = await startTestApp();
afterAll(app.stop);

/** All declared maintenance; the app's own timers run nothing within the first minute. */
async function listUpkeep(): Promise<{ upkeep: Upkeep[]; stop: () => Promise<void> }> {
  const upkeep: Upkeep[] = [];
  const jobs: Jobs = {
    ...app.context.jobs,
    work: async () => undefined,
    repeat: (name, minutes, work) => void upkeep.push({ name, minutes, work }),
    start: async () => undefined,
    stop: async () => undefined,
  };
  return { upkeep, stop: await startJobs({ ...app.context, jobs }) };
}

/** Daily work may look at everyone; more frequent work may not. */
const HOURLY = 60;

test('an idle round makes the same number of queries for any number of organizations', async () => {
  const { upkeep, stop } = await listUpkeep();
  const frequent = upkeep.filter(({ minutes }) => minutes <= HOURLY);
  expect(frequent.length).toBeGreaterThan(8);
  const statements = countStatements(app.store.pool);
  const round = async (): Promise<Record<string, number>> => {
    const asked: [string, number][] = [];
    for (const { name, work } of frequent) {
      statements.take();
      await work(new AbortController().signal);
      asked.push([name, statements.take().statements]);
    }
    return Object.fromEntries(asked);
  };
  await app.signUp('Northbridge Talent');
  const one = await round();
  for (const name of ['Larch Talent', 'Rowan Search', 'Maple Search', 'Alder Talent']) await app.signUp(name);
  expect(await round()).toEqual(one);
  const aMinute = frequent.map(({ name, minutes }) => (one[name] ?? 0) / minutes);
  expect(aMinute.reduce((sum, each) => sum + each)).toBeLessThan(60);
  await stop();
});
