import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { failureSchema } from '@slotwise/contract/failures';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { associate } from './associate.ts';
import { requestsFor, SHAPES, type Shape } from './hostile-requests.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

/** Cases per endpoint and shape; FUZZ_CASES and FUZZ_SEED make a run longer, or repeat it. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 6);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

let app: TestApp;
let admin: TestUser;
let linkToken: string;
let questionToken: string;
let meetingToken: string;
const counted = { sent: 0, pastValidation: 0, byStatus: new Map<number, number>() };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  linkToken = await inviteGuest();
  meetingToken = await tokenOfCandidate();
  questionToken = await askSomeone();
});
afterAll(async () => {
  const statuses = [...counted.byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`);
  const share = counted.pastValidation / counted.sent;
  console.info(
    `seed ${SEED}: ${counted.sent} requests, ${(100 * share).toFixed(0)} % past validation: ${statuses.join(', ')}`,
  );
  await app.stop();
});

/** Books a meeting with a panelist without an account, and returns their link's token. */
async function inviteGuest(): Promise<string> {
  const guest = { name: 'Kabir Shah', email: 'kabir@consulting.example' };
  await app.call(createBooking, { body: aBooking({ panelists: [guest] }) }, admin);
  const [mail] = await app.mailsTo(guest.email);
  const token = /\/p\/#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('No link was mailed.');
  return token;
}

/** The token of the candidate's page for that meeting. */
async function tokenOfCandidate(): Promise<string> {
  const mails = await app.mailsTo(aBooking().candidateDetails.email);
  const token = /\/c\/#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  if (!token) throw new Error('No page was mailed.');
  return token;
}

/** Has a supplier submit someone who is asked by email, and returns the question's token. */
async function askSomeone(): Promise<string> {
  const supplier = await app.signUp('Harbour Search');
  await associate(app, admin, supplier);
  const job = await app.call(createJob, { body: aJob({ sharedWithVendorIds: [supplier.vendorId] }) }, admin);
  const candidateDetails = aCandidate({ email: 'asked@candidate.example', phone: '' });
  const rtr = { candidateConfirmed: false, requestConfirmation: true };
  const body = { vendorId: admin.vendorId, jdId: job.jdId ?? '', candidateDetails, rtr };
  await app.call(createVendorBooking, { body }, supplier);
  const [mail] = await app.mailsTo(candidateDetails.email);
  const token = /\/c\/#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('No question was mailed.');
  return token;
}

function tokenFor({ access, path }: Endpoint): string {
  if (access === 'candidate-link') return path === '/candidate-link/rtr' ? questionToken : meetingToken;
  return access === 'link' ? linkToken : admin.token;
}

/** True for a refusal in the contract's form that reveals nothing internal. */
const isPlainFailure = (response: { body: string; json: () => unknown }): boolean =>
  failureSchema.safeParse(response.json()).success &&
  !/node_modules|select |insert into|syntax error|FST_/i.test(response.body);

let visitor = 0;
function send(endpoint: Endpoint, request: { url: string; payload?: string | Buffer; type?: string }) {
  visitor += 1;
  return app.app.inject({
    method: endpoint.method,
    url: request.url,
    ...(request.payload !== undefined && { payload: request.payload }),
    remoteAddress: `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    headers: {
      ...(request.payload !== undefined && { 'content-type': request.type ?? 'application/json' }),
      ...(endpoint.access !== 'public' && { authorization: `Bearer ${tokenFor(endpoint)}` }),
    },
  });
}

const endpoints = Object.entries(ALL_ENDPOINTS).filter(([name]) => name !== 'logOut');
const cases = endpoints.flatMap(([name, endpoint]) =>
  SHAPES.map((shape) => [name, shape, endpoint] as const),
);

test.each(cases)('%s answers %s with a success or one clear error', async (_name, shape: Shape, endpoint) => {
  await fc.assert(
    fc.asyncProperty(requestsFor(endpoint, shape), async (request) => {
      const response = await send(endpoint, request);
      const { statusCode } = response;
      counted.sent += 1;
      counted.byStatus.set(statusCode, (counted.byStatus.get(statusCode) ?? 0) + 1);
      if (![400, 413, 415].includes(statusCode)) counted.pastValidation += 1;
      expect(statusCode, `${request.url} ${String(request.payload)}\n${response.body}`).toBeLessThan(500);
      expect(statusCode < 400 || isPlainFailure(response), response.body).toBe(true);
    }),
    { numRuns: CASES, seed: SEED },
  );
});

test('at least a fifth of the requests pass validation', () => {
  expect(counted.pastValidation / counted.sent).toBeGreaterThan(0.2);
});
