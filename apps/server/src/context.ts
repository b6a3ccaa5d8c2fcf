import type { Role } from '@slotwise/contract/permissions';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { VendorId } from '#db/tenancy.ts';
import type { Jobs } from '#jobs/jobs.ts';

/** What every feature is given. Tests pass their own clock and configuration, never a stand-in for a feature. */
export type Context = {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: Logger;
  /** Whose live session a token is; undefined for none, TOKEN_EXPIRED for one that has ended. */
  readSession: (token: string) => Promise<Session | undefined>;
};

/** The one source of the present time. */
export type Clock = { now(): Date };

/** Who is calling. Everything in it comes from the session's row, nothing from the request. */
export type Session = {
  vendorId: VendorId;
  vendorName: string;
  userId: string;
  role: Role;
  displayName: string;
  email: string;
  timeZone: string;
};

/** What a call is besides its validated input. */
export type Call = {
  requestId: string;
  /** The caller's address; a proxy's word counts only where the operator trusts that proxy. */
  ip: string;
  /** The token of the session that calls; absent on public calls. */
  token?: string | undefined;
  /** The `Idempotency-Key` of a create call. */
  idempotencyKey?: string | undefined;
};
