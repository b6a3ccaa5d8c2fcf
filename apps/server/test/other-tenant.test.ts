import {
  createBooking,
  countBookings,
  getBooking,
  listBookings,
} from '@slotwise/contract/bookings/bookings.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { listDeliveries, resendMail } from '@slotwise/contract/notifications/notifications.endpoints';
import {
  createPanelist,
  listPanelists,
  resendPanelistInvitation,
  updatePanelist,
} from '@slotwise/contract/panelists/panelists.endpoints';
import { getRecruiter, updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, vendorIdOf } from '#db/tenancy.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';
import { openEmbeddedTestDatabase, type TestDatabase } from './test-database.ts';

const CANARY = 'Quetzalcoatlus';
const TENANT_TABLES = [
  'vendor',
  'recruiter',
  'panelist',
  'booking',
  'booking_person',
  'booking_slot',
  'workflow_step',
  'mail',
];

/** The same database, whose run-time role row-level security does not bind: what is left is the code alone. */
async function withoutRowSecurity(): Promise<TestDatabase> {
  const database = await openEmbeddedTestDatabase();
  await database.store.pool.query('alter role slotwise_app bypassrls');
  return database;
}

describe.each([
  ['both walls', openEmbeddedTestDatabase],
  ['the code alone, on a role that bypasses row-level security', withoutRowSecurity],
] as const)('another tenant, behind %s', (wall, database) => {
  let app: TestApp;
  let owner: TestUser;
  let stranger: TestUser;
  let panelistId: string;
  let bookingId: string;
  let mailId: string;

  beforeAll(async () => {
    app = await startTestApp({ database });
    owner = await app.signUp(`${CANARY} Talent`, {
      email: 'owner@acme.example',
      firstName: CANARY,
      displayName: CANARY,
    });
    stranger = await app.signUp('Globex Search');
    const panelist = await app.call(
      createPanelist,
      { body: aPanelist({ firstName: CANARY, email: 'canary@acme.example' }) },
      owner,
    );
    panelistId = panelist.panelistId ?? '';
    const candidateDetails = aCandidate({ candidateName: `${CANARY} Candidate` });
    const booking = await app.call(
      createBooking,
      { body: aBooking({ candidateDetails, panelists: [{ panelistId }] }) },
      owner,
    );
    bookingId = booking.bookingId ?? '';
    const deliveries = await app.call(listDeliveries, { params: { id: bookingId } }, owner);
    mailId = deliveries.data?.[0]?.mailId ?? '';
    expect([panelistId, bookingId, mailId]).not.toContain('');
  });
  afterAll(() => app.stop());

  /** A digest of every row of the owner, as the owner's own transactions see them. */
  const rowsOfOwner = () =>
    asVendor(app.context.db, vendorIdOf(owner.vendorId), async (tx) => {
      const texts: string[] = [];
      for (const table of TENANT_TABLES) {
        const { rows } = await tx.executeSql(
          `select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${table} t where vendor_id = $1`,
          [owner.vendorId],
        );
        texts.push(String(rows[0]?.['rows']));
      }
      return createHash('sha256').update(texts.join('\n')).digest('hex');
    });

  const asStranger = async (endpoint: Endpoint, request: object) => {
    const response = await app.send(endpoint, request, { token: stranger.token });
    expect(response.body).not.toContain(CANARY);
    expect(response.body).not.toContain('acme.example');
    return response.statusCode;
  };

  test('the wall is what this run says it is', async () => {
    const seen = await asVendor(app.context.db, vendorIdOf(stranger.vendorId), (tx) =>
      tx.executeSql('select vendor_id from recruiter'),
    );
    const tenants = new Set(seen.rows.map((row) => row['vendor_id']));
    expect(tenants.has(owner.vendorId)).toBe(wall !== 'both walls');
  });

  test('no record of ours is found under its id', async () => {
    const before = await rowsOfOwner();
    const requests: [Endpoint, object][] = [
      [getRecruiter, { query: { userId: owner.userId } }],
      [updateRecruiter, { body: { userId: owner.userId, location: 'Elsewhere' } }],
      [updatePanelist, { body: { panelistId, firstName: 'Taken' } }],
      [resendPanelistInvitation, { params: { id: panelistId } }],
      [getBooking, { query: { id: bookingId } }],
      [listDeliveries, { params: { id: bookingId } }],
      [resendMail, { params: { id: bookingId }, body: { mailId } }],
    ];
    for (const [endpoint, request] of requests) {
      expect([endpoint.summary, await asStranger(endpoint, request)]).toEqual([endpoint.summary, 404]);
    }
    expect(await rowsOfOwner()).toBe(before);
  });

  test('naming our tenant or our people as their own is refused', async () => {
    const before = await rowsOfOwner();
    const requests: [Endpoint, object][] = [
      [updateRecruiter, { body: { vendorId: owner.vendorId, location: 'X' } }],
      [createPanelist, { body: { ...aPanelist({ email: 'x@globex.example' }), vendorId: owner.vendorId } }],
      [createPanelist, { body: { ...aPanelist({ email: 'y@globex.example' }), submitterId: owner.userId } }],
      [createBooking, { body: { ...aBooking(), vendorId: owner.vendorId } }],
    ];
    for (const [endpoint, request] of requests) {
      expect([endpoint.summary, await asStranger(endpoint, request)]).toEqual([endpoint.summary, 403]);
    }
    expect(await rowsOfOwner()).toBe(before);
  });

  test('our panelist is nobody to put on a panel', async () => {
    const status = await asStranger(createBooking, { body: aBooking({ panelists: [{ panelistId }] }) });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('no list and no count shows anything of ours', async () => {
    for (const query of [{}, { vendor: owner.vendorId }, { q: CANARY }])
      await asStranger(listPanelists, { query });
    for (const query of [{}, { name: owner.vendorId }, { name: CANARY }, { name: 'owner@acme.example' }]) {
      await asStranger(listBookings, { query });
      const counted = await app.call(countBookings, { query }, stranger);
      if (counted.httpStatus === 200) expect(counted.total ?? 0).toBe(0);
    }
  });

  test('the same person, hour and address are free for them', async () => {
    await app
      .call(createPanelist, { body: aPanelist({ email: 'canary@acme.example' }) }, stranger)
      .then(({ httpStatus }) => expect(httpStatus).toBe(201));
    expect((await app.call(createBooking, { body: aBooking() }, stranger)).httpStatus).toBe(201);
  });
});
