import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { flushLog } from '#lib/log.ts';
import { endByForceAfter } from '#lib/threads/end-by-force.ts';
import { explainFailure } from './main.failures.ts';

const STOP_MILLIS = 10_000;
/** So much later the process is killed, where it could not even end itself. */
const FORCE_MILLIS = 2000;
/** A reader of the log has so long for its last lines. */
const LOG_MILLIS = 1000;

async function run(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    // The embedded database starts in a thread of its own while this one loads the rest of the program. A connection to a
    // server would wait for this thread, and on a busy machine its time would be over.
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
      endByForceAfter(STOP_MILLIS + FORCE_MILLIS);
      if (err) process.stderr.write(`Slotwise stops because of a defect: ${err.stack ?? err.message}\n`);
      await stop((part) => (open = part)).finally(() => flushLog(LOG_MILLIS));
    });
  } catch (error) {
    process.stderr.write(`Slotwise did not start. ${explainFailure(error, config)}\n`);
    process.exitCode = 1;
  }
}

await run();
