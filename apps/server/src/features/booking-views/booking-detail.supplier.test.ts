import { listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { addResource } from '@slotwise/contract/bookings/resources.endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { aScorecard } from '../../../test/panel-scene.ts';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const scene = await startSubmissionScene();
const { client, supplier, asha, call, read, change, submitted, aTime } = scene;
afterAll(scene.stop);

/** Part of every text of the client's that is not meant for the supplier. */
const MARK = 'for-the-client-alone';
const FOR_SUPPLIER = 'Good with SQL, thank you.';

/** The columns a supplier may read of a booking; every other text of the row is marked. */
const SHOWN =
  /^(candidate_|recruiter_(name|email)|job_title|round_name|time_zone|start_local|end_local|share_with)/;
/** Columns with one of a few values, or a key. */
const WORDS =
  /(_status|_role|_code|_unit|_mode|_cycle|_location_mode)$|^(action|role|rsvp|kind|visibility|verdict|state|mode|recommendation|overall_recommendation|currency|storage_key|content_type|sha256|panelist_email|no_show_by|source)$/;

/** Marking it would leave no one on the panel. */
const KEYS = new Set(['booking_person.email']);

type Seed = { table: string; where: string };

const SEEDS: Seed[] = [
  { table: 'booking', where: 'true' },
  { table: 'booking_person', where: `role = 'PANELIST'` },
  { table: 'workflow_step', where: `by_role <> 'SUPPLIER'` },
  { table: 'booking_comment', where: `by_role <> 'SUPPLIER' and visibility = 'INTERNAL'` },
  { table: 'feedback', where: 'true' },
  { table: 'decision', where: 'true' },
  { table: 'resource', where: 'true' },
  { table: 'billing', where: 'true' },
];

const marked: string[] = [];

async function markAll() {
  for (const { table, where } of SEEDS) {
    const columns = await inTenant((tx) =>
      sql<{ column_name: string; data_type: string }>`
        select column_name, data_type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and data_type = 'text'`.execute(tx),
    );
    for (const { column_name: column } of columns.rows) {
      if (SHOWN.test(column) || WORDS.test(column) || KEYS.has(`${table}.${column}`)) continue;
      const set = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${MARK} where ${sql.raw(where)}`;
      const isMarked = await inTenant((tx) => set.execute(tx)).then(
        () => true,
        () => false,
      );
      if (isMarked) marked.push(`${table}.${column}`);
    }
  }
  await inTenant(async (tx) => {
    const details = JSON.stringify({ changes: [MARK], assigneeName: MARK, reasonCode: MARK });
    await sql`update workflow_step set details = ${details}::jsonb where by_role <> 'SUPPLIER'`.execute(tx);
    const scorecard = JSON.stringify([{ name: MARK, weight: 3, mustHave: false }]);
    await sql`update booking set scorecard = ${scorecard}::jsonb`.execute(tx);
    await sql`update booking_comment set by_name = ${MARK}, by_email = ${MARK} where by_role <> 'SUPPLIER'`.execute(
      tx,
    );
  });
}

const inTenant = <T>(work: (tx: VendorDb) => Promise<T>): Promise<T> =>
  asVendor(scene.store.db, toVendorId(client.vendorId), work);

let bookingId: string;

beforeAll(async () => {
  bookingId = await submitted({ comments: 'Free on Fridays.' });
  await change({ bookingId, decision: 'ACCEPT', ...aTime() }, client);
  const comments = [{ text: MARK }, { text: 'We look forward to it.', visibility: 'SHARED' as const }];
  await call(addComments, { body: { bookingId, comments } }, client);
  const attributes = [{ name: 'Query design', rating: 4, comment: MARK }];
  const words = { attributes, privateNote: MARK, nextRoundFocus: MARK };
  const feedback = aScorecard({ shareWithVendor: FOR_SUPPLIER, ...words });
  await call(giveFeedback, { body: { bookingId, feedback, state: 'SUBMITTED' } }, asha);
  await call(approveBooking, { body: { bookingId, comments: MARK } }, asha);
  const billing = { billRate: '90', payRate: '60', currency: 'USD', notes: MARK };
  await call(addResource, { body: { bookingId, resource: { projectName: MARK }, billing } }, client);
  await markAll();
});

describe('what a supplier reads of its submission', () => {
  test('is nothing that was marked as the client’s own', async () => {
    expect(JSON.stringify(await read(bookingId, client))).toContain(MARK);
    expect(marked.length).toBeGreaterThan(40);
    const whole = await read(bookingId, supplier);
    expect(JSON.stringify(whole)).not.toContain(MARK);
    const query = { submitterVendorId: supplier.vendorId };
    expect(JSON.stringify(await call(listSubmissions, { query }, supplier))).not.toContain(MARK);
    const said = await call(addComments, { body: { bookingId, comments: 'Thanks.' } }, supplier);
    expect(said.httpStatus).toBe(201);
    expect(JSON.stringify(said)).not.toContain(MARK);
    expect(JSON.stringify(whole)).not.toMatch(/asha|Asha/);
  });

  test('is the time, the state, its text, and who to ask at the client', async () => {
    expect(await read(bookingId, supplier)).toMatchObject({
      bookingStatus: 'ONBOARDED',
      vendorName: 'Palmyra Retail',
      recruiterEmail: client.email,
      meetingInfo: { startLocal: expect.stringMatching(/^2026-06/), meetingLink: '', instructions: '' },
      panelists: [],
      feedback: [{ shareWithVendor: FOR_SUPPLIER, panelistName: '', summary: '' }],
      resource: null,
      submission: { answer: 'ACCEPTED', feedbackAt: '2026-03-02T09:00:00.000Z' },
      comments: [
        { text: 'Free on Fridays.', byName: supplier.displayName },
        { text: 'We look forward to it.', byName: 'Palmyra Retail', byEmail: '' },
        { text: 'Thanks.', visibility: 'SHARED', byRole: 'SUPPLIER' },
      ],
      workFlow: [
        { action: 'SUBMITTED', byName: supplier.displayName },
        { action: 'ACCEPTED', toStatus: 'SCHEDULED', byName: 'Palmyra Retail' },
        { action: 'SELECTED', byName: 'Palmyra Retail', comments: '' },
        { action: 'RESOURCE_ADDED', byName: 'Palmyra Retail' },
      ],
    });
  });

  test('cannot be searched by what only the client knows', async () => {
    const found = async (request: object) => {
      const query = { submitterVendorId: supplier.vendorId, ...request };
      return (await call(listSubmissions, { query }, supplier)).page?.total;
    };
    expect(await found({ q: 'Asha' })).toBe(0);
    expect(await found({ q: MARK })).toBe(0);
    const all = await found({});
    expect(await found({ panelistEmail: asha.email })).toBe(all);
    expect(await found({ assignee: 'nobody@palmyra-retail.example' })).toBe(all);
    expect(await found({ feedbackState: 'OVERDUE' })).toBe(all);
  });

  test('differs from what the panel reads, which judges the candidate and no terms', async () => {
    const seen = await read(bookingId, asha);
    expect(seen).toMatchObject({ submitterVendorId: null, submission: null, ownership: { state: 'NONE' } });
  });
});
