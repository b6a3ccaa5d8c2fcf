import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import type { RequestOf } from '@slotwise/contract/endpoint';
import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import { aBooking } from '@slotwise/test-data/a-booking';
import { aVendor } from '@slotwise/test-data/a-vendor';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const client = await app.signUp('Northbridge Systems');
const supplier = await app.signUp('Globex Staffing');
const stranger = await app.signUp('Initech Talent');
await call(changes.createVendor, { body: aVendor({ contactEmail: supplier.email }) }, client);
const become = (associationStatus: 'ACTIVE' | 'ENDED') =>
  call(
    changes.updateVendor,
    { params: { vendorId: client.vendorId }, body: { associationStatus } },
    supplier,
  );

async function upload(who: TestUser, fileName: string): Promise<string> {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/files/raw?fileName=${fileName}`,
    payload: `The text of ${fileName}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'text/plain' },
  });
  return response.json<{ documentId: string }>().documentId;
}
const download = async (who: TestUser, url: string): Promise<number> =>
  (
    await app.app.inject({
      method: 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).statusCode;

type AttachRequest = RequestOf<typeof changes.attachVendorDocuments>['body'];
const attach = (who: TestUser, vendorId: string, fields: Omit<AttachRequest, 'vendorId'>) =>
  call(changes.attachVendorDocuments, { body: { vendorId, ...fields } }, who);
const comment = (who: TestUser, vendorId: string, comments: string, visibility?: 'INTERNAL' | 'SHARED') =>
  call(changes.commentOnVendor, { body: { vendorId, comments, visibility } }, who);
async function page(who: TestUser, id: string) {
  const { data } = await call(endpoints.getVendor, { params: { id } }, who);
  if (!data) throw new Error('The vendor is not readable.');
  return data;
}

test('what is shared with a request is hidden until acceptance', async () => {
  const documentId = await upload(client, 'offer.txt');
  await attach(client, supplier.vendorId, { documents: [{ documentId, visibility: 'SHARED' }] });
  await comment(client, supplier.vendorId, 'Read me', 'SHARED');
  expect(await page(supplier, client.vendorId)).toMatchObject({ comments: [], documents: [] });
  const url = `/files/${documentId}?owner=${client.vendorId}`;
  expect(await download(supplier, url)).toBe(404);
  await become('ACTIVE');
  expect(await page(supplier, client.vendorId)).toMatchObject({
    comments: [{ text: 'Read me' }],
    documents: [{ documentId }],
  });
  expect(await download(supplier, url)).toBe(200);
  await call(
    changes.attachVendorDocuments,
    { body: { vendorId: supplier.vendorId, documents: [], removedDocumentIds: [documentId] } },
    client,
  );
});

describe('documents about another organization', () => {
  test('stay with the side that filed them, unless shared', async () => {
    const [contract, assessment] = [
      await upload(client, 'contract.txt'),
      await upload(client, 'assessment.txt'),
    ];
    const documents = [
      { documentId: contract, visibility: 'SHARED' as const },
      { documentId: assessment, kind: 'SCORECARD' as const },
    ];
    const filed = await attach(client, supplier.vendorId, { documents });
    expect(filed.data).toMatchObject([
      {
        fileName: 'contract.txt',
        kind: 'OTHER',
        visibility: 'SHARED',
        version: 1,
        uploadedBy: client.displayName,
      },
      { fileName: 'assessment.txt', kind: 'SCORECARD', visibility: 'INTERNAL' },
    ]);
    const seen = (await page(supplier, client.vendorId)).documents;
    expect(seen.map(({ fileName, size }) => [fileName, size])).toEqual([['contract.txt', 24]]);
    expect(seen[0]?.url).toBe(`/files/${contract}?owner=${client.vendorId}`);
    for (const url of filed.data?.map((one) => one.url) ?? []) expect(await download(client, url)).toBe(200);
    expect(await download(supplier, seen[0]?.url ?? '')).toBe(200);
    expect(await download(supplier, `/files/${assessment}?owner=${client.vendorId}`)).toBe(404);
    expect(await download(supplier, `/files/${contract}`)).toBe(404);
    expect(await download(stranger, `/files/${contract}?owner=${client.vendorId}`)).toBe(404);
  });

  test('can be removed and renamed only by their own side', async () => {
    const [shared] = (await page(supplier, client.vendorId)).documents;
    const removed = [shared?.documentId ?? ''];
    const kept = await attach(supplier, client.vendorId, { documents: [], removedDocumentIds: removed });
    expect(kept.data).toHaveLength(1);
    const taken = await attach(supplier, client.vendorId, {
      documents: [{ documentId: removed[0] ?? '', visibility: 'SHARED' }],
    });
    expect(taken.httpStatus).toBe(400);
    const hidden = await attach(client, supplier.vendorId, {
      documents: [{ documentId: removed[0] ?? '', visibility: 'INTERNAL', kind: 'OFFER' }],
    });
    expect(hidden.data).toContainEqual(expect.objectContaining({ kind: 'OFFER', visibility: 'INTERNAL' }));
    expect((await page(supplier, client.vendorId)).documents).toEqual([]);
    expect(await download(supplier, shared?.url ?? '')).toBe(404);
  });

  test('stay readable on a meeting that also has them', async () => {
    const { bookingId = '' } = await call(createBooking, { body: aBooking() }, client);
    const both = await upload(client, 'both.txt');
    const documents = [{ documentId: both }];
    await call(attachDocuments, { body: { bookingId, documents } }, client);
    await attach(client, supplier.vendorId, { documents });
    await attach(client, supplier.vendorId, { documents: [], removedDocumentIds: [both] });
    expect(await download(client, `/files/${both}`)).toBe(200);
    await attach(client, client.vendorId, { documents });
    await call(attachDocuments, { body: { bookingId, documents: [], removedDocumentIds: [both] } }, client);
    expect(await download(client, `/files/${both}`)).toBe(200);
  });
});

describe('comments about another organization', () => {
  test('stay with the side that wrote them, unless shared', async () => {
    await comment(client, supplier.vendorId, 'Slow in March.');
    await comment(client, supplier.vendorId, 'Thank you for March.', 'SHARED');
    const both = await comment(supplier, client.vendorId, 'You are welcome.', 'SHARED');
    expect(both).toMatchObject({ httpStatus: 201, vendorId: client.vendorId });
    expect(both.data?.map(({ text }) => text)).toEqual([
      'Read me',
      'Thank you for March.',
      'You are welcome.',
    ]);
    expect(
      (await page(client, supplier.vendorId)).comments.map(({ text, byVendorName }) => [text, byVendorName]),
    ).toEqual([
      ['Read me', 'Northbridge Systems'],
      ['Slow in March.', 'Northbridge Systems'],
      ['Thank you for March.', 'Northbridge Systems'],
      ['You are welcome.', 'Globex Staffing'],
    ]);
  });

  test('about the own one stay private, whatever was requested', async () => {
    const own = await comment(client, client.vendorId, 'Our address moves in May.', 'SHARED');
    expect(own.data).toMatchObject([{ text: 'Our address moves in May.', visibility: 'INTERNAL' }]);
    expect((await page(supplier, client.vendorId)).comments).toHaveLength(3);
  });

  test('are refused about an unassociated organization', async () => {
    expect(await comment(stranger, client.vendorId, 'Hello')).toMatchObject({ httpStatus: 404 });
    expect(await attach(stranger, client.vendorId, { documents: [] })).toMatchObject({ httpStatus: 404 });
    expect(await comment(client, supplier.vendorId, ' ')).toMatchObject({ httpStatus: 400 });
  });
});

test('nothing more is shared after the association ends, and what was shared stays', async () => {
  await become('ENDED');
  expect(await comment(client, supplier.vendorId, 'One more thing', 'SHARED')).toMatchObject({
    httpStatus: 409,
  });
  const documentId = await upload(client, 'late.txt');
  const late = { documents: [{ documentId, visibility: 'SHARED' as const }] };
  expect(await attach(client, supplier.vendorId, late)).toMatchObject({ httpStatus: 409 });
  expect((await comment(client, supplier.vendorId, 'For us')).httpStatus).toBe(201);
  expect((await page(supplier, client.vendorId)).comments).toHaveLength(3);
});
