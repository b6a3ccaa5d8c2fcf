import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { searchEverywhere } from '@slotwise/contract/search/search.endpoints';
import type { Hits } from '@slotwise/contract/search/search.schema';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { associate, setAssociation } from '../../../test/associate.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Northbridge Talent');
const stranger = await app.signUp('Kestrel Search');
const recruiter = await addRecruiter(app, admin, 'Rohan');
const { panelistId = '' } = await call(
  createPanelist,
  {
    body: aPanelist({
      email: 'zoe@northbridge.example',
      firstName: 'Zoé',
      lastName: 'Müller',
      phone: '+49 30 1234567',
    }),
  },
  admin,
);
const zoe = await app.accept('zoe@northbridge.example', 'invite');

async function meet(day: string, name: string, phone: string, panelists: { panelistId: string }[] = []) {
  const meetingInfo = aMeeting({ startTime: `2026-06-${day}T10:00`, endTime: `2026-06-${day}T11:00` });
  const email = `${name.split(' ')[0]?.toLowerCase()}@candidate.example`;
  const candidateDetails = aCandidate({ candidateName: name, email, phone });
  const made = await call(
    createBooking,
    { body: aBooking({ meetingInfo, candidateDetails, panelists }) },
    admin,
  );
  expect(made.httpStatus).toBe(201);
  return made.bookingId ?? '';
}
const first = await meet('01', 'Renu Iyer', '98765 43210', [{ panelistId }]);
app.clock.advance({ seconds: 1 });
const second = await meet('02', 'Renu Iyer', '98765 43210');
app.clock.advance({ seconds: 1 });
await meet('03', 'José Díaz', '99999 11111');
await call(
  createJob,
  { body: { title: 'Senior Müller Engineer', description: 'Mills', openings: 1 } },
  admin,
);
await associate(app, admin, stranger);
await asVendor(app.context.db, toVendorId(stranger.vendorId), (tx) =>
  tx
    .updateTable('vendor')
    .set({ contact_phone: '+44 20 7946 0958' })
    .where('vendor_id', '=', stranger.vendorId)
    .execute(),
);

async function find(q: string, as: TestUser): Promise<Record<keyof Hits, string[]>> {
  const { data, httpStatus } = await call(searchEverywhere, { query: { q } }, as);
  if (!data) throw new Error(`Not answered: ${httpStatus}`);
  const names = Object.entries(data).map(([kind, hits]) => [kind, hits.map(({ name }) => name)]);
  return Object.fromEntries(names) as Record<keyof Hits, string[]>;
}
const NOTHING = { bookings: [], submissions: [], candidates: [], jobs: [], panelists: [], vendors: [] };

test('an ADMIN finds everything of a name, each candidate once with the newest meeting', async () => {
  expect(await find('muller', admin)).toEqual({
    ...NOTHING,
    bookings: ['Renu Iyer'],
    jobs: ['Senior Müller Engineer'],
    panelists: ['Zoé Müller'],
  });
  const { data } = await call(searchEverywhere, { query: { q: 'RENU' } }, admin);
  expect(data?.bookings.map(({ id }) => id)).toEqual([second, first]);
  expect(data?.candidates).toMatchObject([
    { id: second, name: 'Renu Iyer', email: 'renu@candidate.example' },
  ]);
  expect(data?.bookings[0]?.context).toBe(
    'Senior Data Engineer · Technical 1 · 02/06/2026 10:00 · Scheduled',
  );
  expect((await find('jose diaz', admin)).candidates).toEqual(['José Díaz']);
  expect((await find('kestrel', admin)).vendors).toEqual(['Kestrel Search']);
});

test('finds a word by its start, also after punctuation, but not by its middle', async () => {
  expect((await find('ren iy', admin)).bookings).toHaveLength(2);
  expect((await find('@candidate.exam', admin)).candidates.toSorted()).toEqual(['José Díaz', 'Renu Iyer']);
  expect(await find('enu', admin)).toEqual(NOTHING);
});

test('finds a number however it is written, with its owner', async () => {
  expect((await find('098765 43210', admin)).candidates).toEqual(['Renu Iyer']);
  expect((await find('+91-98765-43210', admin)).bookings).toHaveLength(2);
  expect((await find('030 1234567', admin)).panelists).toEqual(['Zoé Müller']);
  expect((await find('020 7946 0958', admin)).vendors).toEqual(['Kestrel Search']);
});

test('an organization that was only asked shows just its name', async () => {
  const asked = await app.signUp('Merlin Executive');
  const association = await associate(app, admin, asked, 'PENDING');
  const { data } = await call(searchEverywhere, { query: { q: 'merlin exec' } }, admin);
  expect(data?.vendors).toMatchObject([{ name: 'Merlin Executive', context: 'Supplier', email: '' }]);
  expect((await find(asked.email, admin)).vendors).toEqual([]);
  await setAssociation(app, admin, association, 'ACTIVE');
  expect((await find(asked.email, admin)).vendors).toEqual(['Merlin Executive']);
});

test('finds an email address with its meetings and people', async () => {
  expect(await find('zoe@northbridge.example', admin)).toMatchObject({
    bookings: ['Renu Iyer'],
    candidates: [],
    panelists: ['Zoé Müller'],
  });
});

test('a recruiter finds no vendors, a panelist only their own meetings, another organization nothing', async () => {
  expect(await find('kestrel', recruiter)).toEqual(NOTHING);
  expect((await find('muller', recruiter)).panelists).toEqual(['Zoé Müller']);
  expect(await find('renu', zoe)).toEqual({ ...NOTHING, bookings: ['Renu Iyer'], candidates: ['Renu Iyer'] });
  expect(await find('jose', zoe)).toEqual(NOTHING);
  expect(await find('98765 43210', zoe)).toMatchObject({ bookings: ['Renu Iyer'] });
  expect(await find('muller', zoe)).toMatchObject({ jobs: [], panelists: [] });
  expect(await find('renu', stranger)).toEqual(NOTHING);
  expect((await find('northbridge', stranger)).vendors).toEqual(['Northbridge Talent']);
});

test('wildcards are literal, and one letter is too few', async () => {
  expect(await find('%%', admin)).toEqual(NOTHING);
  expect((await call(searchEverywhere, { query: { q: 'x' } }, admin)).httpStatus).toBe(400);
  expect(await call(searchEverywhere, { query: { q: 'x'.repeat(201) } }, admin)).toMatchObject({
    httpStatus: 400,
    message: ['Type at most 200 characters'],
  });
});
