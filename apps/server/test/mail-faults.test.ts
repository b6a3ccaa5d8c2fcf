import { once } from 'node:events';
import { createServer } from 'node:net';
import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import { requestPasswordReset } from '@slotwise/contract/auth/auth.endpoints';
import { DAY_IS_FULL } from '@slotwise/contract/notifications/mails-a-day.rules';
import {
  listDeliveries,
  listNotices,
  resendMail,
} from '@slotwise/contract/notifications/notifications.endpoints';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendDueReminders } from '#features/booking-mail/reminders/send-reminders.service.ts';
import { asDirectory } from '#db/tenancy.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { PATIENCE, startMailScene } from './mail-scene.ts';

const scene = await startMailScene('Acme Hiring');
const { app, mailServer, recruiter, mailsTo, schedule, deliveries } = scene;
const { waitForStates, waitForTries, waitForQuiet, hurry } = scene;
const { call } = app;
afterEach(async () => {
  mailServer.release();
  await waitForQuiet();
});
afterAll(scene.stop);

const asha = { name: 'Asha Rao', email: 'asha@guests.example' };
const olu = { name: 'Olu Bello', email: 'olu@guests.example' };

const cancel = (bookingId: string) => call(cancelBooking, { query: { bookingId }, body: null }, recruiter);
async function revise(bookingId: string, change: object) {
  const revised = await call(reviseBooking, { body: { bookingId, ...change } }, recruiter);
  expect(revised.httpStatus, revised.message?.join(' ')).toBe(200);
}
const subjectsTo = (email: string): (string | undefined)[] =>
  mailsTo(email).map((raw) => /^Subject: (.*)$/m.exec(raw.toString('latin1'))?.[1]?.trim());
const methodsTo = (email: string): (string | undefined)[] =>
  mailsTo(email).map((raw) => /method=(\w+)/i.exec(raw.toString('latin1'))?.[1]);
describe('while the mail server is down for hours', () => {
  test('drops what is no longer true when it is back, and sends everything else once', async () => {
    const known = await schedule();
    await waitForStates(known.bookingId, known.candidate, ['SENT']);
    await mailServer.goDown();
    const cancelled = await schedule({ panelists: [asha] });
    const moved = await schedule();
    const swapped = await schedule({ panelists: [asha] });
    const untouched = await schedule();
    await waitForTries([cancelled, moved, swapped, untouched].map(({ bookingId }) => bookingId));

    await cancel(known.bookingId);
    await cancel(cancelled.bookingId);
    await revise(moved.bookingId, {
      meetingInfo: {
        startTime: `${moved.day}T15:00`,
        endTime: `${moved.day}T16:00`,
        timeZone: 'Asia/Kolkata',
      },
    });
    await revise(swapped.bookingId, { panelists: [olu] });
    await mailServer.comeBack();

    await waitForStates(untouched.bookingId, untouched.candidate, ['SENT']);
    await waitForStates(known.bookingId, known.candidate, ['SENT', 'SENT']);
    expect(methodsTo(known.candidate)).toEqual(['REQUEST', 'CANCEL']);

    for (const email of [cancelled.candidate, asha.email, recruiter.email]) {
      const [invitation, cancellation] = await waitForStates(cancelled.bookingId, email, [
        'SUPERSEDED',
        'SUPERSEDED',
      ]);
      expect(invitation?.answer).toBe('The meeting was cancelled');
      expect(cancellation?.answer).toBe('The invitation never went out');
    }
    expect(mailsTo(cancelled.candidate)).toEqual([]);

    const [old] = await waitForStates(moved.bookingId, moved.candidate, ['SUPERSEDED', 'SENT']);
    expect(old?.answer).toBe('The meeting was moved');
    expect(methodsTo(moved.candidate)).toEqual(['REQUEST']);

    const [never] = await waitForStates(swapped.bookingId, asha.email, ['SUPERSEDED', 'SUPERSEDED']);
    expect(never?.answer).toBe('No longer on the meeting');
    await waitForStates(swapped.bookingId, olu.email, ['SENT']);
    await waitForStates(swapped.bookingId, swapped.candidate, ['SENT']);
    // The person who was removed again never got anything about these meetings.
    expect(mailsTo(asha.email)).toEqual([]);
    expect(mailsTo(untouched.candidate)).toHaveLength(1);

    const [{ mailId } = { mailId: '' }] = await deliveries(cancelled.bookingId);
    const again = await call(
      resendMail,
      { params: { id: cancelled.bookingId }, body: { mailId } },
      recruiter,
    );
    expect(again).toMatchObject({
      httpStatus: 409,
      message: ['This email is out of date. The meeting was cancelled.'],
    });
  });

  test('sends no reminder for a meeting that was moved meanwhile', async () => {
    const { bookingId, candidate, day } = await schedule();
    await waitForStates(bookingId, candidate, ['SENT']);
    const present = app.clock.now();
    await mailServer.goDown();
    app.clock.set(`${day}T03:30:00.000Z`);
    await sendDueReminders(app.context);
    app.clock.set(present.toISOString());
    await waitForTries([bookingId]);
    const later = { startTime: `${day}T18:00`, endTime: `${day}T19:00`, timeZone: 'Asia/Kolkata' };
    await revise(bookingId, { meetingInfo: later });
    await mailServer.comeBack();
    await waitForStates(bookingId, candidate, ['SENT', 'SENT', 'SUPERSEDED']);
    expect(methodsTo(candidate)).toEqual(['REQUEST', 'REQUEST']);
    const { data = [] } = await call(listReminders, { params: { id: bookingId } }, recruiter);
    const reminded = data.filter(({ kind, cause }) => kind === 'HOUR_BEFORE' && cause !== '');
    expect(new Set(reminded.map(({ state, cause }) => `${state}: ${cause}`))).toEqual(
      new Set(['CANCELLED: The meeting was moved']),
    );
  });
});

describe('a mail server in trouble', () => {
  test('gets a meeting’s revisions in order', async () => {
    mailServer.behave('wait');
    // Two emails are held, so that the third sender is free for the next revision.
    const { bookingId, candidate } = await schedule({ panelists: [] });
    await vi.waitUntil(() => mailsTo(candidate).length === 1, PATIENCE);
    await revise(bookingId, { instructions: 'Please bring a pen.' });
    // A later email is being sent: the update had its turn, and waits.
    const other = await schedule({ panelists: [] });
    await vi.waitFor(async () => {
      const tried = (await deliveries(other.bookingId)).filter(({ attempts }) => attempts > 0);
      expect(tried.length).toBeGreaterThan(0);
    }, PATIENCE);
    const [, update] = await waitForStates(bookingId, candidate, ['QUEUED', 'QUEUED']);
    expect(update?.attempts).toBe(0);
    mailServer.release();
    await waitForStates(bookingId, candidate, ['SENT', 'SENT']);
    expect(mailsTo(candidate).map((raw) => raw.includes('Updated: interview'))).toEqual([false, true]);
  });

  test('that cut the connection after an email also gets the cancellation, since it may have forwarded the email', async () => {
    mailServer.behave('cut-after-data');
    const { bookingId, candidate } = await schedule();
    // Other connections are cut too, so the email may need another try until the server has read all of it.
    await vi.waitUntil(() => mailsTo(candidate).length > 0, PATIENCE);
    await vi.waitFor(async () => {
      const [invitation] = (await deliveries(bookingId)).filter((one) => one.recipientEmail === candidate);
      expect(invitation).toMatchObject({ answer: expect.stringMatching(/\S/) });
    }, PATIENCE);
    await cancel(bookingId);
    mailServer.release();
    await hurry();
    await waitForStates(bookingId, candidate, ['SUPERSEDED', 'SENT']);
    expect(methodsTo(candidate)[0]).toBe('REQUEST');
    expect(methodsTo(candidate).at(-1)).toBe('CANCEL');
  });

  test('that rejects one address leaves a need for the recruiter, with its words', async () => {
    mailServer.behave('refuse-recipient');
    const { bookingId, candidate } = await schedule({ panelists: [] });
    const [refused] = await waitForStates(bookingId, candidate, ['REFUSED']);
    expect(refused?.answer).toContain('550 5.1.1 No such mailbox');
    const { data = [] } = await call(listNeeds, { query: {} }, recruiter);
    const need = data.find((one) => one.kind === 'MAIL_REFUSED' && one.bookingId === bookingId);
    expect(need?.names).toContain('Meera Iyer');
  });

  test.each([
    ['greets with something else', 'Welcome to our fine mail server\r\n', /^Welcome to our fine/],
    ['greets with 421', '421 4.3.2 Shutting down\r\n', /421 4\.3\.2/],
  ])(
    'retries if the server %s, and never mentions a meeting cancelled in the meantime',
    async (_, banner, answer) => {
      await mailServer.goDown();
      const stranger = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.end(banner);
      }).listen(mailServer.port, '127.0.0.1');
      await once(stranger, 'listening');
      onTestFinished(() => void stranger.close());
      const kept = await schedule();
      const cancelled = await schedule();
      await waitForTries([kept.bookingId, cancelled.bookingId]);
      for (const mail of await deliveries(kept.bookingId)) expect(mail.answer).toMatch(answer);
      await cancel(cancelled.bookingId);
      stranger.close();
      await once(stranger, 'close');
      await mailServer.comeBack();
      await waitForStates(kept.bookingId, kept.candidate, ['SENT']);
      await waitForStates(cancelled.bookingId, cancelled.candidate, ['SUPERSEDED', 'SUPERSEDED']);
      expect(mailsTo(kept.candidate)).toHaveLength(1);
      expect(mailsTo(cancelled.candidate)).toEqual([]);
    },
  );
});

describe('an organization that has reached its daily email limit', () => {
  test('sends the rest when the day is over, and tells its administrators why', async () => {
    const { config, db } = app.context;
    const start = app.clock.now();
    const most = config.mailsPerDay;
    onTestFinished(() => {
      config.mailsPerDay = most;
      app.clock.set(start.toISOString());
    });
    // A day started by a wrong clock, a month ahead, does not count.
    const ahead = new Date(start.getTime() + 30 * DAY_MILLIS);
    await asDirectory(db, (tx) =>
      tx.updateTable('attempt').set({ window_start: ahead }).where('key', 'like', 'mails-day:%').execute(),
    );
    config.mailsPerDay = 2;
    const { bookingId } = await schedule({ panelists: [asha, olu] });
    const waiting = await vi.waitFor(async () => {
      const mails = await deliveries(bookingId);
      expect(mails.filter(({ state }) => state === 'SENT')).toHaveLength(2);
      const others = mails.filter(({ state }) => state === 'QUEUED');
      for (const { answer } of others) expect(answer).toBe(DAY_IS_FULL);
      return others;
    }, PATIENCE);
    expect(waiting.length).toBeGreaterThan(1);
    const dayEnds = Date.parse(waiting[0]?.nextAttemptAt ?? '');
    expect(dayEnds).toBeGreaterThan(start.getTime());
    expect(dayEnds).toBeLessThanOrEqual(start.getTime() + DAY_MILLIS);
    const { rows: jobs } = await app.store.pool.query<{ mailId: string; millis: number }>(
      `select data->>'mailId' as "mailId", 1000 * extract(epoch from start_after - created_on)::float8 as millis
       from pgboss.job where name = 'send-mail' and state = 'created'`,
    );
    for (const { mailId } of waiting) {
      const millis = jobs.find((job) => job.mailId === mailId)?.millis ?? 0;
      expect(Math.abs(millis - (dayEnds - start.getTime()))).toBeLessThan(60_000);
    }
    const { data: news = [] } = await call(listNotices, {}, recruiter);
    expect(news.filter(({ kind }) => kind === 'account-mails-wait')).toHaveLength(1);
    await vi.waitUntil(
      () => subjectsTo(recruiter.email).includes('Emails of your organization wait until tomorrow'),
      PATIENCE,
    );

    // A password reset is not delayed by the limit.
    await call(requestPasswordReset, { body: { email: recruiter.email } });
    await vi.waitUntil(() => mailsTo(recruiter.email).some((raw) => raw.includes('mode=3Dreset')), PATIENCE);

    app.clock.set(new Date(dayEnds).toISOString());
    const nextDay = await app.logIn(recruiter.email);
    await hurry();
    await vi.waitFor(async () => {
      const { data = [] } = await call(listDeliveries, { params: { id: bookingId } }, nextDay);
      expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['SENT']));
    }, PATIENCE);
    for (const { recipientEmail } of waiting) expect(mailsTo(recipientEmail).length).toBeGreaterThan(0);
  });
});
