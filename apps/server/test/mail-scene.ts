import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { aBooking, aCandidate, aMeeting } from '@slotwise/test-data/a-booking';
import PostalMime from 'postal-mime';
import { expect, vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { enqueueAttempt } from '#features/notifications/notifications.service.ts';
import { startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts';
import { listNewcomers } from './newcomers.ts';
import { startTestApp } from './test-app.ts';

/** Longer than a busy machine needs for one email. */
export const PATIENCE = { timeout: 100_000, interval: 50 };

/** An organization whose emails are really sent, to a mail server that can be stopped and restarted. */
export async function startMailScene(organization: string, undoSeconds = 0) {
  let server: MailServer = await startMailServer();
  const earlier: ReceivedMail[] = [];
  const port = Number(new URL(server.url).port);
  const app = await startTestApp({ config: { smtpUrl: server.url, undoSeconds } });

  const mailServer = {
    port,
    behave: (behaviour: Parameters<MailServer['behave']>[0]) => server.behave(behaviour),
    release: () => server.release(),
    goDown: async () => {
      earlier.push(...server.received.splice(0));
      await server.stop();
    },
    /** Restarts the server and retries every waiting email at once, without the pauses between tries. */
    comeBack: async () => {
      server = await startMailServer(port);
      await hurry();
    },
  };
  const mailsTo = (email: string): Buffer[] =>
    [...earlier, ...server.received].filter(({ to }) => to === email).map(({ raw }) => raw);

  // A secret email is read where it arrives, since the server deletes its text after sending.
  const readArrived = async (email: string) => {
    await vi.waitUntil(() => mailsTo(email).length > 0, PATIENCE);
    const mails = await Promise.all(mailsTo(email).map((raw) => PostalMime.parse(raw)));
    return mails.map(({ text = '' }) => ({ text }));
  };
  const { accept, signUp } = listNewcomers(app, readArrived);
  const recruiter = await signUp(organization);

  let meetings = 0;
  /** A new meeting with a new candidate; returns both. */
  const schedule = async (overrides: Partial<NewBooking> = {}) => {
    meetings += 1;
    const candidate = `candidate${meetings}@candidate.example`;
    const day = new Date(Date.UTC(2026, 11, meetings)).toISOString().slice(0, 10);
    const body = aBooking({
      meetingInfo: aMeeting({ startTime: `${day}T10:00`, endTime: `${day}T11:00` }),
      candidateDetails: aCandidate({ email: candidate }),
      ...overrides,
    });
    const { bookingId, message } = await app.call(createBooking, { body }, recruiter);
    if (!bookingId) throw new Error(`Not scheduled: ${message?.join(' ')}`);
    return { bookingId, candidate, day };
  };

  const deliveries = async (bookingId: string): Promise<Delivery[]> =>
    (await app.call(listDeliveries, { params: { id: bookingId } }, recruiter)).data ?? [];

  /** Waits until the emails to someone about a meeting are in these states, in writing order. */
  const waitForStates = (bookingId: string, to: string, states: Delivery['state'][]) =>
    vi.waitFor(async () => {
      const mails = (await deliveries(bookingId)).filter(({ recipientEmail }) => recipientEmail === to);
      expect(mails.map(({ state }) => state)).toEqual(states);
      return mails;
    }, PATIENCE);

  /** Waits until each email about these meetings was tried without success. */
  const waitForTries = (bookingIds: string[]) =>
    vi.waitFor(async () => {
      for (const id of bookingIds) {
        for (const { attempts, answer } of await deliveries(id)) {
          expect(attempts).toBeGreaterThan(0);
          expect(answer).not.toBe('');
        }
      }
    }, PATIENCE);

  const vendorId = toVendorId(recruiter.vendorId);
  const listWaiting = () =>
    asVendor(app.context.db, vendorId, (tx) =>
      tx.selectFrom('mail').select(['mail_id', 'attempts']).where('state', '=', 'QUEUED').execute(),
    );

  /** Retries every waiting email now, as a restarted server does. */
  const hurry = async (): Promise<void> => {
    for (const { mail_id: mailId, attempts } of await listWaiting()) {
      const job = { vendorId, mailId, attempt: attempts + 1 };
      await asVendor(app.context.db, vendorId, (tx) => enqueueAttempt(app.context, tx, job));
    }
  };

  /** Waits until no email is waiting, so that the next one has the senders to itself. */
  const waitForQuiet = async (): Promise<void> => {
    await hurry();
    await vi.waitFor(async () => expect(await listWaiting()).toEqual([]), PATIENCE);
  };

  const stop = async (): Promise<void> => {
    await app.stop();
    await server.stop();
  };
  return {
    app: { ...app, accept },
    mailServer,
    recruiter,
    mailsTo,
    schedule,
    deliveries,
    waitForStates,
    waitForTries,
    waitForQuiet,
    hurry,
    stop,
  };
}
