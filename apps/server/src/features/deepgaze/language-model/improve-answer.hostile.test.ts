import { switchLanguageModel } from '@slotwise/contract/deepgaze/language-model.endpoints';
import { askQuestion } from '@slotwise/contract/deepgaze/questions.endpoints';
import type { Answer } from '@slotwise/contract/deepgaze/questions.schema';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatRequest, type ChatServer, startChatServer } from '../../../../test/chat-server.ts';
import {
  DRESSED_REPLIES,
  foreignReplies,
  HOSTILE_REPLIES,
  type HostileReply,
} from '../../../../test/hostile-replies.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const JAVA = 'Who knows Java?';
const KEY = 'sk-canary-key';

let app: TestApp;
let admin: TestUser;
let server: ChatServer;
let zip: Zip;
let foreign: Zip;
let plain: Answer;

beforeAll(async () => {
  server = await startChatServer();
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  const stranger = await app.signUp('Globex Search');
  const scene = startResumeScene(app);
  const people = ['Meera Nair', 'Ravi Menon', 'Nila Das'].map((name) => [`${name}.txt`, { name }]);
  zip = await scene.uploadAndRead(admin, 'team.zip', aZipOfResumes(Object.fromEntries(people)));
  const strangers = aZipOfResumes({ 'x.txt': { name: 'Xenia Foreign' } });
  foreign = await scene.uploadAndRead(stranger, 'team.zip', strangers);
  plain = await ask();
  rest();
  await app.call(switchLanguageModel, { body: { isOn: true, hasReadNotice: true } }, admin);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

/** A model that is not backing off yet. */
const rest = () => void (app.context.config.deepgazeModel = { url: server.url, key: KEY, name: 'small' });

async function ask(): Promise<Answer> {
  const { data } = await app.call(askQuestion, { body: { contextId: zip.zipId, question: JAVA } }, admin);
  if (!data) throw new Error('No answer.');
  return data;
}

const toLine = ({ body }: ChatRequest) => /^1\.1 (.*)$/m.exec(body.messages[1]?.content ?? '')?.[1] ?? '';
const bare = ({ answer: _a, notes: _n, engine: _e, tookMs: _t, ...others }: Answer) => others;

async function askWhile(reply: HostileReply): Promise<Answer> {
  rest();
  server.heard();
  server.say((request) => reply(toLine(request)));
  const answer = await ask();
  expect(server.heard()).toHaveLength(1);
  expect(bare(answer)).toEqual(bare(plain));
  return answer;
}

async function expectUnchanged(reply: HostileReply): Promise<void> {
  const answer = await askWhile(reply);
  expect(answer).toMatchObject({ engine: 'RULES', answer: plain.answer });
  expect(answer.notes.slice(0, plain.notes.length)).toEqual(plain.notes);
  expect(answer.notes.at(-1)).toMatch(/made without it\.$|was proved, so it was left out\.$/);
  expect(JSON.stringify(answer)).not.toMatch(/Xenia|evil|Cobol|canary|undefined/);
}

test('a true sentence is accepted, so that the path itself works', async () => {
  const answer = await askWhile((line) =>
    JSON.stringify({ sentences: [{ text: 'Person 1 lists Java.', evidence: [{ row: 1, quote: line }] }] }),
  );
  expect(answer.answer).toBe(`${plain.answer}\n${plain.rows[0]?.candidateName} lists Java.`);
});

describe('nothing a lying model says gets into an answer', () => {
  test.each(Object.entries(HOSTILE_REPLIES))('%s', (_title, reply) => expectUnchanged(reply));

  test('another organization’s ids and names, in any position', async () => {
    for (const reply of Object.values(foreignReplies(foreign.zipId))) await expectUnchanged(reply);
  });
});

describe('only plain words remain of a sentence with markup', () => {
  test.each(Object.entries(DRESSED_REPLIES))('%s', async (_title, reply) => {
    const { answer } = await askWhile(reply);
    const added = answer.slice(plain.answer.length);
    expect(answer.startsWith(plain.answer)).toBe(true);
    expect(['', `\n${plain.rows[0]?.candidateName} lists Java.`]).toContain(added);
  });
});

test('a model is not awaited once the caller is gone, and the next one asks it again', async () => {
  rest();
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  for (let call = 0; call < 3; call += 1) {
    const caller = new AbortController();
    const { promise: cut, resolve } = Promise.withResolvers<void>();
    server.say(() => (response) => {
      response.once('close', resolve);
      caller.abort();
    });
    const asking = fetch(`${address}/api${askQuestion.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ contextId: zip.zipId, question: JAVA }),
      signal: caller.signal,
    });
    await expect(asking).rejects.toThrow(/abort/);
    await cut;
  }
  server.heard();
  server.say(() => '{}');
  await ask();
  expect(server.heard()).toHaveLength(1);
});
