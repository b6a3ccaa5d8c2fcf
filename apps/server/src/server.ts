import { whyUntrue } from '#features/booking-mail/mail-truth.service.ts';
import type { FastifyInstance } from 'fastify';
import { ADDRESS_LISTENERS, BOOKING_LISTENERS, createApp } from '#app.ts';
import type { Config } from '#config.ts';
import { listPlainLinks } from '#config.plain-links.ts';
import type { Clock, Context } from '#context.ts';
import { openDatabase } from '#db/database.ts';
import type { Store } from '#db/store.ts';
import { createZoneData } from '#db/zone-data.ts';
import { createFileChecks } from '#engines/file-checks/file-checks.ts';
import { createJobFileReader } from '#engines/resume-reader/job-file-reader.ts';
import { createQuestionThreads } from '#engines/question-threads/question-threads.ts';
import { findSessions } from '#features/auth/auth.service.ts';
import { countMail } from '#features/auth/limits.service.ts';
import { registerMailboxJobs } from '#features/responses/mailbox/mailbox.jobs.ts';
import { readCandidateLink } from '#features/self-scheduling/candidate-links.service.ts';
import { registerDeepgazeJobs } from '#features/deepgaze/deepgaze.jobs.ts';
import { registerFileJobs } from '#features/files/files.jobs.ts';
import { registerKeyJobs } from '#features/keys/keys.jobs.ts';
import { registerMailJobs } from '#features/notifications/notifications.jobs.ts';
import { outboxAddress } from '#features/notifications/outbox.service.ts';
import { registerWebhookJobs } from '#features/webhooks/send-webhooks.jobs.ts';
import { createJobs } from '#jobs/jobs.ts';
import { createLog } from '#lib/log.ts';
import { createMailbox } from '#lib/clients/mailbox.ts';
import { mustEncrypt } from '#lib/settings/must-encrypt.ts';
import { shareAnswers } from '#lib/turns/share-answers.ts';
import { createVirusScanner } from '#lib/clients/virus-scanner.ts';
import { createFileStore } from '#storage/file-store.ts';
import { createVault } from '#storage/vault.ts';
import { readPanelLink } from '#features/bookings/links/panel-links.service.ts';
import { registerUpkeep } from './server.upkeep.ts';

const systemClock: Clock = { now: () => new Date() };

export function createContext(parts: Pick<Context, 'config' | 'clock' | 'log'>, store: Store): Context {
  const { config, clock } = parts;
  const files = createFileStore(config, () => clock.now());
  const context: Context = {
    ...parts,
    db: store.db,
    bookingListeners: BOOKING_LISTENERS,
    addressListeners: ADDRESS_LISTENERS,
    whyUntrue,
    countMail: (tx) => countMail(parts, tx),
    jobs: createJobs(store, parts.log),
    files,
    vault: createVault(files.keys),
    zoneData: createZoneData(store),
    mailbox:
      config.mailbox &&
      createMailbox(config.mailbox, () => clock.now(), {
        mustEncrypt: mustEncrypt(config, config.mailbox.host),
      }),
    questionThreads: createQuestionThreads({ threads: config.deepgazeQuestionThreads }),
    fileReader: createJobFileReader(),
    fileChecks: createFileChecks({
      onDefect: (err) => parts.log.error({ err }, 'a file was refused: it could not be checked'),
    }),
    scanVirus: config.clamav && createVirusScanner(config.clamav),
    // A page sends many requests at once; each still gets a session looked up after it arrived.
    readSession: shareAnswers(findSessions({ db: store.db, clock })),
    readPanelLink: (token, ip) => readPanelLink(context, token, ip),
    readCandidateLink: (token, ip) => readCandidateLink(context, token, ip),
  };
  return context;
}

/** Declares and starts every job; returns a function that stops them. */
export async function startJobs(context: Context): Promise<() => Promise<void>> {
  registerUpkeep(context);
  await registerFileJobs(context);
  registerKeyJobs(context);
  registerMailboxJobs(context);
  const stopDeepgaze = await registerDeepgazeJobs(context);
  const stopWebhooks = registerWebhookJobs(context);
  const mail = await registerMailJobs(context);
  await context.jobs.start();
  await mail.resume();
  return async () => {
    await context.jobs.stop();
    await stopDeepgaze();
    await context.questionThreads.stop();
    await context.fileReader.stop();
    await context.fileChecks.stop();
    await stopWebhooks();
    mail.close();
  };
}

/** A running server, with its public address, and the one that opens the outbox, if any. */
export type RunningServer = {
  app: FastifyInstance;
  address: string;
  outbox: string | undefined;
  /** Stops the parts one after another, reporting each beforehand. */
  stop: (onPart?: (part: string) => void) => Promise<void>;
};

/** Starts the jobs on a store that is being opened, and listens. Closes what was opened on failure. */
export async function startServer(
  config: Config,
  opening: Promise<Store> = openDatabase(config),
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  for (const message of listPlainLinks(config)) log.warn({ setting: message.split(' ', 1)[0] }, message);
  const store = await opening;
  try {
    const context = createContext({ config, clock: systemClock, log }, store);
    await context.files.prepare();
    const app = await createApp(context);
    const stopJobs = await startJobs(context);
    const stop: RunningServer['stop'] = async (onPart) => {
      onPart?.('requests');
      await app.close();
      onPart?.('jobs and threads');
      await stopJobs();
      onPart?.('database');
      await store.close();
    };
    try {
      const listening = await app.listen({ host: config.host, port: config.port });
      const address = config.port === 0 ? listening : config.publicUrl;
      return { app, address, outbox: await outboxAddress(context, address), stop };
    } catch (error) {
      await stopJobs();
      throw error;
    }
  } catch (error) {
    await store.close();
    throw error;
  }
}
