import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { createVendor, updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { getVendor, listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import type { NewVendor, VendorUpdate } from '@slotwise/contract/vendors/vendor-changes.schema';
import { afterAll, describe, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';
import { aVendor } from '@slotwise/test-data/a-vendor';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const client = await app.signUp('Northbridge Systems');
const supplier = await app.signUp('Globex Staffing');
const stranger = await app.signUp('Initech Talent');

const add = (who: TestUser, request: Partial<NewVendor> = {}, key?: string) =>
  call(createVendor, { body: aVendor(request) }, who, { headers: key ? { 'idempotency-key': key } : {} });
const change = (who: TestUser, vendorId: string, body: VendorUpdate) =>
  call(updateVendor, { params: { vendorId }, body }, who);
const read = async (who: TestUser, id: string) => (await call(getVendor, { params: { id } }, who)).data;
const list = (who: TestUser, query: object = {}) =>
  call(listVendors, { params: { id: who.vendorId }, query }, who);
const kindsTo = async (email: string) =>
  (await app.mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('vendor-'));

describe('asking an organization with an account here', () => {
  test('leads from the contact’s address to that organization, which is asked and may decline', async () => {
    const asked = await add(client, {
      contactEmail: supplier.email,
      vendorName: 'What we call them',
      ownershipDays: 90,
      privateNotes: 'Ask for Ravi.',
      defaultMarginPercent: '12.50',
    });
    expect(asked).toMatchObject({ httpStatus: 201, vendorId: supplier.vendorId });
    expect(asked.data).toMatchObject({
      vendorName: 'Globex Staffing',
      vendorStatus: 'ACTIVE',
      relationship: 'SUPPLIER',
      associationStatus: 'PENDING',
      isOursToAnswer: false,
      ownershipDays: 90,
      answerHours: 48,
      privateNotes: 'Ask for Ravi.',
      defaultMarginPercent: '12.5',
    });
    const mail = (await app.mailsTo(supplier.email)).findLast(({ kind }) => kind === 'vendor-requested');
    expect(mail?.text).toMatch(/Northbridge Systems[\s\S]*90 days[\s\S]*viewvendor/);
    expect(await read(supplier, client.vendorId)).toMatchObject({
      relationship: 'CLIENT',
      isOursToAnswer: true,
      ownershipDays: 90,
      privateNotes: '',
      defaultMarginPercent: '',
    });
    const declined = await change(supplier, client.vendorId, { associationStatus: 'ENDED' });
    expect(declined.data).toMatchObject({ associationStatus: 'ENDED' });
    expect(await kindsTo(client.email)).toEqual(['vendor-declined']);
  });

  test('shows the requester only the name before the other side agrees', async () => {
    await change(supplier, supplier.vendorId, { taxId: 'GST-7', contactPhone: '98450 01234', city: 'Pune' });
    expect(await read(client, supplier.vendorId)).toMatchObject({ taxId: '', contactPhone: '', city: '' });
    expect(await read(client, supplier.vendorId)).toMatchObject({ contactName: '', contactEmail: '' });
    expect((await list(client, { q: 'GST-7' })).data).toEqual([]);
    await change(client, supplier.vendorId, { associationStatus: 'ACTIVE' });
    expect(await read(supplier, client.vendorId)).toMatchObject({ associationStatus: 'PENDING' });
    await change(supplier, client.vendorId, { associationStatus: 'ACTIVE' });
    expect(await read(client, supplier.vendorId)).toMatchObject({
      associationStatus: 'ACTIVE',
      taxId: 'GST-7',
      contactPhone: '+919845001234',
      city: 'Pune',
      contactName: supplier.displayName,
      contactEmail: supplier.email,
    });
    expect((await list(client, { q: 'gst-7' })).data).toHaveLength(1);
    expect(await kindsTo(client.email)).toEqual(['vendor-declined', 'vendor-accepted']);
  });

  test('is refused if it is already a vendor, or if the contact is one’s own', async () => {
    expect(await add(client, { contactEmail: supplier.email })).toMatchObject({
      httpStatus: 409,
      message: ['Globex Staffing is among your vendors already.'],
    });
    const recruiter = await addRecruiter(app, client, 'Meera');
    expect(await add(client, { contactEmail: recruiter.email })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { contactEmail: expect.stringContaining('your own organization') },
    });
    expect((await list(client)).data).toHaveLength(1);
  });

  test('happens once, even if two ask at the same time or one asks twice', async () => {
    const other = await app.signUp('Umbrella People');
    const both = await Promise.all([
      add(client, { contactEmail: other.email }),
      add(other, { contactEmail: client.email }),
    ]);
    const statuses = both.map(({ httpStatus }) => httpStatus);
    expect(statuses).toEqual(statuses[0] === 201 ? [201, 409] : [409, 201]);
    const contactEmail = 'twice@vandelay.example';
    const first = await add(client, { contactEmail }, 'vendor-1');
    expect(await add(client, { contactEmail }, 'vendor-1')).toEqual({ ...first, headers: expect.anything() });
    expect((await add(client, { contactEmail })).httpStatus).toBe(409);
  });
});

describe('the terms', () => {
  test('are changed by the client, and the supplier is notified', async () => {
    const before = await kindsTo(supplier.email);
    const changed = await change(client, supplier.vendorId, { answerHours: 24, agreementEnd: '2027-03-31' });
    expect(changed.data).toMatchObject({ answerHours: 24, agreementEnd: '2027-03-31', version: 5 });
    expect(await kindsTo(supplier.email)).toEqual([...before, 'vendor-terms']);
    expect(await change(supplier, client.vendorId, { answerHours: 1 })).toMatchObject({ httpStatus: 403 });
    expect(await read(supplier, client.vendorId)).toMatchObject({ answerHours: 24 });
  });

  test('sent back unchanged with the rest of the record count as no change', async () => {
    const { comments: _comments, documents: _documents, ...seen } = (await read(supplier, client.vendorId))!;
    const kinds = await kindsTo(client.email);
    const sent = await change(supplier, client.vendorId, {
      ...seen,
      privateNotes: 'Pays late.',
    } as VendorUpdate);
    expect(sent).toMatchObject({
      httpStatus: 200,
      data: { version: seen.version, privateNotes: 'Pays late.' },
    });
    expect(await read(client, supplier.vendorId)).toMatchObject({ privateNotes: 'Ask for Ravi.' });
    expect(await kindsTo(client.email)).toEqual(kinds);
  });

  test('end no earlier than they start, and are changed on the version that was read', async () => {
    const wrong = await change(client, supplier.vendorId, { agreementStart: '2027-04-01' });
    expect(wrong).toMatchObject({ httpStatus: 400, fieldErrors: { agreementEnd: expect.any(String) } });
    const stale = await change(client, supplier.vendorId, { ownershipDays: 1, version: 1 });
    expect(stale).toMatchObject({ httpStatus: 409, code: 'VERSION_CONFLICT' });
  });
});

describe('an association', () => {
  test('is suspended by either side and resumed by the one that did', async () => {
    const paused = await change(supplier, client.vendorId, { associationStatus: 'SUSPENDED' });
    expect(paused.data?.isOursToResume).toBe(true);
    expect((await read(client, supplier.vendorId))?.isOursToResume).toBe(false);
    expect(await change(client, supplier.vendorId, { associationStatus: 'ACTIVE' })).toMatchObject({
      httpStatus: 409,
      message: ['Globex Staffing suspended the work with you and is the one to resume it.'],
    });
    await change(supplier, client.vendorId, { associationStatus: 'ACTIVE' });
    expect(await read(client, supplier.vendorId)).toMatchObject({ associationStatus: 'ACTIVE' });
    expect((await kindsTo(client.email)).slice(-2)).toEqual(['vendor-suspended', 'vendor-resumed']);
  });

  test('is hidden from anyone who is not a side of it', async () => {
    expect(await change(stranger, client.vendorId, { privateNotes: 'x' })).toMatchObject({ httpStatus: 404 });
    expect(await read(stranger, client.vendorId)).toBeUndefined();
    expect((await list(stranger)).data).toEqual([]);
    const foreign = await call(listVendors, { params: { id: client.vendorId }, query: {} }, stranger);
    expect(foreign.httpStatus).toBe(404);
    const recruiter = await addRecruiter(app, supplier, 'Ravi');
    expect((await list(recruiter)).httpStatus).toBe(403);
  });
});

describe('a card', () => {
  test('belongs to its organization: no one else changes it, or its settings', async () => {
    for (const body of [
      { city: 'Elsewhere' },
      { vendorName: 'Renamed' },
      { decisionPolicy: 'all' as const },
    ]) {
      expect(await change(client, supplier.vendorId, body)).toMatchObject({
        httpStatus: 403,
        message: ['Globex Staffing looks after its own details.'],
      });
    }
  });

  test('of the own organization includes its settings, and a new name takes effect at once', async () => {
    const saved = await change(client, client.vendorId, {
      vendorName: 'Northbridge Group',
      decisionPolicy: 'majority',
      skills: ['Kotlin', 'kotlin', 'SQL'],
      ownershipDays: null,
      memberDefaults: { bufferAfter: 15 },
    });
    expect(saved.data).toMatchObject({
      relationship: 'SELF',
      vendorName: 'Northbridge Group',
      skills: ['Kotlin', 'SQL'],
      version: 2,
      settings: {
        decisionPolicy: 'majority',
        requireFeedbackBeforeDecision: false,
        memberDefaults: { ...USUAL_DEFAULTS, bufferAfter: 15 },
      },
    });
    const [seen] = (await list(supplier)).data ?? [];
    expect(seen).toMatchObject({
      vendorName: 'Northbridge Group',
      settings: null,
      skills: ['Kotlin', 'SQL'],
    });
    const profile = { userId: client.userId, organization: 'Northbridge Group' };
    await call(updateRecruiter, { body: profile }, client);
    // The same defaults again change nothing, since omitted ones have their usual values.
    const same = { vendorName: 'Northbridge Group', memberDefaults: { bufferAfter: 15, maxPerDay: null } };
    const again = await change(client, client.vendorId, same);
    expect(again.data?.version).toBe(2);
  });
});

describe('the list', () => {
  test('is paged, filtered and sorted on the server', async () => {
    const names = async (query: object) =>
      (await list(client, query)).data?.map(({ vendorName }) => vendorName);
    const all = await names({});
    expect(all).toHaveLength(3);
    expect(await names({ sort: '-vendorName' })).toEqual(all?.toReversed());
    expect((await list(client, { page: 2, pageSize: 2 })).page).toEqual({ page: 2, pageSize: 2, total: 3 });
    expect(await names({ associationStatus: 'ACTIVE' })).toEqual(['Globex Staffing']);
    expect(await names({ relationship: 'CLIENT', q: 'globex' })).toEqual([]);
    expect(await names({ q: 'GLOBEX', sort: '-submitted' })).toEqual(['Globex Staffing']);
  });
});
