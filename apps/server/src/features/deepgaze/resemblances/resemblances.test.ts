import { listResemblances, settleResemblance } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import { deleteContext } from '@slotwise/contract/deepgaze/zips.endpoints';
import { aResumeText, aZipOfResumes, type Persona } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows } from '#db/count-rows.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const PHONE = '+91 98450 77001';
const WORK = [
  'Rebuilt the claims portal of an insurer for 400 farmers, so that a photograph of the hailed field begins a claim.',
  'Worked with agronomists to grade damaged barley from pictures within 50 minutes of the storm.',
];

let app: TestApp;
let scene: ReturnType<typeof startResumeScene>;
beforeAll(async () => {
  app = await startTestApp();
  scene = startResumeScene(app);
});
afterAll(() => app.stop());

const person = (name: string, different: Partial<Persona> = {}) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@candidate.example`,
  phone: `+91 98450 1${String(name.charCodeAt(0) * 37 + name.length).slice(0, 4)}`,
  ...different,
});
const withWork = (persona: Partial<Persona>) =>
  aResumeText(persona).replace('Keeps services running.', WORK.join('\n'));

const list = async (as: TestUser, fine: 'yes' | 'no' = 'no') =>
  (await app.call(listResemblances, { query: { fine } }, as)).data ?? [];
const listNames = (pairs: Awaited<ReturnType<typeof list>>) =>
  pairs.map(({ first, second }) => [first.candidateName, second.candidateName].toSorted().join(' and '));

/** The pairs of an organization once nothing is left to compare. */
async function whenCompared(as: TestUser, fine?: 'yes' | 'no') {
  await scene.compared(as);
  return list(as, fine);
}

function countPrints(as: TestUser): Promise<number> {
  return asVendor(app.context.db, toVendorId(as.vendorId), (tx) => countRows(tx.selectOwn('deepgaze_print')));
}

test('shows the same phone and the same work under two names, quoting both, across zips', async () => {
  const admin = await app.signUp('Northbridge Talent');
  const stranger = await app.signUp('Globex Search');
  const one = withWork(person('Ilse Varga', { phone: PHONE, company: 'Alder Foods' }));
  const two = withWork(person('Tomas Quill', { phone: '098450 77001', company: 'Rowan Mills' }));
  await scene.uploadAndRead(
    admin,
    'one.zip',
    aZipOfResumes({ 'ilse.txt': one, 'greta.txt': person('Greta Lind') }),
  );
  await scene.uploadAndRead(admin, 'two.zip', aZipOfResumes({ 'tomas.txt': two }));
  await scene.uploadAndRead(
    stranger,
    'theirs.zip',
    aZipOfResumes({ 'pavel.txt': withWork(person('Pavel Dorn', { phone: PHONE })) }),
  );
  const pairs = await whenCompared(admin);
  expect(listNames(pairs)).toEqual(['Ilse Varga and Tomas Quill']);
  const [pair] = pairs;
  const { grounds = [] } = pair ?? {};
  expect(grounds.map(({ kind }) => kind)).toEqual(['SAME_PHONE', 'SAME_WORDS', 'SAME_WORDS']);
  expect(
    grounds
      .map((ground) => [ground.first.quote, ground.second.quote])
      .flat()
      .join('\n'),
  ).toContain('hailed field');
  expect(new Set([pair?.first.zipFileName, pair?.second.zipFileName])).toEqual(
    new Set(['one.zip', 'two.zip']),
  );
  expect(pair?.fine).toBeNull();
  expect(await whenCompared(stranger)).toEqual([]);
});

test('remembers that a pair is known and fine, until that is undone', async () => {
  const admin = await app.signUp('Larch Talent');
  const files = {
    'a.txt': person('Farid Nasser', { phone: PHONE }),
    'b.txt': person('Lucy Thorne', { phone: PHONE }),
  };
  await scene.uploadAndRead(admin, 'couple.zip', aZipOfResumes(files));
  const [pair] = await whenCompared(admin);
  const params = { resemblanceId: pair?.resemblanceId ?? '' };
  await app.call(settleResemblance, { params, body: { isFine: true } }, admin);
  await scene.uploadAndRead(admin, 'more.zip', aZipOfResumes({ 'c.txt': person('Oscar Bell') }));
  expect(await whenCompared(admin)).toEqual([]);
  const [settled] = await list(admin, 'yes');
  expect(settled?.fine).toEqual({ by: expect.stringMatching(/\w/), at: expect.any(String) });
  await app.call(settleResemblance, { params, body: { isFine: false } }, admin);
  expect(listNames(await list(admin))).toEqual(['Farid Nasser and Lucy Thorne']);
});

test('compares again after resumes are deleted: what many share does not count, what two share does', async () => {
  const admin = await app.signUp('Rowan Search');
  const names = ['Anna Bell', 'Ben Cole', 'Cara Dunn', 'Dev Ehrl', 'Eva Falk', 'Finn Gray'];
  const buildZip = (some: string[]) =>
    aZipOfResumes(Object.fromEntries(some.map((name) => [`${name}.txt`, withWork(person(name))])));
  await scene.uploadAndRead(admin, 'two.zip', buildZip(names.slice(0, 2)));
  expect(listNames(await whenCompared(admin))).toEqual(['Anna Bell and Ben Cole']);
  const { zipId: contextId } = await scene.uploadAndRead(admin, 'many.zip', buildZip(names.slice(2)));
  expect(await whenCompared(admin)).toEqual([]);
  await app.call(deleteContext, { query: { contextId } }, admin);
  expect(await countPrints(admin)).toBe(2);
  expect(listNames(await whenCompared(admin))).toEqual(['Anna Bell and Ben Cole']);
});
