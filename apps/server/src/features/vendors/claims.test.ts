import { register } from '@slotwise/contract/auth/auth.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import {
  commentOnVendor,
  createVendor,
  resendVendorInvitation,
  updateVendor,
} from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { getVendor, listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import type { NewVendor, VendorUpdate } from '@slotwise/contract/vendors/vendor-changes.schema';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { aVendor } from '@slotwise/test-data/a-vendor';
import { afterAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { asVendor, toVendorId, type VendorId } from '#db/tenancy.ts';
import { admitContactLookup, admitVendor } from '#features/auth/limits.service.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';
import { claimLeftovers } from './claims.service.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const client = await app.signUp('Northbridge Systems');
const second = await app.signUp('Initech Search');

const add = (who: TestUser, fields: Partial<NewVendor> = {}) =>
  call(createVendor, { body: aVendor(fields) }, who);
const change = (who: TestUser, vendorId: string, body: VendorUpdate) =>
  call(updateVendor, { params: { vendorId }, body }, who);
const resend = (who: TestUser, id: string) => call(resendVendorInvitation, { params: { id } }, who);
const list = async (who: TestUser) =>
  (await call(listVendors, { params: { id: who.vendorId }, query: {} }, who)).data ?? [];
const kindsTo = async (email: string) =>
  (await app.mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('vendor-'));

describe('an unclaimed organization', () => {
  const contactEmail = 'ravi@stark.example';

  test('is a card of its creator’s, and its contact is invited to sign up', async () => {
    const added = await add(client, {
      contactEmail,
      vendorName: 'Stark Staffing',
      contactPhone: '98450 01234',
    });
    expect(added).toMatchObject({
      httpStatus: 201,
      data: {
        vendorName: 'Stark Staffing',
        vendorStatus: 'UNCLAIMED',
        associationStatus: 'PENDING',
        contactEmail,
        contactPhone: '+919845001234',
        country: 'IN',
        ownershipDays: 180,
      },
    });
    const [mail] = await app.mailsTo(contactEmail);
    expect(mail).toMatchObject({
      kind: 'vendor-invitation',
      subject: 'Northbridge Systems would like to work with you',
    });
    expect(mail?.text).toMatch(/\/signup#name=\S+&email=\S+&organization=Stark\+Staffing$/m);
    expect((await add(client, { contactEmail })).httpStatus).toBe(409);
  });

  test('can be edited by them, but not answered for', async () => {
    const [stark] = await list(client);
    if (!stark) throw new Error('There is no vendor.');
    const saved = await change(client, stark.vendorId, { city: 'Pune', ownershipDays: 60, answerHours: 12 });
    expect(saved.data).toMatchObject({ city: 'Pune', ownershipDays: 60, answerHours: 12, version: 2 });
    expect(await change(client, stark.vendorId, { associationStatus: 'ACTIVE' })).toMatchObject({
      httpStatus: 409,
      message: ['Stark Staffing has not answered your request yet.'],
    });
    expect(await change(client, stark.vendorId, { contactEmail: client.email })).toMatchObject({
      httpStatus: 400,
    });
    const known = await change(client, stark.vendorId, { contactEmail: second.email });
    expect(known).toMatchObject({
      httpStatus: 400,
      fieldErrors: { contactEmail: expect.any(String) as string },
    });
    // Only an organization that also learns who asks may learn who owns the address.
    expect(JSON.stringify(known)).not.toContain('Initech');
    expect(await change(second, stark.vendorId, { city: 'Goa' })).toMatchObject({ httpStatus: 404 });
    expect(await kindsTo(contactEmail)).toEqual(['vendor-invitation']);
  });

  test('is a separate card for every client that adds it, unknown to the others', async () => {
    await add(second, { contactEmail, vendorName: 'Stark (Mumbai)', relationship: 'CLIENT' });
    expect((await list(second)).map(({ vendorName }) => vendorName)).toEqual(['Stark (Mumbai)']);
    expect((await list(client)).map(({ vendorName }) => vendorName)).toEqual(['Stark Staffing']);
  });

  test('is invited again after a pause, ten times a day at most', async () => {
    const [stark] = await list(client);
    const id = stark?.vendorId ?? '';
    expect((await resend(client, id)).data).toEqual({ sent: true });
    expect((await resend(client, id)).httpStatus).toBe(429);
    for (let count = 2; count <= 10; count += 1) {
      app.clock.advance({ minutes: 1 });
      expect((await resend(client, id)).httpStatus).toBe(200);
    }
    app.clock.advance({ minutes: 1 });
    expect((await resend(client, id)).httpStatus).toBe(429);
  });
});

test('five organizations a day may invite one address, and one organization may invite fifty others', async () => {
  const { context } = app;
  const invite = (vendorId: VendorId, email: string) =>
    asVendor(context.db, vendorId, (tx) => admitVendor(context, tx, email));
  const limited = expect.objectContaining({ code: 'RATE_LIMITED' });
  for (let count = 0; count < 5; count += 1) await invite(toVendorId(uuidv7()), 'often@hooli.example');
  await expect(invite(toVendorId(uuidv7()), 'often@hooli.example')).rejects.toEqual(limited);
  const busy = toVendorId(uuidv7());
  for (let count = 0; count < 50; count += 1) await invite(busy, `contact${count}@hooli.example`);
  await expect(invite(busy, 'one-more@hooli.example')).rejects.toEqual(limited);
});

test('how often a corrected address is reported as someone’s here is limited per day, and otherwise invalid changes do not reveal it', async () => {
  const curious = await app.signUp('Tyrell Search');
  const { vendorId = '' } = await add(curious, { contactEmail: 'anna@sebastian.example' });
  const correct = (rest: VendorUpdate = {}) =>
    change(curious, vendorId, { contactEmail: second.email, ...rest });
  const period = { agreementStart: '2027-01-02', agreementEnd: '2027-01-01' };
  expect((await correct(period)).fieldErrors).toEqual({ agreementEnd: expect.any(String) });
  expect((await correct()).fieldErrors?.contactEmail).toContain('works here already');
  for (let count = 2; count < 50; count += 1) {
    await admitContactLookup(app.context, toVendorId(curious.vendorId));
  }
  expect((await correct()).httpStatus).toBe(429);
});

describe('someone who proves to own the contact’s address', () => {
  const email = 'mira@wayne.example';

  test('signs up like anyone, gets the same answer, and takes over the associations to answer them', async () => {
    await add(client, { contactEmail: email, vendorName: 'Wayne People' });
    await add(second, { contactEmail: email, vendorName: 'Wayne & Co' });
    const [wayne] = (await list(client)).filter(({ vendorName }) => vendorName === 'Wayne People');
    const oldId = wayne?.vendorId ?? '';
    await call(
      commentOnVendor,
      { body: { vendorId: oldId, comments: 'Between us', visibility: 'INTERNAL' } },
      client,
    );
    await call(
      commentOnVendor,
      { body: { vendorId: oldId, comments: 'Welcome', visibility: 'SHARED' } },
      client,
    );

    const form = (address: string) => aRegistration({ organization: 'Wayne Talent', email: address });
    const known = await app.send(register, { body: form(email) });
    const unknown = await app.send(register, { body: form('nobody@kyle.example') });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await list(client)).some(({ vendorId }) => vendorId === oldId)).toBe(true);

    const mira = await app.accept(email);
    const waiting = await list(mira);
    expect(
      waiting.map((one) => [one.vendorName, one.relationship, one.associationStatus, one.isOursToAnswer]),
    ).toEqual([
      ['Initech Search', 'CLIENT', 'PENDING', true],
      ['Northbridge Systems', 'CLIENT', 'PENDING', true],
    ]);
    const page = await call(getVendor, { params: { id: client.vendorId } }, mira);
    expect(page.data?.comments).toEqual([]);
    expect(await kindsTo(email)).toEqual(
      expect.arrayContaining(['vendor-invitation', 'vendor-requested', 'vendor-requested']),
    );
    const seen = (await list(client)).find(({ vendorId }) => vendorId === mira.vendorId);
    expect(seen).toMatchObject({
      vendorName: 'Wayne Talent',
      vendorStatus: 'ACTIVE',
      associationStatus: 'PENDING',
    });
    expect((await call(getVendor, { params: { id: oldId } }, client)).httpStatus).toBe(404);
    const lastMail = (await app.mailsTo(client.email)).findLast(({ kind }) => kind === 'vendor-claimed');
    expect(lastMail?.text).toMatch(/Wayne People at mira@wayne\.example[\s\S]*Wayne Talent/);
    expect((await change(mira, client.vendorId, { associationStatus: 'ACTIVE' })).data).toMatchObject({
      associationStatus: 'ACTIVE',
    });
    const accepted = await call(getVendor, { params: { id: client.vendorId } }, mira);
    expect(accepted.data?.comments.map(({ text, byVendorName }) => [text, byVendorName])).toEqual([
      ['Welcome', 'Northbridge Systems'],
    ]);
  });

  test('as a new member of an organization takes them over for it, but not as a panelist only', async () => {
    const wanted = `lucy@${second.email.split('@')[1]}`;
    await add(client, { contactEmail: wanted, vendorName: 'Initech, says Lucy' });
    const panelist = `pat@${second.email.split('@')[1]}`;
    await add(client, { contactEmail: panelist, vendorName: 'Initech, says Pat' });
    await call(createPanelist, { body: aPanelist({ email: panelist }) }, second);
    await app.accept(panelist, 'invite');
    const names = async () => (await list(client)).map(({ vendorName }) => vendorName);
    expect(await names()).toContain('Initech, says Pat');
    await addRecruiter(app, second, 'Lucy');
    expect(await names()).toContain('Initech Search');
    expect(await names()).not.toContain('Initech, says Lucy');
  });

  test('is found by the upkeep job if the moment was missed, once', async () => {
    const contactEmail = 'kim@oscorp.example';
    const kim = await app.signUp('Oscorp Hiring', { email: contactEmail });
    // The state after a process ends between the sign-up and the claim.
    await asVendor(app.context.db, toVendorId(client.vendorId), async (tx) => {
      const ids = [client.vendorId, '01900000-0000-7000-8000-0000000000aa'];
      await tx.executeSql(
        `insert into vendor (vendor_id, vendor_name, vendor_status, time_zone, created_at, added_by)
         values ($2, 'Oscorp', 'UNCLAIMED', 'UTC', now(), $1)`,
        ids,
      );
      await tx.executeSql('insert into unclaimed_vendor values ($2, $1, $3)', [...ids, contactEmail]);
      await tx.executeSql(
        `insert into association (association_id, vendor_id, supplier_vendor_id, association_status, requested_by,
           status_by, ownership_days, answer_hours, submission_requires_rtr, version, created_at, updated_at)
         values ($2, $1, $2, 'PENDING', $1, $1, 1, 1, false, 1, now(), now())`,
        ids,
      );
    });
    for (let run = 0; run < 2; run += 1) await claimLeftovers(app.context);
    expect(await list(kim)).toMatchObject([{ vendorName: 'Northbridge Systems', isOursToAnswer: true }]);
    expect(await kindsTo(contactEmail)).toEqual(['vendor-requested']);
  });

  test('has no claim until the sign-up is confirmed', async () => {
    const contactEmail = 'later@cyberdyne.example';
    await call(register, { body: aRegistration({ organization: 'Cyberdyne', email: contactEmail }) });
    const added = await add(client, { contactEmail, vendorName: 'Cyberdyne Staffing' });
    expect(added.data).toMatchObject({ vendorStatus: 'UNCLAIMED', vendorName: 'Cyberdyne Staffing' });
    const owner = await app.accept(contactEmail);
    expect(await list(owner)).toHaveLength(1);
  });
});
