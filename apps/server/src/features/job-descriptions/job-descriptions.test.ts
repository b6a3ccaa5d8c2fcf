import { listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { createJob, updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobUpdate, NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { aJob } from '@slotwise/test-data/a-job';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Acme Hiring');
const stranger = await app.signUp('Globex Talent');
const recruiter = await addRecruiter(app, admin, 'Ravi');
await call(createPanelist, { body: aPanelist() }, admin);
const panelist = await app.accept('asha.rao@acme.example', 'invite');

const add = (job: Partial<NewJob> = {}, who: TestUser = admin) => call(createJob, { body: aJob(job) }, who);
const change = (changes: JobUpdate, who: TestUser = admin) => call(updateJob, { body: changes }, who);
const titles = async (query: Parameters<typeof call<typeof listJobs>>[1]['query'], who: TestUser = admin) =>
  (await call(listJobs, { query }, who)).data?.map(({ title }) => title);

async function added(job: Partial<NewJob> = {}) {
  const { data, message } = await add(job);
  if (!data) throw new Error(`Not added: ${message?.join()}`);
  return data;
}

async function upload(who: TestUser, fileName = 'job.pdf'): Promise<string> {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/files/raw?fileName=${fileName}`,
    payload: aPdf(fileName),
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
  });
  return reply.json<{ documentId: string }>().documentId;
}

async function download(who: TestUser, documentId: string): Promise<number> {
  const headers = { authorization: `Bearer ${who.token}` };
  return (await app.app.inject({ url: `/api/files/${documentId}`, headers })).statusCode;
}

describe('adding a job', () => {
  test('saves and returns what was entered, with an empty pipeline', async () => {
    const answer = await add({
      jdCode: 'ENG-1',
      budgetMin: '1800000',
      budgetMax: '2400000.50',
      rateUnit: 'YEAR',
      hiringManagerEmail: 'Leena@Acme.example',
      goodToHaveSkills: ['Go', 'go', 'Rust'],
      targetDate: '2026-05-01',
    });
    expect(answer).toMatchObject({
      httpStatus: 201,
      data: {
        vendorId: admin.vendorId,
        vendorName: 'Acme Hiring',
        version: 1,
        jdCode: 'ENG-1',
        jdStatus: 'OPEN',
        priority: 'NORMAL',
        currency: 'INR',
        budgetMin: '1800000.00',
        budgetMax: '2400000.50',
        hiringManagerEmail: 'leena@acme.example',
        goodToHaveSkills: ['Go', 'Rust'],
        targetDate: '2026-05-01',
        mustHaveSkills: [{ name: 'SQL', weight: 5, minYears: 4 }],
        filled: 0,
        pipeline: { DRAFT: 0, SUBMITTED: 0, ONBOARDED: 0 },
        sharedWithVendorIds: [],
        documents: [],
      },
    });
    expect(answer.jdId).toBe(answer.data?.jdId);
    expect(answer.data?.rounds.map(({ name, scorecard }) => [name, scorecard.length])).toEqual([
      ['Technical 1', 1],
      ['Final', 0],
    ]);
  });

  test('needs a description or a document', async () => {
    expect(await add({ description: '' })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { description: 'Describe the job, or add a document that does' },
    });
    const documents = [{ documentId: await upload(admin) }];
    const { data } = await add({ title: 'On paper', description: '', documents });
    expect(data?.documents).toMatchObject([{ fileName: 'job.pdf', kind: 'JD', visibility: 'INTERNAL' }]);
  });

  test('names the job that already has the code, ignoring case, also after losing a race', async () => {
    await add({ title: 'First', jdCode: 'OPS-7' });
    const refusal = {
      httpStatus: 400,
      code: 'VALIDATION_FAILED',
      fieldErrors: { jdCode: 'ops-7 is the code of the job First' },
    };
    expect(await add({ jdCode: 'ops-7' })).toMatchObject(refusal);
    const { jdId } = await added({ title: 'Second' });
    expect(await change({ jdId, jdCode: 'ops-7' })).toMatchObject(refusal);
    const racing = await Promise.all(['A', 'B', 'C'].map((title) => add({ title, jdCode: 'RACE-1' })));
    const refused = racing.filter(({ httpStatus }) => httpStatus !== 201);
    expect(refused).toHaveLength(2);
    for (const { fieldErrors } of refused)
      expect(fieldErrors?.['jdCode']).toMatch(/^RACE-1 is the code of the job [ABC]$/);
    expect((await add({ jdCode: 'OPS-7' }, stranger)).httpStatus).toBe(201);
  });

  test.each<[string, Partial<NewJob>]>([
    ['experienceMax', { experienceMin: 5, experienceMax: 3 }],
    ['budgetMax', { budgetMin: '200', budgetMax: '100.50' }],
    ['hiringManagerEmail', { hiringManagerEmail: 'nobody' }],
    ['shiftTimeZone', { shiftTimeZone: 'Asia/Atlantis' }],
    ['mustHaveSkills.1.name', { mustHaveSkills: [1, 2].map((weight) => ({ name: 'Go', weight })) }],
    [
      'rounds',
      { rounds: (aJob().rounds ?? []).map((round) => ({ ...round, roundNumber: round.roundNumber * 2 })) },
    ],
    ['rounds', { rounds: (aJob().rounds ?? []).map((round) => ({ ...round, roundNumber: 1 })) }],
    ['openings', { openings: 0 }],
    ['documents', { documents: [{ documentId: '01890000-0000-7000-8000-000000000009' }] }],
    ['sharedWithVendorIds.0', { sharedWithVendorIds: ['01890000-0000-7000-8000-000000000009'] }],
  ])('points at %s if the job’s parts do not fit together', async (field, job) => {
    const refused = await add({ title: 'Unfit', ...job });
    expect(refused).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(refused.fieldErrors ?? {})).toEqual([field]);
    expect(await titles({ q: 'Unfit' })).toEqual([]);
  });

  test('happens once, however often one key repeats it', async () => {
    const options = { headers: { 'idempotency-key': 'job-1' } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(createJob, { body: aJob({ title: 'Once' }) }, admin, options)),
    );
    expect(new Set(answers.map(({ jdId }) => jdId)).size).toBe(1);
    expect(await titles({ q: 'Once' })).toEqual(['Once']);
  });

  test('is for administrators, under their own name', async () => {
    expect(await add({}, recruiter)).toMatchObject({ httpStatus: 403, code: 'FORBIDDEN' });
    expect(await add({ vendorId: stranger.vendorId })).toMatchObject({ httpStatus: 403 });
    expect(await add({ userId: stranger.userId })).toMatchObject({ httpStatus: 403 });
  });
});

describe('changing a job', () => {
  test('changes only what is sent, and refuses an outdated version', async () => {
    const { jdId, ...before } = await added({ title: 'Analyst', jdCode: 'AN-1' });
    const { data } = await change({ jdId, location: 'Pune', openings: 3, version: 1 });
    expect(data).toEqual({
      ...before,
      jdId,
      location: 'Pune',
      openings: 3,
      version: 2,
      updatedAt: data?.updatedAt,
    });
    expect(await change({ jdId, title: 'Late', version: 1 })).toMatchObject({
      httpStatus: 409,
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    expect(await change({ jdId, description: '' })).toMatchObject({ httpStatus: 400 });
    expect(await titles({ q: 'pune analyst' })).toEqual(['Analyst']);
    expect(await titles({ q: 'bengaluru analyst' })).toEqual([]);
  });

  test('is for administrators of its own organization', async () => {
    const { jdId } = await added({ title: 'Untouched' });
    expect(await change({ jdId, title: 'Taken' }, recruiter)).toMatchObject({ httpStatus: 403 });
    expect(await change({ jdId, title: 'Taken' }, stranger)).toMatchObject({
      httpStatus: 404,
      code: 'NOT_FOUND',
    });
    expect(await titles({ jdId })).toEqual(['Untouched']);
  });
});

describe('documents of a job', () => {
  test('can be added, shared with suppliers and removed, and are readable for those who see jobs', async () => {
    const [first, second] = [await upload(admin), await upload(admin)];
    expect(await download(recruiter, first)).toBe(404);
    const { jdId } = await added({ documents: [{ documentId: first }] });
    const readers = [recruiter, panelist, stranger].map((who) => download(who, first));
    expect(await Promise.all(readers)).toEqual([200, 404, 404]);
    const both = await change({
      jdId,
      documents: [{ documentId: first, visibility: 'SHARED' }, { documentId: second }],
    });
    expect(both.data?.documents.map((one) => [one.documentId, one.visibility, one.version])).toEqual([
      [first, 'SHARED', 1],
      [second, 'INTERNAL', 2],
    ]);
    const { data } = await change({ jdId, removedDocumentIds: [first] });
    expect(data?.documents.map(({ documentId }) => documentId)).toEqual([second]);
    expect([await download(recruiter, first), await download(recruiter, second)]).toEqual([404, 200]);
  });

  test('can be reused by another job, and survive being removed from the first', async () => {
    const documentId = await upload(admin);
    const one = await added({ documents: [{ documentId }] });
    const other = await added({ documents: [{ documentId }] });
    await change({ jdId: one.jdId, removedDocumentIds: [documentId] });
    expect(await download(recruiter, documentId)).toBe(200);
    await change({ jdId: other.jdId, removedDocumentIds: [documentId], documents: [{ documentId }] });
    expect(await download(recruiter, documentId)).toBe(200);
  });

  test('must be own uploads: those of others, of other organizations and deleted ones are refused', async () => {
    const gone = await upload(admin);
    await asVendor(app.store.db, toVendorId(admin.vendorId), (tx) =>
      tx.executeSql('delete from file where document_id = $1', [gone]),
    );
    for (const documentId of [await upload(recruiter), await upload(stranger), gone]) {
      expect(await add({ documents: [{ documentId }] })).toMatchObject({
        httpStatus: 400,
        fieldErrors: { documents: 'A file is not there any more. Upload it again.' },
      });
    }
  });
});

describe('the list of jobs', () => {
  test('is searched without accents, filtered by status and sorted', async () => {
    await added({ title: 'Zz Réseau Ingénieur', jdCode: 'ZZ-9', priority: 'LOW', targetDate: '2026-04-01' });
    await added({ title: 'Zz 100%_Remote', jdStatus: 'ON_HOLD', priority: 'HIGH', targetDate: '2026-03-01' });
    await added({ title: 'Zz Draft', jdStatus: 'DRAFT' });
    expect(await titles({ q: 'reseau INGENIEUR' })).toEqual(['Zz Réseau Ingénieur']);
    expect(await titles({ q: 'zz-9 sql' })).toEqual(['Zz Réseau Ingénieur']);
    expect(await titles({ q: '0%_r' })).toEqual(['Zz 100%_Remote']);
    expect(await titles({ q: 'zz', jdStatus: 'DRAFT,ON_HOLD', sort: '-title' })).toEqual([
      'Zz Draft',
      'Zz 100%_Remote',
    ]);
    expect(await titles({ q: 'zz', sort: 'targetDate' })).toEqual([
      'Zz 100%_Remote',
      'Zz Réseau Ingénieur',
      'Zz Draft',
    ]);
    expect(await titles({ q: 'zz', sort: '-priority' })).toEqual([
      'Zz 100%_Remote',
      'Zz Draft',
      'Zz Réseau Ingénieur',
    ]);
    const page = await call(
      listJobs,
      { query: { q: 'zz', sort: 'title', page: '2', pageSize: '2' } },
      recruiter,
    );
    expect(page).toMatchObject({ data: [{ title: 'Zz Réseau Ingénieur' }], page: { page: 2, total: 3 } });
  });

  test('is of the caller’s organization, by its id or without one, and no one else’s', async () => {
    const { jdId } = await added({ title: 'Ours' });
    expect(await titles({ name: admin.vendorId.toUpperCase(), q: 'Ours' })).toEqual(['Ours']);
    expect(await titles({ jdId }, stranger)).toEqual([]);
    expect(await call(listJobs, { query: {} }, panelist)).toMatchObject({ httpStatus: 403 });
    for (const name of [admin.vendorId, 'nobody']) {
      expect(await call(listJobs, { query: { name } }, stranger)).toMatchObject({ httpStatus: 404 });
    }
    expect(await titles({ shared: 'true' }, stranger)).toEqual([]);
    expect((await call(listBookings, { query: { jdId } }, stranger)).data).toEqual([]);
  });
});
