import { sql } from 'kysely';
import type { BusySourceKind } from '@slotwise/contract/availability/busy-sources.schema';
import { asJson } from '#db/json-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { MOST_BUSY_TIMES } from '#engines/scheduling/scheduling-request.ts';

const SOURCE_COLUMNS = [
  'source.source_id',
  'source.kind',
  'source.name',
  'source.host',
  'source.read_at',
  'source.error',
  'source.next_read_at',
] as const;

const selectSources = (tx: VendorDb, panelistId: string, now: Date) =>
  tx
    .selectOwn('busy_source as source', { panelist_id: panelistId })
    .leftJoin('busy_time as busy', (join) =>
      sameVendor(join, 'busy.source_id', 'source.source_id').on('busy.end_time', '>', now),
    )
    .select(SOURCE_COLUMNS)
    .select(({ fn }) => [
      fn.count<string>('busy.start_time').as('upcoming'),
      fn.max('busy.end_time').as('until'),
    ])
    .groupBy(SOURCE_COLUMNS);

/** A panelist's sources by name, with how many of their busy times are still to come. */
export const listSources = (tx: VendorDb, panelistId: string, now: Date) =>
  selectSources(tx, panelistId, now)
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.source_id')
    .execute();

export const findSource = (tx: VendorDb, panelistId: string, sourceId: string, now: Date) =>
  selectSources(tx, panelistId, now).where('source.source_id', '=', sourceId).executeTakeFirst();

export type NewSource = {
  sourceId: string;
  panelistId: string;
  kind: BusySourceKind;
  name: string;
  now: Date;
  /** Where it is read from, and its sealed credentials; none for a file. */
  access?: Buffer;
  host?: string;
  validator?: string;
  nextReadAt?: Date;
};

/** Creates the source, or replaces how the one with this name is read. */
export async function saveSource(tx: VendorDb, source: NewSource): Promise<void> {
  const { sourceId, panelistId, kind, name, now, access, host = '', validator = '', nextReadAt } = source;
  const reading = {
    access: access ?? null,
    host,
    validator,
    read_at: now,
    next_read_at: nextReadAt ?? null,
    error: '',
    failures: 0,
    leased_until: null,
  };
  await tx
    .insertOwn('busy_source', {
      source_id: sourceId,
      panelist_id: panelistId,
      kind,
      name,
      created_at: now,
      ...reading,
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'panelist_id', 'name']).doUpdateSet(reading))
    .execute();
}

type Stretches = { sourceId: string; spans: { start: number; end: number }[] };

/** Replaces a source's times with these spans, in milliseconds since 1970. */
export async function replaceTimes(tx: VendorDb, { sourceId, spans }: Stretches): Promise<void> {
  await tx.deleteOwn('busy_time', { source_id: sourceId }).execute();
  const starts = spans.map(({ start }) => new Date(start).toISOString());
  const ends = spans.map(({ end }) => new Date(end).toISOString());
  await sql`
    insert into busy_time (vendor_id, source_id, panelist_id, start_time, end_time)
    select source.vendor_id, source.source_id, source.panelist_id, span.start_time, span.end_time
    from busy_source as source
    cross join unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (start_time, end_time)
    where source.vendor_id = ${tx.vendorId} and source.source_id = ${sourceId}
  `.execute(tx);
}

/** Its times are deleted too. Returns its name; undefined if the panelist has no such source. */
export const deleteSource = (tx: VendorDb, panelistId: string, sourceId: string) =>
  tx
    .deleteOwn('busy_source', { panelist_id: panelistId, source_id: sourceId })
    .returning('name')
    .executeTakeFirst();

/** The busy times elsewhere of these panelists in the span; one more than a question accepts if there are too many. */
export const listBusyTimes = (tx: VendorDb, panelistIds: string[], { from, to }: { from: Date; to: Date }) =>
  asJson(
    tx
      .selectOwn('busy_time')
      .select(['panelist_id as panelistId', 'start_time as start', 'end_time as end'])
      .where('panelist_id', '=', sql<string>`any(${panelistIds}::uuid[])`)
      .where('start_time', '<', to)
      .where('end_time', '>', from)
      .orderBy('start_time')
      .limit(MOST_BUSY_TIMES + 1),
    { start: true, end: true },
  );
