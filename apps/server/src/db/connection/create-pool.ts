import pg from 'pg';

/** A calendar date has no time of day: it stays the text `YYYY-MM-DD`, whatever the machine's zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * A pool that survives losing a connection at any moment. Unhandled, the error of a connection that is idle, or held
 * without a running statement, would end the process. A lost connection is also taken from its holder: the embedded
 * engine has only one, and a holder that never releases it would block it.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const held = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A query in flight fails first, and its caller may release the connection itself.
      setImmediate(() => {
        if (held.delete(client)) client.release(error);
      });
    });
  });
  return pool;
}
