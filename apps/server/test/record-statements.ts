import { once } from 'node:events';
import type pg from 'pg';
import { OpeningQuery } from '#db/connection/opening-query.ts';

/**
 * Records the statements of an organization's transactions on this pool; each transaction is a list of texts, without
 * its start and end.
 */
export function recordStatements(pool: pg.Pool, vendorId: string): string[][] {
  const transactions: string[][] = [];
  let open: { isTheirs: boolean; texts: string[] } | undefined;
  const isTheirs = ({ text, values }: Pick<Statement, 'text' | 'values'>): boolean =>
    values.includes(vendorId) || text.includes(vendorId);
  const openings = new WeakMap<object, typeof open>();
  const close = (): void => {
    if (open?.isTheirs) transactions.push(open.texts);
    // What the connection is asked next, such as by the job queue, is not part of their transactions.
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

/** Separate statements after the start of a transaction; on Citus, the tenant is in the text. */
const SETTINGS = /^set local app\.vendor_id|set_config\('(?:app\.vendor_id|citus\.)/;

type Statement = { text: string; values: unknown[]; query: unknown; answered: Promise<unknown> };

/** Calls `note` with every statement on this pool, except those on the pool itself, as the job queue sends at any time. */
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
