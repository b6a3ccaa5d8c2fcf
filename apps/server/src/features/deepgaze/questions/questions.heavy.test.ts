import { askQuestion } from '@slotwise/contract/deepgaze/questions.endpoints';
import { listZips } from '@slotwise/contract/deepgaze/zips.endpoints';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQuestionThreads } from '#engines/question-threads/question-threads.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const SLOW_WORKER = new URL('../../../../test/slow-question-worker.ts', import.meta.url);
const TOO_HEAVY = {
  httpStatus: 422,
  code: 'QUESTION_TOO_HEAVY',
  message: ['This question took too long. Try again, ask for less at once, or put it another way.'],
};

let app: TestApp;
let admin: TestUser;
let stranger: TestUser;
let reader: TestUser;

const ask = (question: string, as: TestUser) => app.call(askQuestion, { body: { question } }, as);
const askBoth = () => Promise.all([ask('Who knows Java?', admin), ask('Who knows Java?', stranger)]);

beforeAll(async () => {
  app = await startTestApp();
  app.context.questionThreads = createQuestionThreads({
    threads: 2,
    module: SLOW_WORKER,
    allowance: { cpuMillis: 1000, wallMillis: 60_000, megabytes: 64 },
  });
  admin = await app.signUp('Northbridge Talent');
  stranger = await app.signUp('Globex Search');
  reader = await app.signUp('Initech Staffing');
  const scene = startResumeScene(app);
  for (const user of [admin, stranger])
    await scene.uploadAndRead(user, 'team.zip', aZipOfResumes({ 'meera.txt': {} }));
  const long = { more: 'She kept the servers of a bank running. '.repeat(600) };
  await scene.uploadAndRead(reader, 'long.zip', aZipOfResumes({ 'long.txt': long }));
});
beforeEach(async () => void (await askBoth()));
afterAll(() => app.stop());

test('a question that takes too long ends with a clear error, and no other user waits for it', async () => {
  let isOver = false;
  const heavy = ask('Who laboriously knows Java?', admin).finally(() => (isOver = true));
  const next = ask('Who knows Java?', admin);
  expect((await app.call(listZips, { query: {} }, stranger)).httpStatus).toBe(200);
  expect((await app.call(listZips, { query: {} }, admin)).httpStatus).toBe(200);
  expect((await ask('Who knows Java?', stranger)).data).toMatchObject({ matched: 1 });
  expect(isOver).toBe(false);
  expect(await heavy).toMatchObject(TOO_HEAVY);
  expect((await next).data).toMatchObject({ matched: 1 });
  expect((await askBoth()).map(({ data }) => data?.matched)).toEqual([1, 1]);
});

test('a question that takes too much memory ends with the same error, and the next one is answered', async () => {
  const [heavy, light] = await Promise.all([
    ask('Who hugely knows Java?', admin),
    ask('Who knows Java?', stranger),
  ]);
  expect(heavy).toMatchObject(TOO_HEAVY);
  expect(light.data).toMatchObject({ matched: 1 });
  expect((await ask('Who knows Java?', admin)).data).toMatchObject({ matched: 1 });
});

test('a question whose resumes are too long to be held in memory at once ends with the same error', async () => {
  expect(await ask('Who knows Java?', reader)).toMatchObject(TOO_HEAVY);
});
