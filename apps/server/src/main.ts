import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { MigrationError } from '#db/migration-files.ts';
import { StoreError } from '#db/store-error.ts';
import { StorageError } from '#storage/storage-error.ts';

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

const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const TOO_SLOW = /timeout exceeded when trying to connect|connection timeout/i;
/** Wrong user or password, no such database (SQLSTATE 28xxx and 3D000). */
const TURNED_AWAY = /^(28\w{3}|3D000)$/;

/** Names the database without its user and password; undefined where the error is about something else. */
function databaseRefusal(error: Error, { databaseUrl }: Config): string | undefined {
  if (!databaseUrl) return undefined;
  const { hostname, port } = new URL(databaseUrl);
  const database = `The database at ${hostname}:${port || '5432'}`;
  const { code = '', syscall, hostname: sought = hostname } = error as Error & Record<string, unknown>;
  // The own HOST may be what is not found or refused.
  if (syscall === 'listen' || sought !== hostname) return undefined;
  if (UNREACHABLE.test(String(code)))
    return `${database} does not answer: ${String(code)}. Check DATABASE_URL.`;
  if (TOO_SLOW.test(error.message)) return `${database} does not answer in time. Check DATABASE_URL.`;
  if (TURNED_AWAY.test(String(code))) return `${database} refuses: ${error.message}. Check DATABASE_URL.`;
  return undefined;
}

const isMeantForOperators = (error: Error): boolean =>
  [ConfigError, StoreError, MigrationError, StorageError].some((kind) => error instanceof kind);

/** Says in plain sentences why the server did not start; only a defect shows where in the code it happened. */
function explain(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (isMeantForOperators(error)) return error.message;
  const unreachable = config && databaseRefusal(error, config);
  if (unreachable) return unreachable;
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
    const { startServer } = await import('#server.ts').catch(async (error: unknown) => {
      await opening.then((store) => store.close());
      throw error;
    });
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
