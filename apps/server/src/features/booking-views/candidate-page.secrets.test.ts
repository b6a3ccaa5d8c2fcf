import {
  answerAsCandidate,
  downloadInviteAsCandidate,
  listOfferedTimes,
  openCandidatePage,
  pickTime,
  proposeTimes,
  withdrawAsCandidate,
} from '@slotwise/contract/bookings/candidate-page.endpoints';
import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import { rejectBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { readRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { aMeeting } from '@slotwise/test-data/a-booking';
import { afterAll, expect, test } from 'vitest';
import { startCandidateScene, thursday } from '../../../test/candidate-scene.ts';
import { newToken } from '#lib/secrets/token.ts';

const scene = await startCandidateScene();
afterAll(scene.stop);
const { accept, addPanelist, admin, book, call, invited, mailsTo, open, pick, send, startsFor, store } =
  scene;

const CANARY = /quetzal/i;
const READS: [Endpoint, object][] = [
  [openCandidatePage, {}],
  [listOfferedTimes, { query: { timeZone: 'Asia/Kolkata' } }],
  [downloadInviteAsCandidate, {}],
];

test('no answer reveals the panel’s data, other candidates or internal remarks to a candidate', async () => {
  const asha = await addPanelist('Asha', {
    email: 'asha@quetzal.example',
    phone: '98450 00001',
    department: 'Quetzal department',
  });
  const candidateDetails = { candidateName: 'Quetzal Other', email: 'other@quetzal.example' };
  const startTime = '2026-03-05T11:00';
  const withNotes = { startTime, endTime: '2026-03-05T12:00', instructions: 'Quetzal notes' };
  await book(startTime, {
    panelists: [{ panelistId: asha.panelistId }],
    candidateDetails,
    jobTitle: 'Quetzal job',
    meetingInfo: aMeeting(withNotes),
  });
  const draft = { meetingInfo: { title: 'Quetzal title', venue: 'Quetzal venue', dialIn: 'Quetzal phone' } };
  const meera = await invited([asha.panelistId], {}, draft);
  const comments = 'Quetzal says no.';
  await call(addComments, { body: { bookingId: meera.bookingId, comments } }, admin);

  const version = (await open(meera)).data?.version ?? 0;
  const windows = [{ start: '2026-03-06T16:00', end: '2026-03-06T18:00', timeZone: 'Europe/Berlin' }];
  const acts: [Endpoint, object][] = [
    [pickTime, { body: { startTime: thursday(11) } }],
    [pickTime, { body: { startTime: thursday(12), version: version - 1 } }],
    [proposeTimes, { body: { windows } }],
    [pickTime, { body: { startTime: thursday(12) } }],
    [answerAsCandidate, { body: { answer: 'ACCEPTED' } }],
    [pickTime, { body: { startTime: thursday(14) } }],
    [withdrawAsCandidate, { body: { version } }],
    [withdrawAsCandidate, { body: {} }],
    [answerAsCandidate, { body: { answer: 'ACCEPTED' } }],
  ];
  const statuses: number[] = [];
  for (const [endpoint, request] of acts) {
    const answer = await send(endpoint, request, { token: meera.token });
    statuses.push(answer.statusCode);
    expect(answer.body, endpoint.path).not.toMatch(CANARY);
    for (const [reading, asked] of READS) {
      const { body } = await send(reading, asked, { token: meera.token });
      expect(body, reading.path).not.toMatch(CANARY);
    }
  }
  expect(statuses).toEqual([409, 409, 200, 200, 200, 200, 409, 200, 409]);
  for (const { text, html } of await mailsTo(meera.email)) expect(text + html).not.toMatch(CANARY);
});

test('the page does not reveal the decision to a candidate', async () => {
  const asha = await addPanelist('Asha', { email: 'decides@panel.example' });
  const judge = await accept('decides@panel.example', 'invite');
  const meera = await invited([asha.panelistId]);
  await pick(meera, thursday(10));
  const reason = { code: 'SKILLS' as const, text: 'Quetzal of a developer.' };
  const rejected = await call(rejectBooking, { body: { bookingId: meera.bookingId, reason } }, judge);
  expect(rejected.data?.bookingStatus).toBe('REJECTED');
  const page = await open(meera);
  expect(page.data).toMatchObject({ bookingStatus: 'CANCELLED', cancelReason: '', acts: [], whyNot: '' });
  const refused = await call(withdrawAsCandidate, { body: {} }, meera);
  expect([refused.httpStatus, refused.code]).toEqual([409, 'INVALID_TRANSITION']);
  expect(JSON.stringify([page, refused])).not.toMatch(/quetzal|reject/i);
});

/** The versions of all rows. */
async function rowVersions(): Promise<string> {
  const tables = await store.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const versions: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await store.pool.query<{ v: string }>(
      `select coalesce(string_agg(ctid::text || xmin::text, ' ' order by ctid), '') as v from ${name}`,
    );
    versions.push(`${name}: ${rows.rows[0]?.v}`);
  }
  return versions.join('\n');
}

test('opening a link without pressing anything, as mail scanners do, changes nothing', async () => {
  const asha = await addPanelist('Asha');
  const waiting = await invited([asha.panelistId]);
  const set = await invited([asha.panelistId]);
  await pick(set, thursday(15));
  const before = await rowVersions();
  for (const { token } of [waiting, set, waiting, set]) {
    for (const [endpoint, request] of READS) await send(endpoint, request, { token });
  }
  expect(await rowVersions()).toBe(before);
});

test('a link opens only its own meeting, and no other token opens it', async () => {
  const asha = await addPanelist('Asha');
  const guest = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
  const [meera, other] = [await invited([asha.panelistId]), await invited([asha.panelistId])];
  await pick(other, thursday(16));
  expect((await open(meera)).data?.meetingInfo.startTime).toBe('');
  expect(await startsFor(meera)).not.toContain(thursday(16));
  await book('2026-03-05T09:00', { panelists: [guest] });
  const panelToken = /\/p\/#([\w-]+)/.exec((await mailsTo(guest.email))[0]?.text ?? '')?.[1] ?? '';
  expect(panelToken).toMatch(/^pl_/);
  for (const token of [panelToken, admin.token, 'ml_short']) {
    expect((await open({ token })).code).toBe('NOT_SIGNED_IN');
  }
  expect((await call(readRtrRequest, {}, meera)).code).toBe('LINK_EXPIRED');
});

test('unknown tokens count against the network they come from, valid ones do not', async () => {
  const meera = await invited([(await addPanelist('Asha')).panelistId]);
  const from = (token: string) => call(openCandidatePage, {}, { token }, { ip: '192.0.2.7' });
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 40; tries += 1) codes.push((await from(newToken('meeting'))).code);
  expect(new Set(codes)).toEqual(new Set(['LINK_EXPIRED', 'RATE_LIMITED']));
  expect((await from(meera.token)).httpStatus).toBe(200);
});
