import type pg from 'pg';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { StoreError } from '../faults/store-error.ts';

/** How many connections one owner leaves to the others, however much it asks. */
const LEFT_TO_OTHERS = 2;

/** Takes a pool's connections, the owners taking turns. One counts until released; a lost one is released. */
export function connectInTurn(pool: pg.Pool): (owner: string) => Promise<pg.PoolClient> {
  const { max, connectionTimeoutMillis } = pool.options;
  const inTurn = createFairGate({
    atOnce: max,
    atOncePerOwner: Math.max(1, max - LEFT_TO_OTHERS),
    waitingPerOwner: Infinity,
    longestMillis: connectionTimeoutMillis,
    refusal: () => new StoreError('STORE_UNAVAILABLE', 'The database has too much to do.'),
  });
  const held = new Map<pg.PoolClient, () => void>();
  pool.on('release', (_error, client) => {
    held.get(client)?.();
    held.delete(client);
  });
  return (owner) =>
    new Promise((resolve, reject) => {
      const hold = async (): Promise<void> => {
        const client = await pool.connect();
        const givenBack = new Promise<void>((end) => held.set(client, end));
        resolve(client);
        await givenBack;
      };
      inTurn(owner, hold).catch(reject);
    });
}
