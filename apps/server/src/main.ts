import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { flushLog } from '#lib/log.ts';
import { forceExitAfter } from '#lib/threads/end-by-force.ts';
import { explainFailure } from './main.failures.ts';

const STOP_MILLIS = 10_000;
/** How much later the process is killed if it could not end itself. */
const FORCE_MILLIS = 2000;
/** How long the log's reader has for the last lines. */
const LOG_MILLIS = 1000;

async function run(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    // The embedded database starts in its own thread while this one loads the rest of the program. A connection to a
    // server would have to wait for this thread, and could time out on a busy machine.
    const opening = config.databaseUrl ? undefined : openDatabase(config);
    opening?.catch(() => undefined);
    const { startServer } = await import('#server.ts').catch(async (error: unknown) => {
      await opening?.then((store) => store.close());
      throw error;
    });
    const { stop, address, outbox } = await startServer(config, opening);
    const mails = outbox ? `No mail server is set up, so mails stay here. Read them at ${outbox}\n` : '';
    process.stdout.write(`Slotwise is ready at ${address} (stop it with Ctrl+C).\n${mails}`);
    let open = 'everything';
    const onTimeout = (): void => {
      process.stderr.write(
        `Slotwise was ended: after ${STOP_MILLIS / 1000} seconds this was still open: ${open}.\n`,
      );
    };
    closeWithGrace({ delay: STOP_MILLIS, onTimeout, logger: false }, async ({ err }) => {
      forceExitAfter(STOP_MILLIS + FORCE_MILLIS);
      if (err) process.stderr.write(`Slotwise stops because of a defect: ${err.stack ?? err.message}\n`);
      await stop((part) => (open = part)).finally(() => flushLog(LOG_MILLIS));
    });
  } catch (error) {
    process.stderr.write(`Slotwise did not start. ${explainFailure(error, config)}\n`);
    process.exitCode = 1;
  }
}

await run();
