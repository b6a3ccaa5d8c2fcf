import type { Writable } from 'node:stream';
import type { CompiledQuery, DatabaseConnection, QueryResult, RootOperationNode } from 'kysely';
import type pg from 'pg';
import { OpeningQuery, type Beginning, type NamedStatement, type Start } from './opening-query.ts';

/** A connection while it is in use. */
export type StoreConnection = DatabaseConnection & {
  /** Sets how the transaction starts. That is sent with the first query, or never if there is none. */
  begin: (start: Start) => void;
  /** Commits. Resolves immediately if nothing was written, while the commit follows; `ended` waits for it. */
  commit: () => Promise<{ ended: Promise<void> }>;
  rollback: () => Promise<void>;
  release: () => void;
};

/** The names of transaction-starting statements that each connection has already parsed. */
const known = new WeakMap<pg.PoolClient, Set<string>>();

type Naming = (text: string) => string | undefined;

export function toStoreConnection(client: pg.PoolClient, nameText: Naming): StoreConnection {
  const { begin, ask, isOpen, whenAnswered } = createAsking(client, nameText);
  let hasWritten = false;
  return {
    begin: (start) => {
      begin(start);
      hasWritten = false;
    },
    executeQuery: async <R>(compiled: CompiledQuery): Promise<QueryResult<R>> => {
      if (!onlyReads(compiled.query)) hasWritten = true;
      try {
        return toResult<R>(await ask(compiled.sql, [...compiled.parameters]));
      } catch (error) {
        hasWritten = true;
        throw error;
      }
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed.');
    },
    commit: async () => {
      const ended = isOpen() ? commit(client) : Promise.resolve();
      if (hasWritten) await ended;
      return { ended };
    },
    rollback: async () => {
      if (isOpen()) await client.query('rollback');
      else await whenAnswered();
    },
    release: () => {
      try {
        client.release();
      } catch {
        // A lost connection has already been released.
      }
    },
  };
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  // A COMMIT after a swallowed error silently rolls back; only the command tag shows it.
  if (command === 'ROLLBACK')
    throw Object.assign(new Error('An error inside the transaction was swallowed.'), { code: '25P02' });
}

/** Sends queries; a transaction's first one together with its start. */
function createAsking(client: pg.PoolClient, nameText: Naming) {
  let opening: readonly Beginning[] | undefined;
  let beforeEach: NamedStatement | undefined;
  let begun: Promise<void> | undefined;
  let isOpen = false;
  let latest: Promise<unknown> | undefined;
  return {
    isOpen: (): boolean => isOpen,
    /** Resolves once nothing is in flight, since responses arrive in order. */
    whenAnswered: async (): Promise<void> => void (await latest?.catch(() => undefined)),
    begin: (start: Start): void => {
      if ('beforeEach' in start) ({ beforeEach } = start);
      else opening = start;
      begun = undefined;
      isOpen = false;
    },
    ask: async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      gatherWrites(client);
      // Outside transactions there is only maintenance, some of it several statements in one text, which cannot be
      // named.
      const question = { text, values, name: opening || beforeEach || isOpen ? nameText(text) : undefined };
      if (beforeEach) {
        if (!areKnown(client, [beforeEach])) await (begun ??= beginSlowly(client, [beforeEach]));
        return (latest = openWith(client, [beforeEach], question));
      }
      if (opening) {
        const statements = opening;
        opening = undefined;
        isOpen = true;
        if (areKnown(client, statements)) return openWith(client, statements, question);
        begun = beginSlowly(client, statements);
      }
      // Sends nothing of the transaction before it has started.
      if (begun) await begun;
      return client.query(question);
    },
  };
}

/** Sends concurrent queries in a single write: the system call costs more than building the messages. */
function gatherWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * The first transaction of a connection, which then knows these statements by name, or one that starts with an unnamed
 * statement. They are sent at once: all but the first are settings of the transaction, which have no effect without
 * one.
 */
async function beginSlowly(client: pg.PoolClient, statements: readonly Beginning[]): Promise<void> {
  await Promise.all(statements.map((statement) => client.query(statement)));
  for (const { name } of statements) if (name) getKnownNames(client).add(name);
}

function getKnownNames(client: pg.PoolClient): Set<string> {
  const names = known.get(client) ?? new Set();
  known.set(client, names);
  return names;
}

function areKnown(
  client: pg.PoolClient,
  statements: readonly Beginning[],
): statements is readonly NamedStatement[] {
  const names = getKnownNames(client);
  return statements.every(({ name }) => name !== undefined && names.has(name));
}

const openWith = (
  client: pg.PoolClient,
  statements: readonly NamedStatement[],
  question: { text: string; values: unknown[]; name?: string | undefined },
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const answered = (error: Error | undefined, result: pg.QueryResult): void =>
      error ? reject(error) : resolve(result);
    client.query(new OpeningQuery(statements, question, answered));
  });

/** True if a query changes and locks nothing, so that it does not matter when its transaction ends. */
const onlyReads = (query: RootOperationNode): boolean =>
  query.kind === 'SelectQueryNode' && !query.with && !query.endModifiers?.length;

function toResult<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
  return {
    rows: rows as R[],
    ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }),
  };
}
