/** Creates many organizations with bookings in one database, for `scale.mjs`. */
import { tmpdir } from 'node:os';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { openTenant, seedOne } from '../../apps/server/test/seeded-organization.ts';

const LARGE = { giant: 300_000, large: 100_000, middle: 10_000 };
const SMALL_ORGANIZATIONS = 2000;
const SMALL_BOOKINGS = 295;

/**
 * Creates the organizations if there are none. Returns a session of each large one's administrator, and the ids it asks
 * about.
 */
export async function seedOrganizations(url, size) {
  const store = await openDatabase({ databaseUrl: url, dataDir: tmpdir(), poolSize: 2 });
  try {
    const { rows } = await store.pool.query(
      "select count(*)::int as n from account where email like 'ananya@%'",
    );
    if (rows[0].n === 0) await seedAll(store.pool, size);
    const tenants = {};
    for (const name of Object.keys(LARGE)) tenants[name] = await openTenant(store.pool, name);
    return tenants;
  } finally {
    await store.close();
  }
}

async function seedAll(pool, size) {
  const small = Math.max(20, Math.round(SMALL_ORGANIZATIONS * size));
  const began = performance.now();
  for (const [name, count] of Object.entries(LARGE))
    await seedOne(pool, { name, count: Math.max(200, Math.round(count * size)) });
  for (let n = 1; n <= small; n += 1) await seedOne(pool, { name: `small${n}`, count: SMALL_BOOKINGS });
  await pool.query('set statement_timeout = 0');
  // As after a night of autovacuum.
  await pool.query('vacuum analyze');
  await pool.query('reset statement_timeout');
  console.info(`seeded ${3 + small} organizations in ${seconds(began)} s`);
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(0);
}
