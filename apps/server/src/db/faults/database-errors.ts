import { StoreError } from './store-error.ts';

/** A constraint that refused a statement. On Citus, the name ends with the shard's number: compare its beginning. */
export type ViolatedConstraint = { name: string; kind: 'unique' | 'exclude' | 'check' | 'foreign-key' };

const kinds: Record<string, ViolatedConstraint['kind']> = {
  '23505': 'unique',
  '23P01': 'exclude',
  '23514': 'check',
  '23503': 'foreign-key',
};

/** The constraint a database error names; undefined for every other error. */
export function violatedConstraint(error: unknown): ViolatedConstraint | undefined {
  const kind = kinds[readCode(error)];
  const name = readText(error, 'constraint') ?? CONSTRAINT.exec(readMessage(error))?.[1];
  return kind && name ? { name, kind } : undefined;
}

/** Citus forwards a node's message, but not the field that names the constraint. */
const CONSTRAINT = /constraint "([a-z0-9_]{1,63})"/;

/** True if `error` says that the constraint of this name refused a statement, on any shard. */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  const name = violatedConstraint(error)?.name;
  return (
    name === constraint || (name !== undefined && SHARD.test(name) && name.replace(SHARD, '') === constraint)
  );
}

const SHARD = /_\d+$/;

/** True if a text contains what PostgreSQL cannot store: a NUL character, or invalid UTF-8. */
export const isUnstorableText = (error: unknown): boolean => ['22021', '22P05'].includes(readCode(error));

/** True if rerunning the transaction may succeed: after a deadlock or a serialization failure. */
export const isWorthRetrying = (error: unknown): boolean => ['40P01', '40001'].includes(readCode(error));

/** The store failure behind a database error: a full disk, a timeout, an unavailable server. */
export function toStoreError(error: unknown): StoreError | undefined {
  if (error instanceof StoreError) return error;
  const code = readCode(error);
  if (FULL.includes(code)) return new StoreError('STORAGE_FULL', 'The disk of the database is full.', error);
  if (TIMEOUT.includes(code))
    return new StoreError('STATEMENT_TIMEOUT', 'The database took too long.', error);
  if (isAway(code, error))
    return new StoreError('STORE_UNAVAILABLE', 'The database cannot be reached.', error);
  return undefined;
}

/** True if a write was refused because its transaction is read-only. */
export const isRefusedWrite = (error: unknown): boolean =>
  readCode(error instanceof StoreError ? error.cause : error) === READ_ONLY;

const READ_ONLY = '25006';
/** Disk full, and the read-only transactions of a nearly full one. */
const FULL = ['53100', READ_ONLY];
/** Statement cancelled, lock not available in time, transaction left idle. */
const TIMEOUT = ['57014', '55P03', '25P03'];
/** Connection failures, shutdowns, too many connections; then the operating system's errors. */
const AWAY =
  /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOENT)$/;
/** `pg` reports these two without a code. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|already been released|Cannot use a pool after/;

const isAway = (code: string, error: unknown): boolean =>
  AWAY.test(code) || (code === '' && error instanceof Error && AWAY_WORDS.test(error.message));

const readMessage = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 1_000) : '');

const readCode = (error: unknown): string => readText(error, 'code') ?? '';

function readText(error: unknown, key: 'code' | 'constraint'): string | undefined {
  if (!(error instanceof Error) || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}
