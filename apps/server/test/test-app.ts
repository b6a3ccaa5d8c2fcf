import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createApp } from '#app.ts';
import { readConfig, type Config } from '#config.ts';
import { createLog } from '#lib/log.ts';
import { createContext, startJobs } from '#server.ts';
import { getCaller } from './caller.ts';
import { listNewcomers } from './newcomers.ts';
import { testClock } from './test-clock.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { readMails } from './test-mail.ts';

export type { Answer } from './caller.ts';
export { addressAt, type TestUser } from './newcomers.ts';
export type { TestMail } from './test-mail.ts';

/** One fifteenth of a millisecond instead of fifteen, since the tests log in a few thousand times. */
const CHEAP_PASSWORDS = { memoryCost: 64, timeCost: 1, parallelism: 1 };

type Options = { config?: Partial<Config>; database?: () => Promise<TestDatabase> };

/** The real app on a separate database, with a clock that stands still until the test moves it. */
export async function startTestApp({ config = {}, database = openTestDatabase }: Options = {}) {
  const { store, drop } = await database();
  const clock = testClock('2026-03-02T09:00:00.000Z');
  const logged: string[] = [];
  const log = createLog('debug', linesTo(logged));
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-files-'));
  const settings: Config = {
    ...readConfig({ PORT: '0', DATA_DIR: dataDir }),
    formAnswerMillis: 0,
    passwordCost: CHEAP_PASSWORDS,
    filesLeastFreeBytes: 0,
    undoSeconds: 0,
    ...config,
  };
  const context = createContext({ config: settings, clock, log }, store);
  // Maintenance would start a minute after startup, which only a slow run reaches; tests call what they need.
  context.jobs = { ...context.jobs, repeat: () => undefined };
  const app = await createApp(context);
  const stopJobs = await startJobs(context);
  await app.ready();

  const caller = getCaller(app);
  const mailsTo = (email: string) => readMails(context, email);
  const stop = async (): Promise<void> => {
    await app.close();
    await stopJobs();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, clock, context, logged, mailsTo, stop, store, ...caller, ...listNewcomers(caller, mailsTo) };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const linesTo = (lines: string[]): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
