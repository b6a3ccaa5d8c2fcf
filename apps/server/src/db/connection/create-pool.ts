import pg from 'pg';

/** A calendar date has no time of day: it stays the text `YYYY-MM-DD`, whatever the zone of the machine. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * A pool that survives the loss of a connection at any moment. Unheard, the error of a connection that
 * is idle, or that is held without a statement running, would end the process. A lost one is also taken from
 * its holder: the embedded engine has only this one, and a holder that never returns would block it.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const held = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A query in flight fails first, and its caller may give the connection back itself.
      setImmediate(() => {
        if (held.delete(client)) client.release(error);
      });
    });
  });
  return pool;
}
