/** The lower bound: node:http and one named query by primary key. Request costs are given relative to it. */
import { createServer } from 'node:http';
import { createPool } from '../../apps/server/src/db/connection/create-pool.ts';

const [, , databaseUrl, vendorId, bookingId] = process.argv;
// Row-level security also applies to the owner.
const pool = createPool({ connectionString: databaseUrl, max: 1, options: `-c app.vendor_id=${vendorId}` });

const query = {
  name: 'booking-by-key',
  text: `select booking_id, booking_status, title, candidate_name, start_time from booking
    where vendor_id = $1 and booking_id = $2`,
  values: [vendorId, bookingId],
};

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(query);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows[0]));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`);
});
