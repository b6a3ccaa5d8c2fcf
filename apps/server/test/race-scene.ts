import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aJob } from '@slotwise/test-data/a-job';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { associate } from './associate.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startTestApp } from './test-app.ts';
import { openPostgresTestDatabase } from './test-database.ts';

export const PANEL = ['Asha Rao', 'Daniel Okafor', 'Hannah Weiss', 'Priya Menon'];
export const getEmail = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@acme.example`;

export type Outcome = {
  httpStatus: number;
  code?: string;
  message?: string[];
  bookingId?: string;
  url?: string;
};

type Call = { path: string; body: object; as?: string; key?: string };

/** Everything that a change to one meeting writes. */
export type Trace = {
  id: string;
  status: string;
  version: number;
  steps: number;
  mails: number;
  /** The slots it occupies, by address and start: 'asha.rao@acme.example 2027-01-04T04:30:00Z'. */
  slots: string[];
};

/** A client with a panel and a supplier of candidates on real PostgreSQL, and two server processes that share it. */
export async function startRaceScene() {
  const directory = mkdtempSync(join(tmpdir(), 'slotwise-race-'));
  const database = await openPostgresTestDatabase();
  const app = await startTestApp({ database: async () => database });
  app.clock.set(new Date().toISOString());
  const recruiter = await app.signUp('Acme Hiring');
  const supplier = await app.signUp('Northbridge Talent');
  await associate(app, recruiter, supplier);

  const addPanelist = async (name: string): Promise<string> => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const body = aPanelist({ firstName, lastName, email: getEmail(name) });
    const { panelistId, message } = await app.call(createPanelist, { body }, recruiter);
    if (!panelistId) throw new Error(`${name} was not added: ${message?.join(' ')}`);
    return panelistId;
  };
  const panelistIds: string[] = [];
  for (const name of PANEL) panelistIds.push(await addPanelist(name));
  const job = aJob({ sharedWithVendorIds: [supplier.vendorId] });
  const { jdId = '' } = await app.call(createJob, { body: job }, recruiter);

  const settings = { DATABASE_URL: database.url ?? '', DATA_DIR: directory };
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await app.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    servers.push(await startServerProcess(settings), await startServerProcess(settings));
  } catch (error) {
    await stop();
    throw error;
  }

  /** Racers with adjacent numbers use different servers. */
  const send = async (
    racer: number,
    method: 'POST' | 'PUT',
    { path, body, as, key }: Call,
  ): Promise<Outcome> => {
    const response = await fetch(`${servers[racer % servers.length]?.address}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${as ?? recruiter.token}`,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    return { ...((await response.json()) as Omit<Outcome, 'httpStatus'>), httpStatus: response.status };
  };

  /** The same, required to succeed; returns the outcome. */
  const must = async (racer: number, method: 'POST' | 'PUT', call: Call): Promise<Outcome> => {
    const outcome = await send(racer, method, call);
    if (outcome.httpStatus < 300) return outcome;
    throw new Error(`${call.path} is refused: ${outcome.code} ${outcome.message?.join(' ')}`);
  };

  const inTenant = <T>(work: (tx: VendorDb) => Promise<T>): Promise<T> =>
    asVendor(app.store.db, toVendorId(recruiter.vendorId), work);

  /** What all meetings have written so far. */
  const traces = () => inTenant(listTraces);

  return { app, recruiter, supplier, servers, panelistIds, jdId, addPanelist, send, must, traces, stop };
}

export type RaceScene = Awaited<ReturnType<typeof startRaceScene>>;

async function listTraces(tx: VendorDb): Promise<Map<string, Trace>> {
  const { rows } = await sql<Trace>`
    select booking_id as id, booking_status as status, version,
      (select count(*)::int from workflow_step s where s.vendor_id = b.vendor_id and s.booking_id = b.booking_id) as steps,
      (select count(*)::int from mail m
        where m.vendor_id = b.vendor_id and m.booking_id = b.booking_id and kind like 'meeting-%') as mails,
      array(
        select person_key || ' ' || to_char(lower(during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        from booking_slot s where s.vendor_id = b.vendor_id and s.booking_id = b.booking_id and active order by 1) as slots
    from booking b where b.vendor_id = ${tx.vendorId}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
