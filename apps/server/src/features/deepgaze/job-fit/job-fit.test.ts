import {
  listFittingJobs,
  matchJob,
  readJobDescription,
  readJobFile,
} from '@slotwise/contract/deepgaze/job-fit.endpoints';
import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const JOB = `Go Developer
Location: Chennai
Must have
- Java and Go
- Erlang
- Only female candidates
Nice to have
- Kafka
What we offer
- Free lunch and Python classes`;

let app: TestApp;
let admin: TestUser;
let stranger: TestUser;
let zip: Zip;
let strangersZip: Zip;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  stranger = await app.signUp('Globex Search');
  const scene = startResumeScene(app);
  zip = await scene.uploadAndRead(
    admin,
    'first.zip',
    aZipOfResumes({
      'meera.txt': { skills: ['Java', 'Kafka'] },
      'ravi.txt': {
        name: 'Ravi Menon',
        email: 'ravi@candidate.example',
        city: 'Chennai',
        skills: ['Java', 'Go'],
      },
      'nila.txt': { name: 'Nila Das', email: 'nila@candidate.example', city: 'Kolkata', skills: ['Go'] },
    }),
  );
  strangersZip = await scene.uploadAndRead(
    stranger,
    'first.zip',
    aZipOfResumes({ 'x.txt': { name: 'Xenia Foreign', skills: ['Java', 'Go'] } }),
  );
});
afterAll(() => app.stop());

const read = (body: Parameters<typeof app.call<typeof readJobDescription>>[1]['body'], as = admin) =>
  app.call(readJobDescription, { body }, as);
const match = (body: Parameters<typeof app.call<typeof matchJob>>[1]['body'], as = admin) =>
  app.call(matchJob, { body }, as);
const readConditions = async () => (await read({ text: JOB })).data?.conditions ?? [];

async function addJob(title: string, skills: string[], as = admin): Promise<string> {
  const body = {
    vendorId: as.vendorId,
    title,
    openings: 1,
    description: 'To be filled.',
    location: 'Chennai',
    budgetMax: '900000.00',
    mustHaveSkills: skills.map((name) => ({ name, weight: 5 })),
    goodToHaveSkills: ['Kafka'],
    maxNoticeDays: 30,
  };
  return (await app.call(createJob, { body }, as)).jdId ?? '';
}

test('a pasted job becomes conditions in its own words, and names what no one may be selected by', async () => {
  const { data } = await read({ contextId: zip.zipId, text: JOB });
  expect(data?.conditions.map(({ filter, isMust }) => [filter.kind, filter.value, isMust])).toEqual([
    ['TITLE', 'Go Developer', true],
    ['LOCATION', 'Chennai', true],
    ['SKILL', 'Java', true],
    ['SKILL', 'Go', true],
    ['SKILL', 'Erlang', true],
    ['SKILL', 'Kafka', false],
  ]);
  expect(data?.leftOut).toEqual([{ why: 'PROTECTED', words: 'Only female candidates' }]);
});

test('lists people by conditions met, each cell with its words', async () => {
  const { data } = await match({ contextId: zip.zipId, text: JOB, conditions: await readConditions() });
  expect(data?.rows.map(({ candidateName, must }) => [candidateName, must.met])).toEqual([
    ['Ravi Menon', 3],
    ['Meera Nair', 1],
    ['Nila Das', 1],
  ]);
  const rows = data?.rows ?? [];
  const verdicts = rows.map(({ cells }) => cells.slice(1).map(({ verdict }) => verdict));
  expect(verdicts[0]).toEqual(['YES', 'YES', 'YES', 'NOT_STATED', 'NOT_STATED']);
  expect(verdicts[1]?.[0]).toBe('OTHERWISE');
  expect(JSON.stringify(rows[0]?.cells[2])).toContain('Java');
  expect(rows.map(({ nice }) => nice.met)).toEqual([0, 1, 0]);
  expect(data).toMatchObject({ examined: 3, readable: 3, refused: [], page: { total: 3 } });
  expect(data?.metBy.slice(1)).toEqual([1, 2, 2, 0, 1]);
});

test('refuses a condition that no one may be selected by, however it was added', async () => {
  const conditions = [
    { filter: { kind: 'SKILL' as const, value: 'Java' }, isMust: true, words: '' },
    { filter: { kind: 'TEXT' as const, value: 'married women' }, isMust: true, words: '' },
  ];
  const { data } = await match({ text: '', conditions });
  expect(data?.refused).toEqual([1]);
  expect(data?.rows.flatMap(({ cells }) => cells[1]?.evidence)).toEqual([]);
});

test('pages continue one another', async () => {
  const conditions = await readConditions();
  const names = await Promise.all(
    [1, 2, 3].map(
      async (page) =>
        (await match({ text: JOB, conditions, page, pageSize: 1 })).data?.rows[0]?.candidateName,
    ),
  );
  expect(names).toEqual(['Ravi Menon', 'Meera Nair', 'Nila Das']);
});

test('an own job is read like a pasted one, with its budget as uncheckable', async () => {
  const jdId = await addJob('Go Developer', ['Java', 'Go']);
  const { data, text } = await read({ jdId });
  const shown = data?.conditions.map(({ filter, isMust }) => [
    filter.kind,
    filter.value || filter.atMost,
    isMust,
  ]);
  expect(shown).toEqual([
    ['TITLE', 'Go Developer', true],
    ['LOCATION', 'Chennai', true],
    ['SKILL', 'Java', true],
    ['SKILL', 'Go', true],
    ['SKILL', 'Kafka', false],
    ['NOTICE_PERIOD', 30, true],
  ]);
  expect(data?.leftOut.map(({ why }) => why)).toContain('PAY');
  expect(text).toContain('Must have\n- Java');
});

test('a resume is matched only against its own organization’s open jobs', async () => {
  const agency = await app.signUp('Harbour Search');
  const own = await startResumeScene(app).uploadAndRead(
    agency,
    'own.zip',
    aZipOfResumes({ 'ravi.txt': { name: 'Ravi Menon', skills: ['Java', 'Go'] } }),
  );
  await addJob('Pastry Chef', ['Chocolate'], agency);
  await addJob('Backend Developer', ['Java', 'Go'], agency);
  await addJob('Java Developer', ['Java'], stranger);
  const { data: listed } = await app.call(listResumes, { params: { zip: own.zipId }, query: {} }, agency);
  const params = { resumeId: listed?.[0]?.resumeId ?? '' };
  const { data } = await app.call(listFittingJobs, { params }, agency);
  expect(data?.jobs.map(({ title }) => title)).toEqual(['Backend Developer', 'Pastry Chef']);
  expect(data?.jobs[0]?.must.met).toBeGreaterThan(data?.jobs[1]?.must.met ?? 0);
  expect((await app.call(listFittingJobs, { params }, stranger)).httpStatus).toBe(404);
});

test('other organizations’ zips and jobs do not exist', async () => {
  const conditions = await readConditions();
  const jdId = await addJob('Java Developer', ['Java'], stranger);
  const answers = await Promise.all([
    read({ contextId: strangersZip.zipId, text: JOB }),
    read({ jdId }),
    match({ contextId: strangersZip.zipId, text: JOB, conditions }),
    read({ jdId: uuidv7() }),
  ]);
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([404, 404, 404, 404]);
  const { data } = await match({ text: JOB, conditions });
  expect(data?.rows.map(({ candidateName }) => candidateName)).not.toContain('Xenia Foreign');
});

test('refuses an empty text and one that is too long', async () => {
  const answers = await Promise.all([
    read({ text: '  ' }),
    read({ text: 'x'.repeat(20_001) }),
    match({ text: '', conditions: [] }),
    match({
      text: '',
      conditions: Array.from({ length: 40 }, () => ({
        filter: { kind: 'SKILL' as const, value: 'ﷺ'.repeat(200) },
        isMust: true,
        words: '',
      })),
    }),
  ]);
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([400, 400, 400, 400]);
});

test('a file fills a job’s fields, or says why it cannot be read', async () => {
  const upload = async (fileName: string, payload: string | Buffer) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' };
    const url = `/api/files/raw?fileName=${fileName}`;
    return (await app.app.inject({ method: 'POST', url, payload, headers })).json<{ documentId: string }>();
  };
  const duties = 'What you will do\n- Settle payments\nAbout us\nWe are 80 people.';
  const facts = 'Requirements\n- 5 to 8 years of experience\n- Bachelor’s degree\nNotice: at most 30 days';
  const written = await upload('job.txt', `${JOB}\n${duties}\n${facts}`);
  expect((await app.call(readJobFile, { body: written }, admin)).data).toMatchObject({
    title: 'Go Developer',
    location: 'Chennai',
    responsibilities: '- Settle payments',
    mustHaveSkills: ['Java', 'Go', 'Erlang'].map((name) => ({ name, minYears: null })),
    goodToHaveSkills: ['Kafka'],
    experienceMin: 5,
    experienceMax: 8,
    maxNoticeDays: 30,
    description: expect.stringContaining('About us\nWe are 80 people.\nRequirements') as string,
  });
  expect(await app.call(readJobFile, { body: await upload('job.pdf', aPdf('')) }, admin)).toMatchObject({
    httpStatus: 400,
    fieldErrors: { documentId: expect.stringContaining('no words') as string },
  });
});
