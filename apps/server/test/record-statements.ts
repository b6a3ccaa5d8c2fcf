import type pg from 'pg';

/**
 * Records the statements of an organisation's transactions on this pool; each transaction is a list of texts, without
 * its beginning and its end.
 */
export function recordStatements(pool: pg.Pool, vendorId: string): string[][] {
  const transactions: string[][] = [];
  const clients = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    let open: string[] | undefined;
    const note = (text: string) => {
      if (text.startsWith('begin')) open = text.includes(`app.vendor_id = '${vendorId}'`) ? [] : undefined;
      else if (/(commit|rollback)$/.test(text)) {
        transactions.push(...(open ? [open] : []));
        // What the connection is asked next, such as by the queue of jobs, is in no transaction of theirs.
        open = undefined;
      } else open?.push(text);
    };
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const noted = (first: string | { text?: string }, ...rest: unknown[]) => {
      note(typeof first === 'string' ? first : (first.text ?? ''));
      return query(first, ...rest);
    };
    client.query = noted as typeof client.query;
  });
  return transactions;
}
