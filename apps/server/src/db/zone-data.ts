import type pg from 'pg';
import type { Store } from './store.ts';

/** The server's zone data: from `start` until `end`, a zone is `seconds` ahead of UTC. */
export type ExpectedOffset = { zone: string; start: string; end: string; seconds: number };

/** Where the database's zone data first differs; `database` is null for an unknown zone. */
export type ZoneDifference = { zone: string; at: string; server: number; database: number | null };

/** Compares the server's zone data with the database's. The latter never formats anything. */
export type ZoneData = {
  /** Compares every week of each span, more closely if something differs; returns the first difference of each zone. */
  compare(expected: ExpectedOffset[]): Promise<ZoneDifference[]>;
  /** The latest result; empty until a comparison was made. */
  differences(): readonly ZoneDifference[];
};

export function createZoneData(store: Pick<Store, 'kind' | 'pool'>): ZoneData {
  let found: readonly ZoneDifference[] = [];
  return {
    compare: async (expected) => {
      const differences = await withConnection(store, (client) => compareOn(client, expected));
      found = differences;
      return differences;
    },
    differences: () => found,
  };
}

/**
 * A backend caches every zone it has looked up, about 70 MB for all of them, so a server's connection is closed
 * afterwards. The embedded engine has only one; there it is 10 MB.
 */
async function withConnection<T>(
  { kind, pool }: Pick<Store, 'kind' | 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release(kind === 'postgresql');
  }
}

const WEEK_MILLIS = 7 * 86_400_000;

async function compareOn(client: pg.PoolClient, expected: ExpectedOffset[]): Promise<ZoneDifference[]> {
  const { rows } = await client.query<{ name: string }>('select name from pg_timezone_names');
  const names = new Set(rows.map(({ name }) => name));
  const comparable = expected.filter(({ zone }) => names.has(zone));
  const weekly = await firstDifferences(client, comparable, '168 hours');
  const exact = await firstDifferences(client, weekBefore(comparable, weekly), '15 minutes');
  const unknown = new Map(expected.filter(({ zone }) => !names.has(zone)).map((one) => [one.zone, one]));
  const missing = [...unknown.values()].map(({ zone, start, seconds }) => ({
    zone,
    at: start,
    server: seconds,
    database: null,
  }));
  return [...exact, ...missing].toSorted((one, other) => (one.zone < other.zone ? -1 : 1));
}

/** The expected offsets of each zone in the week that ends where the difference was found. */
function weekBefore(expected: ExpectedOffset[], seen: ZoneDifference[]): ExpectedOffset[] {
  const seenAt = new Map(seen.map(({ zone, at }) => [zone, Date.parse(at)]));
  return expected.flatMap((stretch) => {
    const at = seenAt.get(stretch.zone);
    if (at === undefined) return [];
    const start = Math.max(Date.parse(stretch.start), at - WEEK_MILLIS);
    const end = Math.min(Date.parse(stretch.end), at + 1000);
    if (start >= end) return [];
    return [{ ...stretch, start: new Date(start).toISOString(), end: new Date(end).toISOString() }];
  });
}

async function firstDifferences(
  client: pg.PoolClient,
  expected: ExpectedOffset[],
  step: string,
): Promise<ZoneDifference[]> {
  if (expected.length === 0) return [];
  const { rows } = await client.query<{ zone: string; at: Date; server: number; database: number }>(
    FIRST_DIFFERENCES,
    [
      expected.map(({ zone }) => zone),
      expected.map(({ start }) => start),
      expected.map(({ end }) => end),
      expected.map(({ seconds }) => seconds),
      step,
    ],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

const FIRST_DIFFERENCES = `
  select distinct on (zone) zone, at, server, database
  from (
    select zone, at, server,
      extract(epoch from (at at time zone zone) - (at at time zone 'UTC'))::integer as database
    from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::integer[])
      as stretch (zone, starts, ends, server)
    cross join lateral (
      select generate_series(starts, ends - interval '1 second', $5::interval) as at
      union all
      select ends - interval '1 second'
    ) as sample
  ) as compared
  where database <> server
  order by zone, at`;
