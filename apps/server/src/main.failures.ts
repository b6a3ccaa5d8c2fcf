import { ConfigError, type Config } from '#config.ts';
import { toStoreError } from '#db/faults/database-errors.ts';
import { MigrationError } from '#db/migration-files.ts';
import { StoreError } from '#db/faults/store-error.ts';
import { StorageError } from '#storage/storage-error.ts';

/** What the operating system refused, explained by the setting concerned. */
const REFUSALS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Set PORT to a free one.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
  EACCES: ({ port, dataDir }) => `This user may not listen on port ${port} or may not write into ${dataDir}.`,
  EROFS: ({ dataDir }) => `DATA_DIR ${dataDir} cannot be written to.`,
  ENOTDIR: ({ dataDir }) => `DATA_DIR ${dataDir} is not a folder.`,
};

const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const TOO_SLOW = /timeout exceeded when trying to connect|connection timeout/i;
/** Wrong user or password, or no such database (SQLSTATE 28xxx and 3D000). */
const TURNED_AWAY = /^(28\w{3}|3D000)$/;

const MEANT_FOR_OPERATORS = [ConfigError, StoreError, MigrationError, StorageError];

/** Explains to an operator in plain sentences why a program ended; only a defect shows its place in the code. */
export function explainFailure(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return String(error);
  const ofDatabase = config && databaseRefusal(error, config);
  if (ofDatabase) return ofDatabase;
  if (MEANT_FOR_OPERATORS.some((kind) => error instanceof kind)) return error.message;
  const refusal = 'code' in error ? REFUSALS[String(error.code)] : undefined;
  return (config && refusal?.(config)) ?? error.stack ?? error.message;
}

/** Names the database without user and password; undefined if the error is about something else. */
function databaseRefusal(error: Error, { databaseUrl }: Config): string | undefined {
  if (!databaseUrl) return undefined;
  const { hostname, port } = new URL(databaseUrl);
  const cause = error instanceof StoreError && error.cause instanceof Error ? error.cause : error;
  const { code = '', syscall, hostname: sought = hostname } = cause as Error & Record<string, unknown>;
  // It may be our own HOST that is not found or refused.
  if (syscall === 'listen' || sought !== hostname) return undefined;
  const did = whatItDid(cause, String(code));
  return did && `The database at ${hostname}:${port || '5432'} ${did}`;
}

function whatItDid(cause: Error, code: string): string | undefined {
  if (UNREACHABLE.test(code)) return `does not answer: ${code}. Check DATABASE_URL.`;
  if (TOO_SLOW.test(cause.message)) return 'does not answer in time. Check DATABASE_URL.';
  if (TURNED_AWAY.test(code)) return `refuses: ${cause.message}. Check DATABASE_URL.`;
  const isAway = toStoreError(cause)?.code === 'STORE_UNAVAILABLE';
  return isAway ? 'ended the connection. Check that it is up, then try again.' : undefined;
}
