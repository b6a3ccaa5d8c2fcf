import { createJob, updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { aPdf } from '@slotwise/test-data/a-document';
import { aJob } from '@slotwise/test-data/a-job';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { associate, setAssociation } from '../../../test/associate.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';
import { findOpenSharedJob } from './jobs-for-meetings.service.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const client = await app.signUp('Acme Hiring');
const supplier = await app.signUp('Globex Talent');
const rival = await app.signUp('Initech Search');
const pending = await app.signUp('Umbra People');
const stranger = await app.signUp('Northbridge Talent');
const withSupplier = await associate(app, client, supplier);
await associate(app, client, rival);
const withPending = await associate(app, client, pending, 'PENDING');
const scout = await addRecruiter(app, supplier, 'Tara');

async function share(job: Partial<NewJob>, ...suppliers: TestUser[]): Promise<JobDetails> {
  const sharedWithVendorIds = suppliers.map(({ vendorId }) => vendorId);
  const { data, message } = await call(createJob, { body: aJob({ ...job, sharedWithVendorIds }) }, client);
  if (!data) throw new Error(`Not added: ${message?.join()}`);
  return data;
}

const seenBy = async (who: TestUser, jdId: string, query: object = { shared: 'true' }) =>
  (await call(listJobs, { query: { ...query, jdId } }, who)).data?.[0];

describe('sharing a job', () => {
  test('is possible with the organization’s suppliers, including invited ones', async () => {
    const job = await share({ title: 'Shared twice' }, supplier, pending);
    expect(job.sharedWithVendorIds.toSorted()).toEqual([supplier.vendorId, pending.vendorId].toSorted());
    const to = (sharedWithVendorIds: string[]) =>
      call(updateJob, { body: { jdId: job.jdId, sharedWithVendorIds } }, client);
    const ours = await app.signUp('Our Client');
    await associate(app, ours, client);
    for (const vendorId of [stranger.vendorId, ours.vendorId, client.vendorId]) {
      expect(await to([supplier.vendorId, vendorId])).toMatchObject({
        httpStatus: 400,
        fieldErrors: {
          'sharedWithVendorIds.1': 'Jobs are shared with suppliers of your organization only.',
        },
      });
    }
    expect((await to([rival.vendorId])).data?.sharedWithVendorIds).toEqual([rival.vendorId]);
    expect((await to([])).data?.sharedWithVendorIds).toEqual([]);
  });

  test('does not start with a suspended supplier, and continues where it was', async () => {
    const former = await app.signUp('Former Friends');
    const association = await associate(app, client, former);
    const { jdId } = await share({ title: 'Going on' }, former);
    await setAssociation(app, client, association, 'SUSPENDED');
    const sharedWithVendorIds = [former.vendorId];
    const again = await call(updateJob, { body: { jdId, sharedWithVendorIds } }, client);
    expect(again.data?.sharedWithVendorIds).toEqual(sharedWithVendorIds);
    expect(await call(createJob, { body: aJob({ sharedWithVendorIds }) }, client)).toMatchObject({
      fieldErrors: { 'sharedWithVendorIds.0': 'The association with Former Friends is SUSPENDED.' },
    });
    expect(await seenBy(former, jdId)).toBeUndefined();
  });
});

test('mails each active supplier once about a shared open job', async () => {
  const [vega, waiting] = [await app.signUp('Vega Recruiting'), await app.signUp('Wren Search')];
  await associate(app, client, vega);
  await associate(app, client, waiting, 'PENDING');
  const { jdId } = await share({ title: 'Site Lead', jdStatus: 'DRAFT' }, waiting);
  const sharedWithVendorIds = [vega.vendorId, waiting.vendorId];
  const news = async ({ email }: TestUser) =>
    (await app.mailsTo(email)).filter(({ kind }) => kind === 'job-shared');
  for (const body of [
    { sharedWithVendorIds },
    { jdStatus: 'OPEN' as const },
    { sharedWithVendorIds: [] },
    { sharedWithVendorIds },
    { jdStatus: 'ON_HOLD' as const },
    { jdStatus: 'OPEN' as const },
  ]) {
    await call(updateJob, { body: { jdId, ...body } }, client);
  }
  expect(await news(vega)).toMatchObject([{ subject: 'Acme Hiring has shared a job with you: Site Lead' }]);
  expect((await news(vega))[0]?.text).toContain('/jobdescriptions?tab=shared');
  expect((await call(listNotices, {}, vega)).data).toMatchObject([{ kind: 'job-shared' }]);
  expect(await news(waiting)).toEqual([]);
});

describe('a supplier', () => {
  test('sees a shared job without its budget, its people, its panel or other submitters', async () => {
    const { jdId } = await share(
      {
        title: 'Quiet about money',
        clientName: 'Helvetia Bank',
        department: 'Secret Projects',
        budgetMin: '1',
        budgetMax: '2',
        rateUnit: 'YEAR',
        hiringManagerName: 'Leena Paul',
        hiringManagerEmail: 'leena@acme.example',
      },
      supplier,
      rival,
    );
    const seen = await seenBy(scout, jdId);
    expect(seen).toMatchObject({
      title: 'Quiet about money',
      vendorId: client.vendorId,
      vendorName: 'Acme Hiring',
      mustHaveSkills: [{ name: 'SQL' }],
      rounds: [{ name: 'Technical 1', panelTags: [], scorecard: [] }, { name: 'Final' }],
      budgetMin: '',
      budgetMax: '',
      rateUnit: null,
      department: '',
      clientName: '',
      hiringManagerName: '',
      hiringManagerEmail: '',
      sharedWithVendorIds: [],
    });
    expect(JSON.stringify(seen)).not.toMatch(/leena|Helvetia|Secret|Query design|Initech/i);
    expect(JSON.stringify(seen)).not.toContain(rival.vendorId);
    const searched = async (q: string) => seenBy(supplier, jdId, { shared: 'true', q });
    expect(await searched('Helvetia')).toBeUndefined();
    expect(await searched('quiet sql')).toMatchObject({ jdId });
    await call(updateJob, { body: { jdId, showsBudget: true } }, client);
    expect(await seenBy(supplier, jdId)).toMatchObject({
      budgetMin: '1.00',
      budgetMax: '2.00',
      rateUnit: 'YEAR',
    });
  });

  test('finds it under the client and among all clients’, but not among its own', async () => {
    const { jdId } = await share({ title: 'Findable' }, supplier);
    expect(await seenBy(supplier, jdId, { name: client.vendorId })).toMatchObject({ jdId });
    expect(await seenBy(supplier, jdId, { name: supplier.vendorId, shared: 'true' })).toMatchObject({ jdId });
    expect(await seenBy(supplier, jdId, {})).toBeUndefined();
    expect(await seenBy(rival, jdId)).toBeUndefined();
    expect(await call(listJobs, { query: { name: rival.vendorId } }, supplier)).toMatchObject({
      httpStatus: 404,
    });
    expect(await call(listJobs, { query: { name: supplier.vendorId } }, client)).toMatchObject({
      httpStatus: 404,
    });
    expect(await call(updateJob, { body: { jdId, title: 'Mine' } }, supplier)).toMatchObject({
      httpStatus: 404,
    });
  });

  test('sees it during the association, but not as a draft or after sharing ends', async () => {
    const { jdId } = await share({ title: 'In time' }, supplier, pending);
    expect(await seenBy(pending, jdId)).toBeUndefined();
    await setAssociation(app, client, withPending, 'ACTIVE');
    expect(await seenBy(pending, jdId)).toMatchObject({ jdId });
    await call(updateJob, { body: { jdId, jdStatus: 'DRAFT' } }, client);
    expect(await seenBy(pending, jdId)).toBeUndefined();
    await call(updateJob, { body: { jdId, jdStatus: 'CLOSED' } }, client);
    expect(await seenBy(pending, jdId)).toMatchObject({ jdStatus: 'CLOSED' });
    await call(updateJob, { body: { jdId, sharedWithVendorIds: [supplier.vendorId] } }, client);
    expect(await seenBy(pending, jdId)).toBeUndefined();
    expect(await seenBy(supplier, jdId)).toMatchObject({ jdId });
  });

  test('submits only to open, shared jobs', async () => {
    const { jdId } = await share({ title: 'Open door', maxSubmissionsPerVendor: 3 }, supplier);
    const found = (id: string, association: string) =>
      asVendor(app.store.db, toVendorId(client.vendorId), (tx) => findOpenSharedJob(tx, id, association));
    expect(await found(jdId, withSupplier)).toMatchObject({
      title: 'Open door',
      maxSubmissionsPerVendor: 3,
      submissionRequiredFields: [],
    });
    expect(await found(jdId, withPending)).toBeUndefined();
    await call(updateJob, { body: { jdId, jdStatus: 'ON_HOLD' } }, client);
    expect(await found(jdId, withSupplier)).toBeUndefined();
  });

  test('reads the documents for suppliers while the job is shared', async () => {
    const [open, internal] = [await upload(client, 'role.pdf'), await upload(client, 'salary.pdf')];
    const documents = [{ documentId: open, visibility: 'SHARED' as const }, { documentId: internal }];
    const { jdId } = await share({ title: 'With papers', documents }, supplier);
    const seen = await seenBy(supplier, jdId);
    const url = `/files/${open}?owner=${client.vendorId}`;
    expect(seen?.documents).toMatchObject([{ documentId: open, uploadedBy: 'Acme Hiring', url }]);
    const get = async (who: TestUser, path: string) =>
      (await app.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${who.token}` } }))
        .statusCode;
    const hidden = `/files/${internal}?owner=${client.vendorId}`;
    expect([await get(scout, url), await get(scout, hidden), await get(rival, url)]).toEqual([200, 404, 404]);
    await call(updateJob, { body: { jdId, sharedWithVendorIds: [] } }, client);
    expect(await get(supplier, url)).toBe(404);
  });
});

async function upload(who: TestUser, fileName: string): Promise<string> {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/files/raw?fileName=${fileName}`,
    payload: aPdf(fileName),
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
  });
  return reply.json<{ documentId: string }>().documentId;
}
