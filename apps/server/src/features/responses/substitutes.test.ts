import { listSubstitutes } from '@slotwise/contract/bookings/answers.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { createPanelist, updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aJob } from '@slotwise/test-data/a-job';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { startPanelScene } from '../../../test/panel-scene.ts';
import { bestFirst, substituteHint, wantedSkills } from './substitutes.rules.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call } = scene;
afterAll(scene.stop);

async function panelist(firstName: string, skills: string[], overrides: object = {}) {
  const email = `${firstName.toLowerCase()}@northbridge-talent.example`;
  const body = aPanelist({ firstName, lastName: 'Das', email, skills, ...overrides });
  const { panelistId = '', message } = await call(createPanelist, { body }, admin);
  if (!panelistId) throw new Error(message?.join(' '));
  return { panelistId, email };
}
const change = (panelistId: string, body: object) =>
  call(updatePanelist, { body: { panelistId, ...body } }, admin);

await change(asha.panelistId, { skills: ['Kotlin', 'SQL'] });
await change(arjun.panelistId, { skills: ['Cobol'] });
const busy = await panelist('Busy', ['kotlin', 'sql', 'Rust']);
const half = await panelist('Half', ['SQL']);
const full = await panelist('Full', ['Kotlin', 'SQL'], { maxPerWeek: 1 });
const gone = await panelist('Gone', ['Kotlin', 'SQL']);
await change(gone.panelistId, { panelStatus: 'INACTIVE' });
const best = await panelist('Best', ['SQL', 'Kotlin'], { designation: 'Staff Engineer', maxPerWeek: 8 });
await panelist('Crafty', ['Terraform']);

const substitutesFor = async (id: string, email = asha.email) =>
  call(listSubstitutes, { params: { id }, query: { email } }, admin);

describe('possible substitutes', () => {
  test('are listed with skills, load and conflicts, best first', async () => {
    await book('2026-04-01T09:00:00Z', { panelists: [{ panelistId: busy.panelistId }] });
    await book('2026-04-02T09:00:00Z', { panelists: [{ panelistId: full.panelistId }] });
    await book('2026-04-03T09:00:00Z', { panelists: [{ panelistId: best.panelistId }] });
    const id = await book('2026-04-01T09:30:00Z', { panelists: [{ panelistId: asha.panelistId }] });
    const { data } = await substitutesFor(id);
    expect(data?.map(({ name, isFree, whyNot }) => [name, isFree, whyNot])).toEqual([
      ['Best Das', true, ''],
      ['Half Das', true, ''],
      ['Busy Das', false, 'Busy Das is busy 14:30–15:30 IST'],
      ['Full Das', true, 'Full Das has reached the weekly limit, with 1 interview in the week of 30/03/2026'],
    ]);
    expect(data?.[0]).toMatchObject({
      panelistId: best.panelistId,
      designation: 'Staff Engineer',
      thisWeek: 1,
      maxPerWeek: 8,
      sharedSkills: ['SQL', 'Kotlin'],
    });
  });

  test('weight the job’s must-haves more, and exclude those on the meeting', async () => {
    const job = aJob({ mustHaveSkills: [{ name: 'Terraform', weight: 3, minYears: null }] });
    const { jdId = '' } = await call(createJob, { body: job }, admin);
    const panelists = [{ panelistId: asha.panelistId }, { panelistId: best.panelistId }];
    const id = await book('2026-04-08T09:00:00Z', { panelists, jdId });
    const names = (await substitutesFor(id)).data?.map(({ name }) => name);
    expect(names).toEqual(['Busy Das', 'Crafty Das', 'Full Das', 'Half Das']);
  });

  test('include anyone for a guest with unknown skills, and no one for a stranger', async () => {
    const guest = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
    const id = await book('2026-04-15T09:00:00Z', { panelists: [guest] });
    expect((await substitutesFor(id, guest.email)).data).toHaveLength(7);
    expect(await substitutesFor(id, half.email)).toMatchObject({ httpStatus: 400 });
  });
});

describe('ranking substitutes', () => {
  const substitute = (name: string, changes: object = {}) => ({
    panelistId: name,
    name,
    email: `${name}@acme.example`,
    designation: '',
    sharedSkills: ['SQL'],
    thisWeek: 0,
    maxPerWeek: null,
    isFree: true,
    whyNot: '',
    weight: 1,
    ...changes,
  });

  test('sorts by fit, then skills, then load, and stops after eight', () => {
    const names = bestFirst([
      substitute('busy', { whyNot: 'busy is busy', weight: 9 }),
      substitute('laden', { thisWeek: 6, maxPerWeek: 8, weight: 3 }),
      substitute('light', { thisWeek: 1, maxPerWeek: 8, weight: 3 }),
      ...Array.from({ length: 8 }, (_, n) => substitute(`other${n}`)),
    ]).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['light', 'laden', 'other0']);
    expect(names).toHaveLength(8);
    expect(names).not.toContain('busy');
  });

  test('counts the job’s must-haves double, in any letter case', () => {
    expect([...wantedSkills(['SQL'], ['sql', 'Kotlin'])]).toEqual([
      ['sql', 3],
      ['kotlin', 1],
    ]);
  });

  test('gives a recruiter a sentence about who fits, or nothing', () => {
    const priya = substitute('Priya');
    expect(substituteHint([priya], ['SQL'])).toEqual(['Priya has the same skills and is free.']);
    expect(substituteHint([priya], ['SQL', 'Go'])).toEqual(['Priya knows SQL too and is free.']);
    expect(substituteHint([{ ...priya, whyNot: 'busy' }], ['SQL'])).toEqual([]);
  });
});
