import { askQuestion, forgetQuestions, listQuestions } from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResumes, readResumeText, takeCandidate } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { deleteContext, listZips } from '@slotwise/contract/deepgaze/zips.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { downloadFile } from '@slotwise/contract/files/files.endpoints';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startResumeScene } from './resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';
import { openEmbeddedTestDatabase, openWithoutRowSecurity } from './test-database.ts';

const CANARY = 'Quetzalcoatlus';
const TABLES = ['zip', 'file', 'resume', 'segment', 'question', 'language_model'];

describe.each([
  ['both walls', openEmbeddedTestDatabase],
  ['the code alone, on a role that bypasses row-level security', openWithoutRowSecurity],
] as const)('another tenant finds none of our resumes, behind %s', (_wall, database) => {
  let app: TestApp;
  let owner: TestUser;
  let stranger: TestUser;
  let zipId: string;
  let resumeId: string;
  let documentId: string;

  beforeAll(async () => {
    app = await startTestApp({ database });
    owner = await app.signUp('Acme Talent');
    stranger = await app.signUp('Globex Search');
    const scene = startResumeScene(app);
    const bytes = aZipOfResumes({ [`${CANARY}.txt`]: { name: `${CANARY} Nair` } });
    ({ zipId } = await scene.uploadAndRead(owner, `${CANARY}.zip`, bytes));
    await scene.uploadAndRead(stranger, 'own.zip', aZipOfResumes({ 'a.txt': { name: 'Xenia Foreign' } }));
    const { data } = await app.call(listResumes, { params: { zip: zipId }, query: {} }, owner);
    resumeId = data?.[0]?.resumeId ?? '';
    documentId = data?.[0]?.documentId ?? '';
    for (const contextId of [zipId, '']) {
      await app.call(askQuestion, { body: { contextId, question: 'Who knows Java?' } }, owner);
    }
  });
  afterAll(() => app.stop());

  async function rowsOfOwner(): Promise<string> {
    const texts = TABLES.map(
      (table) =>
        `(select coalesce(string_agg(md5(t::text), ',' order by t::text), '') from deepgaze_${table} t where vendor_id = '${owner.vendorId}')`,
    );
    const { rows } = await app.store.pool.query<{ rows: string }>(
      `select ${texts.join(` || '|' || `)} as rows`,
    );
    return rows[0]?.rows ?? '';
  }

  const asStranger = async (endpoint: Endpoint, request: object) => {
    const response = await app.send(endpoint, request, { token: stranger.token });
    expect(response.body).not.toContain(CANARY);
    return response.statusCode;
  };

  test('by their ids and names', async () => {
    const before = await rowsOfOwner();
    const question = 'Who knows Java?';
    const requests: [Endpoint, object][] = [
      [listResumes, { params: { zip: zipId } }],
      [listResumes, { params: { zip: `${CANARY}.zip` } }],
      [readResumeText, { params: { resumeId } }],
      [takeCandidate, { params: { resumeId } }],
      [downloadFile, { params: { documentId } }],
      [askQuestion, { body: { contextId: zipId, question } }],
      [askQuestion, { body: { zipFileName: `${CANARY}.zip`, question } }],
      [listQuestions, { query: { contextId: zipId } }],
      [forgetQuestions, { query: { contextId: zipId } }],
      [deleteContext, { query: { contextId: zipId } }],
    ];
    for (const [endpoint, request] of requests) {
      expect([endpoint.summary, await asStranger(endpoint, request)]).toEqual([endpoint.summary, 404]);
    }
    expect(await rowsOfOwner()).toBe(before);
  });

  test('in any list, answer about all zips or conversation', async () => {
    const { data: zips = [] } = await app.call(listZips, { query: {} }, stranger);
    expect(zips.map(({ zipFileName }) => zipFileName)).toEqual(['own.zip']);
    expect((await app.call(listZips, { query: { contextId: zipId } }, stranger)).data).toEqual([]);
    for (const question of ['Who knows Java?', `Who is ${CANARY.slice(0, 8)}?`]) {
      const { data } = await app.call(askQuestion, { body: { question } }, stranger);
      expect(data?.examined).toBe(1);
      expect(JSON.stringify(data?.rows)).not.toContain(CANARY);
    }
    expect((await app.call(listQuestions, { query: {} }, stranger)).data).toHaveLength(2);
  });

  test('with an interpretation that claims our resumes as theirs', async () => {
    const interpretation = {
      op: 'FIND' as const,
      join: 'ALL' as const,
      words: '',
      corrected: [],
      inWords: '',
      filters: [{ kind: 'RESUMES' as const, value: 'those', resumeIds: [resumeId] }],
    };
    const { data } = await app.call(askQuestion, { body: { question: 'Those?', interpretation } }, stranger);
    expect(data?.rows ?? []).toEqual([]);
  });
});
