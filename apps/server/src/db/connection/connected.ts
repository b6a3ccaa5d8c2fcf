import type pg from 'pg';
import type { AccessNotices } from './access-notices.ts';

/** The database timeouts in milliseconds, and the number of connections. */
export type StoreLimits = {
  connectMillis: number;
  statementMillis: number;
  idleInTransactionMillis: number;
  poolSize: number;
};

/** A pool for either kind of database, before its first query. */
export type Connected = {
  pool: pg.Pool;
  accessNotices: AccessNotices;
  /** True while the disk is nearly full: new transactions are read-only. */
  isReadOnly: () => boolean;
  /** How many times the embedded engine flushed a file to disk; unknown for a server. */
  syncs?: () => number;
  /** Runs `work` without the embedded engine's statement timeout; on a server, the session sets its own. */
  unwatched: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
