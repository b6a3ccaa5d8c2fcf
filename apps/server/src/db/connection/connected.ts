import type pg from 'pg';
import type { AccessNotices } from './access-notices.ts';

/** How long the database may take, in milliseconds, and how many connections are kept. */
export type StoreLimits = {
  connectMillis: number;
  statementMillis: number;
  idleInTransactionMillis: number;
  poolSize: number;
};

/** A pool to either kind of database, before anything was asked of it. */
export type Connected = {
  pool: pg.Pool;
  accessNotices: AccessNotices;
  /** True while the disk is nearly full: transactions then begin read-only. */
  isReadOnly: () => boolean;
  /** How many times the embedded engine flushed a file to the disk; not known of a server. */
  syncs?: () => number;
  /** Runs `work` without the embedded engine's limit on statements; a server's is set by the session itself. */
  unwatched: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
