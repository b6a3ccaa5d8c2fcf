/** Many organizations and their bookings in one database, for `scale.mjs`. */
import { tmpdir } from 'node:os';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { hashToken, newToken } from '../apps/server/src/lib/secrets/token.ts';
import { seedTenant } from './bookings-seed.mjs';

const LARGE = { giant: 300_000, large: 100_000, middle: 10_000 };
const SMALL_ORGANIZATIONS = 2000;
const SMALL_BOOKINGS = 295;

/** Makes the organizations where there are none. Answers a session of each large one's administrator, and of what it asks. */
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
    await seedOne(pool, name, Math.max(200, Math.round(count * size)));
  for (let n = 1; n <= small; n += 1) await seedOne(pool, `small${n}`, SMALL_BOOKINGS);
  await pool.query('set statement_timeout = 0');
  // As it is after a night, when the database has looked after its tables itself.
  await pool.query('vacuum analyze');
  await pool.query('reset statement_timeout');
  console.info(`seeded ${3 + small} organizations in ${seconds(began)} s`);
}

async function seedOne(pool, name, count) {
  const [vendorId, userId] = [crypto.randomUUID(), crypto.randomUUID()];
  const domain = `${name}.example`;
  const client = await pool.connect();
  try {
    await client.query(`begin; set local app.vendor_id = '${vendorId}'`);
    await client.query(
      `insert into vendor (vendor_id, vendor_name, vendor_status, time_zone, created_at)
       values ($1, $2, 'ACTIVE', 'Asia/Kolkata', now())`,
      [vendorId, name],
    );
    await client.query(
      `insert into recruiter (vendor_id, user_id, first_name, last_name, display_name, email, designation, location, phone,
         phone_country, role, account_status, password_hash, time_zone, created_at)
       values ($1, $2, 'Ananya', 'Iyer', 'Ananya Iyer', $3, '', '', '', 'IN', 'ADMIN', 'ACTIVE', '', 'Asia/Kolkata', now())`,
      [vendorId, userId, `ananya@${domain}`],
    );
    await client.query('insert into account (email, vendor_id, user_id) values ($1, $2, $3)', [
      `ananya@${domain}`,
      vendorId,
      userId,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
  await seedTenant(pool, { vendorId, userId, count, domain });
}

async function openTenant(pool, name) {
  const email = `ananya@${name}.example`;
  const { rows } = await pool.query('select vendor_id, user_id from account where email = $1', [email]);
  const { vendor_id: vendor, user_id: user } = rows[0];
  const token = newToken('session');
  await pool.query(
    `insert into session (token_hash, vendor_id, user_id, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, now(), now(), now() + interval '11 hours')`,
    [hashToken(token), vendor, user],
  );
  const client = await pool.connect();
  await client.query(`begin; set local app.vendor_id = '${vendor}'`);
  const [booking] = (
    await client.query(
      `select booking_id as id, min(email) as seated from booking join booking_person using (vendor_id, booking_id)
       where booking_status = 'SCHEDULED' and role = 'PANELIST' group by booking_id limit 1`,
    )
  ).rows;
  await client.query('commit');
  client.release();
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString();
  return {
    token,
    values: {
      booking: booking.id,
      seated: booking.seated,
      vendor,
      user,
      caller: email,
      panelist: `panelist9@${name}.example`,
      monday: day(-3),
      sunday: day(4),
    },
  };
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(0);
}
