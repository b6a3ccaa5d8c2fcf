import type { Store } from './store.ts';

/** Vacuums the embedded database, which has no autovacuum, table by table so that requests can run in between. */
export async function vacuumEmbedded({ kind, pool }: Store): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
