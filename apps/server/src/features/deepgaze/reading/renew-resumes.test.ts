import { askQuestion } from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { gate, readerThat, type Meeting } from '../../../../test/text-reader.ts';
import { readNextZip } from './reading.service.ts';
import { renewNextZip } from './renew-resumes.service.ts';

let app: TestApp;
let admin: TestUser;
let zipId: string;

beforeAll(async () => {
  app = await startTestApp({ config: { deepgazeThreads: 0 } });
  admin = await app.signUp('Northbridge Talent');
  const names = ['Asha Rao', 'Ravi Menon', 'Nila Das'];
  const zip = aZipOfResumes(Object.fromEntries(names.map((name) => [`${name}.txt`, { name }])));
  const { contextId = '' } = await startResumeScene(app).upload(admin, 'people.zip', zip);
  zipId = contextId;
  await readNextZip(app.context, toVendorId(admin.vendorId), reading());
});
afterAll(() => app.stop());

const never = new AbortController().signal;
const reading = (meet?: Meeting, signal = never) => ({ reader: readerThat(meet), threads: 1, signal });
const renew = (meet?: Meeting, signal?: AbortSignal) =>
  renewNextZip(app.context, toVendorId(admin.vendorId), reading(meet, signal));

const run = (sql: string) => asVendor(app.context.db, toVendorId(admin.vendorId), (tx) => tx.executeSql(sql));

/** Everything as a former product version left it, which extracted no skills. */
async function grewOld(): Promise<void> {
  await run(
    `update deepgaze_resume set facts_version = 0, skills = '{}',
      facts = jsonb_path_query_array(facts, '$[*] ? (@.kind != "SKILL")')`,
  );
  await run(`update deepgaze_segment set facts_version = 0`);
}

async function ask() {
  const body = { contextId: zipId, question: 'Who knows Java?' };
  const { data } = await app.call(askQuestion, { body }, admin);
  return { matched: data?.matched, examined: data?.examined, notes: data?.notes.join(' ') };
}
async function skillsShown() {
  const { data = [] } = await app.call(listResumes, { params: { zip: zipId }, query: {} }, admin);
  return data.filter(({ skills }) => skills.includes('Java')).length;
}

test('blocks of a former format are left out, with a note, until rebuilt automatically', async () => {
  await run(`update deepgaze_segment set format = 0, bytes = 'of a former format'`);
  expect(await ask()).toEqual({
    matched: 0,
    examined: 0,
    notes: expect.stringContaining('3 resumes of a former version of this server are being indexed again'),
  });
  expect(await renew()).toBe(true);
  expect(await ask()).toMatchObject({
    matched: 3,
    examined: 3,
    notes: expect.not.stringContaining('former'),
  });
  expect(await renew()).toBe(false);
});

test('outdated facts are extracted again from the texts, while the resumes stay searchable', async () => {
  await grewOld();
  const { meet, reached, release } = gate();
  const renewing = renew((name) => (name === 'Nila Das.txt' ? meet() : undefined));
  await reached;
  const meanwhile = await ask();
  expect(meanwhile).toMatchObject({ examined: 3, notes: expect.stringContaining('3 resumes are still in') });
  release();
  await renewing;
  expect(await ask()).toMatchObject({ matched: 3, notes: expect.not.stringContaining('former') });
  expect(await skillsShown()).toBe(3);
});

test('no question reads the leftover index of a process that died, and it is cleaned up', async () => {
  await run(
    `insert into deepgaze_segment (vendor_id, zip_id, number, resumes, bytes, format, facts_version, is_open)
     select vendor_id, zip_id, number + 100, resumes, bytes, format, facts_version, false from deepgaze_segment`,
  );
  expect(await ask()).toMatchObject({ examined: 3 });
  expect(await renew()).toBe(true);
  expect(await ask()).toMatchObject({ matched: 3, examined: 3 });
  expect(await renew()).toBe(false);
});

test('an endless line read by a former version is cut once its resume is renewed', async () => {
  await run(`update deepgaze_resume set text = text || E'\\n' || repeat('some words ', 2000)`);
  await grewOld();
  await renew();
  const { rows } = await run(
    `select max(length(line)) as letters from deepgaze_resume, regexp_split_to_table(text, E'\\n') line`,
  );
  expect(rows).toEqual([{ letters: expect.toSatisfy((letters: number) => letters <= 2000) }]);
  expect(await ask()).toMatchObject({ matched: 3, examined: 3 });
});

test('an interrupted renewal continues where it was', async () => {
  await grewOld();
  const stopping = new AbortController();
  await renew((name) => {
    if (name !== 'Nila Das.txt') return;
    stopping.abort();
    throw new Error('The threads were stopped.');
  }, stopping.signal);
  expect(await skillsShown()).toBe(2);
  const met: string[] = [];
  await renew((name) => void met.push(name));
  expect(met).toEqual(['Nila Das.txt']);
  expect(await skillsShown()).toBe(3);
});

test('a resume whose extraction fails keeps its facts and is not retried forever', async () => {
  await run('update deepgaze_resume set facts_version = 0');
  await run('update deepgaze_segment set facts_version = 0');
  await renew((name) => {
    if (name === 'Asha Rao.txt') throw new Error('A defect.');
  });
  expect(await skillsShown()).toBe(3);
  expect(await renew()).toBe(false);
});
