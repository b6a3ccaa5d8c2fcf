import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The sources of a panelist by name, with how much of each is still to come. */
export function listSources(tx: VendorDb, panelistId: string, now: Date) {
  return tx
    .selectFrom('busy_source as source')
    .leftJoin('busy_time as busy', (join) =>
      join
        .onRef('busy.vendor_id', '=', 'source.vendor_id')
        .onRef('busy.source_id', '=', 'source.source_id')
        .on('busy.end_time', '>', now),
    )
    .select(['source.source_id', 'source.kind', 'source.name', 'source.read_at'])
    .select(({ fn }) => [
      fn.count<string>('busy.start_time').as('upcoming'),
      fn.max('busy.end_time').as('until'),
    ])
    .where('source.vendor_id', '=', tx.vendorId)
    .where('source.panelist_id', '=', panelistId)
    .groupBy(['source.source_id', 'source.kind', 'source.name', 'source.read_at'])
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.source_id')
    .execute();
}

type NewSource = { sourceId: string; panelistId: string; name: string; now: Date };

/** Makes the source, or finds the one of this name; answers its id. */
export async function upsertSource(tx: VendorDb, source: NewSource): Promise<string> {
  const { sourceId, panelistId, name, now } = source;
  const row = await tx
    .insertInto('busy_source')
    .values({
      ...{ vendor_id: tx.vendorId, source_id: sourceId, panelist_id: panelistId },
      ...{ kind: 'FILE', name, read_at: now, created_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'panelist_id', 'name']).doUpdateSet({ read_at: now }),
    )
    .returning('source_id')
    .executeTakeFirstOrThrow();
  return row.source_id;
}

type Stretches = { sourceId: string; panelistId: string; spans: { start: number; end: number }[] };

/** Puts these stretches, in milliseconds since 1970, in place of what a source said before. */
export async function replaceTimes(tx: VendorDb, { sourceId, panelistId, spans }: Stretches): Promise<void> {
  await tx
    .deleteFrom('busy_time')
    .where('vendor_id', '=', tx.vendorId)
    .where('source_id', '=', sourceId)
    .execute();
  const starts = spans.map(({ start }) => new Date(start).toISOString());
  const ends = spans.map(({ end }) => new Date(end).toISOString());
  await sql`
    insert into busy_time (vendor_id, source_id, panelist_id, start_time, end_time)
    select ${tx.vendorId}, ${sourceId}, ${panelistId}, span.start_time, span.end_time
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (start_time, end_time)
  `.execute(tx);
}

/** Its times go with it. Tells its name; undefined where the panelist has no such source. */
export function deleteSource(tx: VendorDb, panelistId: string, sourceId: string) {
  return tx
    .deleteFrom('busy_source')
    .where('vendor_id', '=', tx.vendorId)
    .where('panelist_id', '=', panelistId)
    .where('source_id', '=', sourceId)
    .returning('name')
    .executeTakeFirst();
}

/** Everything that touches the span, by its start. */
export function listTimes(tx: VendorDb, panelistIds: string[], { from, to }: { from: Date; to: Date }) {
  return tx
    .selectFrom('busy_time')
    .select(['panelist_id', 'start_time', 'end_time'])
    .where('vendor_id', '=', tx.vendorId)
    .where('panelist_id', 'in', panelistIds)
    .where('start_time', '<', to)
    .where('end_time', '>', from)
    .orderBy('start_time')
    .execute();
}
