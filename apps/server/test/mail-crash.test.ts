import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate, register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking, undoAct } from '@slotwise/contract/bookings/changes.endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aRegistration } from '@slotwise/test-data/a-registration';
import PostalMime from 'postal-mime';
import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { layDatabaseInto } from './test-database.ts';

const PATIENCE = { timeout: 40_000, interval: 50 };
const EMAIL = 'ananya@acme.example';
const PASSWORD = 'seven quiet lighthouses';
/** How many emails are sent concurrently. */
const SENDERS = 3;

const directory = mkdtempSync(join(tmpdir(), 'slotwise-crash-'));
layDatabaseInto(directory);
const mailServer = await startMailServer();
const settings = { DATA_DIR: directory, SMTP_URL: mailServer.url, UNDO_SECONDS: '60' };
let server: ServerProcess = await startServerProcess(settings);
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
  rmSync(directory, { recursive: true, force: true });
});

type Sent = { body?: object; query?: Record<string, string>; token?: string };

async function call({ method, path }: Endpoint, { body, query = {}, token }: Sent) {
  const response = await fetch(`${server.address}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to === email);

async function signIn(): Promise<string> {
  await call(register, { body: aRegistration({ organization: 'Acme Hiring', email: EMAIL }) });
  const link = await vi.waitUntil(() => mailsTo(EMAIL)[0], PATIENCE);
  const { text } = await PostalMime.parse(link?.raw ?? '');
  const token = /#mode=verify&token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  await call(setPassword, { body: { token, password: PASSWORD } });
  const session = await call(authenticate, { body: { username: EMAIL, password: PASSWORD } });
  return session['token'] as string;
}

test('emails and undo survive a killed process', { timeout: 120_000 }, async () => {
  const token = await signIn();
  const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const schedule = async (name: string, days: number): Promise<string> => {
    const day = dayAhead(days);
    const body = aBooking({
      meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
      candidateDetails: aCandidate({ email: `${name}@candidate.example` }),
      panelists: [{ name: 'Olu Bello', email: `${name}.panel@guests.example` }],
    });
    return (await call(createBooking, { body, token }))['bookingId'] as string;
  };
  mailServer.behave('wait');
  await schedule('meera', 7);
  await vi.waitUntil(() => mailServer.received.length > SENDERS, PATIENCE);
  // By now every sender is waiting for the mail server, so nothing about this one is sent.
  const never = await schedule('imran', 8);
  await call(cancelBooking, { query: { bookingId: never }, token });
  await schedule('yuki', 9);
  const undone = await schedule('noor', 10);
  await call(cancelBooking, { query: { bookingId: undone }, token });
  await server.kill();
  mailServer.release();
  server = await startServerProcess(settings);

  // Another process undoes what the killed one did: its email was held, and no one is notified of the cancellation.
  const { data } = await call(undoAct, { body: { bookingId: undone }, token });
  expect(data).toMatchObject({ bookingStatus: 'SCHEDULED' });
  for (const email of ['noor@candidate.example', 'yuki@candidate.example', 'yuki.panel@guests.example']) {
    await vi.waitUntil(() => mailsTo(email).length === 1, PATIENCE);
  }
  // It is unknown whether the held ones were accepted, so they are sent again, identical.
  for (const email of ['meera@candidate.example', 'meera.panel@guests.example']) {
    await vi.waitUntil(() => mailsTo(email).length === 2, PATIENCE);
    const [first, second] = mailsTo(email);
    expect(second?.raw).toEqual(first?.raw);
  }
  expect(mailServer.received.filter(({ to }) => to.startsWith('imran'))).toEqual([]);
});
