import type { TestProject } from 'vitest/node';
import { createCitusDatabase } from './citus.ts';
import { embeddedTemplate, onCluster, postgresTemplate, startOn } from './template.ts';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the embedded store's template. */
    embeddedTemplate: string;
    /** The cluster of a real PostgreSQL and its template database; null if none is installed. */
    postgres: { url: string; template: string } | null;
    /** The database shared by all files on Citus; null in every other run. */
    citus: string | null;
    /** The kind of store that `openTestDatabase` opens. */
    testStore: 'embedded' | 'postgresql';
  }
}

/**
 * Prepares a test run's databases once: a migrated template of the embedded store, and a real PostgreSQL with another.
 * TEST_DATABASE_URL names a cluster to use instead of a temporary one, and runs every test on it. TEST_CLUSTER_URL
 * names one only for tests that need a real PostgreSQL. Without PostgreSQL, those tests are skipped, which fails the
 * run if CI=true. CITUS_URL names a Citus coordinator, and runs every test there.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await embeddedTemplate());
  const onCitus = await startCitus();
  project.provide('citus', onCitus?.url ?? null);
  const given = process.env['TEST_DATABASE_URL'];
  project.provide('testStore', given || onCitus ? 'postgresql' : 'embedded');
  const lent = given ?? process.env['TEST_CLUSTER_URL'];
  const started = lent ? undefined : await startRealPostgres();
  const url = lent ?? started?.url;
  if (!url) {
    requireNoCi();
    project.provide('postgres', null);
    return async () => undefined;
  }
  const template = await postgresTemplate(url);
  project.provide('postgres', { url, template });
  return async () => {
    if (lent) await onCluster(lent, `drop database if exists ${template}`);
    await started?.stop();
    await onCitus?.drop();
  };
}

async function startCitus() {
  const adminUrl = process.env['CITUS_URL'];
  if (!adminUrl) return undefined;
  const database = await createCitusDatabase(adminUrl);
  await startOn(database.url);
  return database;
}

function requireNoCi(): void {
  const message = 'PostgreSQL 15 or newer is not installed: the tests that need it';
  if (process.env['CI'] === 'true') throw new Error(`${message} cannot run, and under CI=true they must.`);
  console.warn(
    `\n!! ${message} are SKIPPED. Install it (Debian: apt-get install postgresql-15) to run them.\n`,
  );
}
