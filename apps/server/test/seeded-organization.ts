import type pg from 'pg';
import { DAY_MILLIS } from '#lib/durations.ts';
import { hashToken, newToken } from '#lib/secrets/token.ts';
import { seedTenant } from './seed-bookings.ts';

type Filled = { name: string } & Omit<Parameters<typeof seedTenant>[1], 'vendorId' | 'userId' | 'domain'>;
type Opened = { token: string; values: Record<string, string> };

/** One of many organizations, with addresses at `<name>.example`. */
export async function seedOne(pool: pg.Pool, { name, ...size }: Filled): Promise<void> {
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
  await seedTenant(pool, { ...size, vendorId, userId, domain });
}

/** A session of its administrator, and the values that `MOST_USED_READS` refers to. */
export async function openTenant(pool: pg.Pool, name: string, now = new Date()): Promise<Opened> {
  const email = `ananya@${name}.example`;
  const { rows } = await pool.query<{ vendor: string; user: string }>(
    'select vendor_id as "vendor", user_id as "user" from account where email = $1',
    [email],
  );
  const { vendor = '', user = '' } = rows[0] ?? {};
  const token = newToken('session');
  await pool.query(
    `insert into session (token_hash, vendor_id, user_id, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $4::timestamptz + interval '11 hours')`,
    [hashToken(token), vendor, user, now],
  );
  const client = await pool.connect();
  await client.query(`begin; set local app.vendor_id = '${vendor}'`);
  const booking = (
    await client.query<{ id: string; seated: string }>(
      `select booking_id as id, min(email) as seated from booking join booking_person using (vendor_id, booking_id)
       where booking_status = 'SCHEDULED' and role = 'PANELIST' group by booking_id limit 1`,
    )
  ).rows[0];
  await client.query('commit');
  client.release();
  const day = (days: number) => new Date(now.getTime() + days * DAY_MILLIS).toISOString();
  return {
    token,
    values: {
      booking: booking?.id ?? '',
      seated: booking?.seated ?? '',
      vendor,
      user,
      caller: email,
      panelist: `panelist9@${name}.example`,
      monday: day(-3),
      sunday: day(4),
      day: day(0).slice(0, 10),
    },
  };
}
