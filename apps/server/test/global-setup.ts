import type { TestProject } from 'vitest/node';
import { createCitusDatabase } from './citus.ts';
import { embeddedTemplate, onCluster, postgresTemplate, startOn } from './template.ts';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the embedded store's template. */
    embeddedTemplate: string;
    /** The cluster of a real PostgreSQL and its template database; null where none is installed. */
    postgres: { url: string; template: string } | null;
    /** The database that all files share on Citus; null on every other run. */
    citus: string | null;
    /** The kind of store that `openTestDatabase` opens. */
    testStore: 'embedded' | 'postgresql';
  }
}

/**
 * Prepares the databases of a test run, once: a migrated template of the embedded store, and a real PostgreSQL
 * with another. TEST_DATABASE_URL names a cluster to use instead of a throw-away one, and then every test runs
 * on it. TEST_CLUSTER_URL names one for the tests alone that mean a real PostgreSQL. Without PostgreSQL its tests are
 * skipped, which under CI=true is a failure. CITUS_URL names a coordinator of Citus, and then every test runs there.
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
