import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { MigrationError } from '#db/migration-files.ts';
import { StoreError } from '#db/store-error.ts';

const STOP_MILLIS = 15_000;

/** What the operating system refused, in words of the settings that ask for it. */
const REFUSALS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Set PORT to a free one.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
  EACCES: ({ port, dataDir }) => `This user may not listen on port ${port} or may not write into ${dataDir}.`,
  EROFS: ({ dataDir }) => `DATA_DIR ${dataDir} cannot be written to.`,
  ENOTDIR: ({ dataDir }) => `DATA_DIR ${dataDir} is not a folder.`,
};

const isMeantForOperators = (error: Error): boolean =>
  error instanceof ConfigError || error instanceof StoreError || error instanceof MigrationError;

/** Says in plain sentences why the server did not start; only a defect shows where in the code it happened. */
function explain(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (isMeantForOperators(error)) return error.message;
  const refusal = 'code' in error ? REFUSALS[String(error.code)] : undefined;
  return (config && refusal?.(config)) ?? error.stack ?? error.message;
}

async function run(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    // The database starts in a thread of its own while this one loads the rest of the program.
    const opening = openDatabase(config);
    opening.catch(() => undefined);
    const { startServer } = await import('#server.ts');
    const { stop, address } = await startServer(config, opening);
    process.stdout.write(`Slotwise is ready at ${address} (stop it with Ctrl+C).\n`);
    closeWithGrace({ delay: STOP_MILLIS, logger: false }, async ({ err }) => {
      if (err) process.stderr.write(`Slotwise stops because of a defect: ${err.stack ?? err.message}\n`);
      await stop();
    });
  } catch (error) {
    process.stderr.write(`Slotwise did not start. ${explain(error, config)}\n`);
    process.exitCode = 1;
  }
}

await run();
