import { once } from 'node:events';
import type pg from 'pg';
import { OpeningQuery } from '#db/connection/opening-query.ts';

/**
 * Records the statements of an organization's transactions on this pool; each transaction is a list of texts, without
 * its beginning and its end.
 */
export function recordStatements(pool: pg.Pool, vendorId: string): string[][] {
  const transactions: string[][] = [];
  let open: { isTheirs: boolean; texts: string[] } | undefined;
  const isTheirs = ({ text, values }: Pick<Statement, 'text' | 'values'>): boolean =>
    values.includes(vendorId) || text.includes(vendorId);
  const openings = new WeakMap<object, typeof open>();
  const close = (): void => {
    if (open?.isTheirs) transactions.push(open.texts);
    // What the connection is asked next, such as by the queue of jobs, is in no transaction of theirs.
    open = undefined;
  };
  watchStatements(pool, ({ text, values, query }, client) => {
    open = openings.get(client);
    if (query instanceof OpeningQuery) {
      open = { isTheirs: query.opening.some(isTheirs), texts: [text] };
      if (!query.opening.some((statement) => statement.text.startsWith('begin'))) close();
    } else if (text.startsWith('begin')) open = { isTheirs: false, texts: [] };
    else if (open && SETTINGS.test(text)) open.isTheirs ||= isTheirs({ text, values });
    else if (text === 'commit' || text === 'rollback') close();
    else open?.texts.push(text);
    openings.set(client, open);
  });
  return transactions;
}

/** What follows a beginning in statements of its own; on Citus the tenant stands in the text. */
const SETTINGS = /^set local app\.vendor_id|set_config\('(?:app\.vendor_id|citus\.)/;

type Statement = { text: string; values: unknown[]; query: unknown; answered: Promise<unknown> };

/** Calls `note` with everything that is asked over this pool, but not by the pool itself, as the queue of jobs does at any time. */
export function watchStatements(
  pool: pg.Pool,
  note: (statement: Statement, client: pg.PoolClient) => void,
): void {
  const clients = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const noted = (first: string | { text?: string; values?: unknown[] }, ...rest: unknown[]) => {
      if (typeof rest.at(-1) === 'function') return query(first, ...rest);
      const [text, values] = typeof first === 'string' ? [first, rest[0]] : [first.text ?? '', first.values];
      const said = { text, values: Array.isArray(values) ? values : [], query: first };
      if (first instanceof OpeningQuery) {
        note({ ...said, answered: once(first, 'end') }, client);
        return query(first, ...rest);
      }
      const answered = query(first, ...rest) as Promise<unknown>;
      note({ ...said, answered }, client);
      return answered;
    };
    client.query = noted as typeof client.query;
  });
}
