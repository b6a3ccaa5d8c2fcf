import { register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { listDeliveries, resendMail } from '@slotwise/contract/notifications/notifications.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { queueMail } from './notifications.service.ts';
import { checkCalendarMail } from '../../../test/checkers/check-calendar-mail.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { addressAt, startTestApp, type TestUser } from '../../../test/test-app.ts';

/**
 * The outbox retries after five seconds and again after thirty, so that one more failure on a busy machine does not
 * fail the test.
 */
const PATIENCE = { timeout: 100_000, interval: 50 };
const PASSWORD = 'seven quiet lighthouses';

let mailServer = await startMailServer();
const port = Number(new URL(mailServer.url).port);
const app = await startTestApp({ config: { smtpUrl: mailServer.url } });
const { call } = app;

afterEach(() => mailServer.release());
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});

const rawMailsTo = (email: string): Buffer[] =>
  mailServer.received.filter(({ to }) => to === email).map(({ raw }) => raw);

const firstMailTo = (email: string): Promise<Buffer> =>
  vi.waitUntil(() => rawMailsTo(email)[0], PATIENCE) as Promise<Buffer>;

/** With a mail server the link is only in the sent mail. */
async function signUp(organization: string): Promise<TestUser> {
  const email = addressAt(organization);
  await call(register, { body: aRegistration({ organization, email }) });
  const { text } = await PostalMime.parse(await firstMailTo(email));
  const token = /#mode=verify&token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  await call(setPassword, { body: { token, password: PASSWORD } });
  return app.logIn(email, PASSWORD);
}

const recruiter = await signUp('Acme Hiring');
await call(createPanelist, { body: aPanelist() }, recruiter);

let meetings = 0;
/** A separate meeting for each test: another candidate, another hour. */
async function schedule(candidateEmail: string) {
  meetings += 1;
  const day = String(meetings).padStart(2, '0');
  const booking = await call(
    createBooking,
    {
      body: aBooking({
        meetingInfo: aMeeting({ startTime: `2026-12-${day}T10:00`, endTime: `2026-12-${day}T11:00` }),
        candidateDetails: aCandidate({ email: candidateEmail }),
      }),
    },
    recruiter,
  );
  return booking.bookingId ?? '';
}

async function deliveryTo(bookingId: string, email: string) {
  const { data = [] } = await call(listDeliveries, { params: { id: bookingId } }, recruiter);
  const found = data.find(({ recipientEmail }) => recipientEmail === email);
  if (!found) throw new Error(`No mail to ${email}`);
  return found;
}

const waitForState = (bookingId: string, email: string, state: string) =>
  vi.waitFor(async () => {
    const delivery = await deliveryTo(bookingId, email);
    expect(delivery.state).toBe(state);
    return delivery;
  }, PATIENCE);

const waitForAnswer = (bookingId: string, email: string, answer: RegExp) =>
  vi.waitFor(async () => {
    const delivery = await deliveryTo(bookingId, email);
    expect(delivery.answer).toMatch(answer);
    return delivery;
  }, PATIENCE);

test('shows that mail works to someone who got one through a mail server', async () => {
  const arrived = { mailWay: 'SERVER', hasReached: true };
  await vi.waitFor(
    async () => expect((await call(readMailWay, {}, recruiter)).data).toEqual(arrived),
    PATIENCE,
  );
});

describe('a scheduled meeting', () => {
  test('sends each person one valid calendar mail', async () => {
    const candidate = 'lucia.fernandez@candidate.example';
    const booking = await call(
      createBooking,
      {
        body: aBooking({
          candidateDetails: aCandidate({
            email: candidate,
            linkedIn: 'https://www.linkedin.com/in/canary-4711',
          }),
          panelists: [
            { name: 'Asha Rao', email: 'asha.rao@acme.example' },
            { name: 'Daniel Okafor', email: 'daniel@panel.example', required: false },
          ],
        }),
      },
      recruiter,
    );
    const panel = ['asha.rao@acme.example', 'daniel@panel.example', recruiter.email];
    for (const email of [candidate, ...panel]) await waitForState(booking.bookingId ?? '', email, 'SENT');

    const canaries = [...panel, 'canary-4711', '98765', booking.bookingId ?? '', 'viewmeeting'];
    const [candidateMail] = rawMailsTo(candidate);
    const forCandidate = canaries.filter((text) => text !== booking.bookingId && text !== recruiter.email);
    expect(
      await checkCalendarMail(candidateMail ?? '', { audience: 'candidate', forbid: forCandidate }),
    ).toEqual([]);
    for (const email of panel) {
      const mails = rawMailsTo(email).filter((raw) => raw.includes('text/calendar'));
      expect(mails).toHaveLength(1);
      expect(await checkCalendarMail(mails[0] ?? '', { audience: 'panel' })).toEqual([]);
    }
  });

  test('shows the recruiter the mail server’s answer to each mail', async () => {
    const bookingId = await schedule('grace.mbeki@candidate.example');
    const delivery = await waitForState(bookingId, 'grace.mbeki@candidate.example', 'SENT');
    expect(delivery).toMatchObject({
      attempts: 1,
      nextAttemptAt: null,
      kind: 'meeting-invitation-candidate',
    });
    expect(delivery.answer).toContain('Queued as 4711');
  });
});

describe('a failing mail server', () => {
  test('delays no booking while silent, and gets the mail when it answers', async () => {
    mailServer.behave('wait');
    const started = performance.now();
    const bookingId = await schedule('farah@candidate.example');
    expect(bookingId).not.toBe('');
    expect(performance.now() - started).toBeLessThan(5_000);
    await firstMailTo('farah@candidate.example');
    expect(await deliveryTo(bookingId, 'farah@candidate.example')).toMatchObject({ state: 'QUEUED' });
    mailServer.release();
    await waitForState(bookingId, 'farah@candidate.example', 'SENT');
    expect(rawMailsTo('farah@candidate.example')).toHaveLength(1);
  });

  test('gets the mail once it is back up', async () => {
    const email = 'imran@candidate.example';
    await mailServer.stop();
    const bookingId = await schedule(email);
    const waiting = await waitForAnswer(bookingId, email, /ECONNREFUSED|closed|ECONNRESET/i);
    expect(waiting).toMatchObject({ state: 'QUEUED' });
    expect(waiting.nextAttemptAt).not.toBeNull();
    const { received } = mailServer;
    mailServer = await startMailServer(port);
    mailServer.received.push(...received);
    const sent = await waitForState(bookingId, email, 'SENT');
    expect(sent.attempts).toBeGreaterThan(1);
    expect(rawMailsTo(email)).toHaveLength(1);
  });

  test('is retried after a temporary refusal, with identical bytes', async () => {
    const email = 'yuki@candidate.example';
    mailServer.behave('busy');
    const bookingId = await schedule(email);
    const waiting = await waitForAnswer(bookingId, email, /451/);
    expect(waiting).toMatchObject({ state: 'QUEUED' });
    mailServer.release();
    await waitForState(bookingId, email, 'SENT');
    const [first, second] = rawMailsTo(email);
    expect(second).toEqual(first);
  });

  test('is retried after it dropped the connection, with the same Message-ID', async () => {
    const email = 'tomas@candidate.example';
    mailServer.behave('cut-after-data');
    const bookingId = await schedule(email);
    await firstMailTo(email);
    mailServer.release();
    await waitForState(bookingId, email, 'SENT');
    const mails = rawMailsTo(email);
    expect(mails.length).toBeGreaterThan(1);
    expect(new Set(mails.map((raw) => raw.toString('latin1'))).size).toBe(1);
  });

  test.each([
    ['refuse', /554 5\.7\.1 This message is not wanted here/],
    ['refuse-recipient', /550 5\.1\.1 No such mailbox/],
  ] as const)('refuses for good (%s), which is final and shown', async (behaviour, answer) => {
    const email = `${behaviour}@candidate.example`;
    mailServer.behave(behaviour);
    const bookingId = await schedule(email);
    const delivery = await waitForState(bookingId, email, 'REFUSED');
    expect(delivery).toMatchObject({ attempts: 1, nextAttemptAt: null });
    expect(delivery.answer).toMatch(answer);
  });
});

describe('resending a mail', () => {
  test('sends the same bytes and is recorded in the meeting’s history', async () => {
    const email = 'resend@candidate.example';
    mailServer.behave('refuse');
    const bookingId = await schedule(email);
    const { mailId } = await waitForState(bookingId, email, 'REFUSED');
    mailServer.release();
    const resent = await call(resendMail, { params: { id: bookingId }, body: { mailId } }, recruiter);
    expect(resent).toMatchObject({ httpStatus: 200, data: { state: 'QUEUED' } });
    expect(await waitForState(bookingId, email, 'SENT')).toMatchObject({ attempts: 2 });
    const [refused, taken] = rawMailsTo(email);
    expect(taken).toEqual(refused);

    const tooSoon = await call(resendMail, { params: { id: bookingId }, body: { mailId } }, recruiter);
    expect(tooSoon).toMatchObject({ httpStatus: 429, code: 'RATE_LIMITED' });
    app.clock.advance({ seconds: LIMITS.resendCooldownSeconds });
    await call(resendMail, { params: { id: bookingId }, body: { mailId } }, recruiter);
    await vi.waitFor(() => expect(rawMailsTo(email)).toHaveLength(3), PATIENCE);
    const { data } = await call(getBooking, { query: { id: bookingId } }, recruiter);
    expect(data?.workFlow.map(({ step, action }) => [step, action])).toEqual([
      [1, 'CREATED'],
      [2, 'SCHEDULED'],
      [3, 'RESENT'],
      [4, 'RESENT'],
    ]);
  });

  test('restarts the attempts, however many the mail has had', async () => {
    const email = 'often@candidate.example';
    const bookingId = await schedule(email);
    const { mailId } = await waitForState(bookingId, email, 'SENT');
    await asVendor(app.context.db, toVendorId(recruiter.vendorId), (tx) =>
      tx.updateTable('mail').set({ attempts: 75 }).where('mail_id', '=', mailId).execute(),
    );
    mailServer.behave('busy');
    await call(resendMail, { params: { id: bookingId }, body: { mailId } }, recruiter);
    expect(await waitForAnswer(bookingId, email, /451/)).toMatchObject({ state: 'QUEUED', attempts: 76 });
    mailServer.release();
    await waitForState(bookingId, email, 'SENT');
  });

  test('is refused for a mail being sent', async () => {
    const email = 'patience@candidate.example';
    mailServer.behave('busy');
    const bookingId = await schedule(email);
    const { mailId } = await waitForAnswer(bookingId, email, /451/);
    const refused = await call(resendMail, { params: { id: bookingId }, body: { mailId } }, recruiter);
    expect(refused).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
  });

  test('is only for the own organization, and for mails of that meeting', async () => {
    const email = 'mine@candidate.example';
    const bookingId = await schedule(email);
    const { mailId } = await deliveryTo(bookingId, email);
    const stranger = await signUp('Globex Talent');
    const params = { id: bookingId };
    expect(await call(resendMail, { params, body: { mailId } }, stranger)).toMatchObject({ httpStatus: 404 });
    expect(await call(listDeliveries, { params }, stranger)).toMatchObject({ httpStatus: 404 });
    const elsewhere = { id: await schedule('elsewhere@candidate.example') };
    expect(await call(resendMail, { params: elsewhere, body: { mailId } }, recruiter)).toMatchObject({
      httpStatus: 404,
    });
  });
});

test('a mail with a secret link is erased once the mail server has it', async () => {
  await vi.waitFor(async () => {
    const [invitation] = await app.mailsTo('asha.rao@acme.example');
    expect(invitation).toMatchObject({ kind: 'account-invite', message: null });
  }, PATIENCE);
  expect((await firstMailTo('asha.rao@acme.example')).toString()).toContain('#mode=3Dinvite');
});

test('what a reader in another organization switched off is muted at the hand-over, and not sent later', async () => {
  const bookingId = await schedule('muted@candidate.example');
  const supplier = await signUp('Kestrel Search');
  await call(updateRecruiter, { body: { notificationPrefs: { submissions: false } } }, supplier);
  const client = toVendorId(recruiter.vendorId);
  const to = { name: supplier.displayName, address: supplier.email };
  await asVendor(app.context.db, client, (tx) =>
    queueMail(app.context, tx, {
      kind: 'submission-scheduled',
      bookingId,
      dedupeKey: 'muted-1',
      recipient: { name: to.name, email: to.address },
      readerVendorId: toVendorId(supplier.vendorId),
      message: {
        messageId: '<muted@acme.example>',
        date: app.clock.now().toISOString(),
        from: { name: 'Acme Hiring', address: 'calendar@acme.example' },
        to,
        subject: 'Declined',
        event: { what: 'Acme Hiring declined your candidate', about: '' },
        text: 'Declined',
        html: '<p>Declined</p>',
        headers: {},
      },
      secret: false,
    }),
  );
  const { mailId } = await waitForState(bookingId, supplier.email, 'MUTED');
  expect(rawMailsTo(supplier.email)).toHaveLength(1);
  expect(await call(resendMail, { params: { id: bookingId }, body: { mailId } }, recruiter)).toMatchObject({
    httpStatus: 409,
    message: ['This person gets such news in Slotwise only, not by email.'],
  });
});
