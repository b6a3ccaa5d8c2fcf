import type pg from 'pg';

/** Counts what this pool asks its database: `take` answers how many statements there were since the last time. */
export function countStatements(pool: pg.Pool): { take: () => number } {
  let count = 0;
  const clients = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counted = (first: string | { text?: string }, ...rest: unknown[]) => {
      const text = typeof first === 'string' ? first : (first.text ?? '');
      // What begins a transaction is several statements in one text.
      count += text.split(';').filter((part) => part.trim() !== '').length;
      return query(first, ...rest);
    };
    client.query = counted as typeof client.query;
  });
  return {
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
