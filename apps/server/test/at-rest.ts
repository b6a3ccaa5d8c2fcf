import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

const PATIENCE = { timeout: 100_000, interval: 50 };

/** Waits until no job is running or due, since zips are read and emails sent after the request. */
export const atRest = ({ store }: Pick<TestApp, 'store'>): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await store.pool.query<{ name: string }>(
      `select name from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    expect(rows).toEqual([]);
  }, PATIENCE);
