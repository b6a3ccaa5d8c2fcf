import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { explainFailure } from './main.failures.ts';

const STOP_MILLIS = 15_000;

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
    closeWithGrace({ delay: STOP_MILLIS, logger: false }, async ({ err }) => {
      if (err) process.stderr.write(`Slotwise stops because of a defect: ${err.stack ?? err.message}\n`);
      await stop();
    });
  } catch (error) {
    process.stderr.write(`Slotwise did not start. ${explainFailure(error, config)}\n`);
    process.exitCode = 1;
  }
}

await run();
