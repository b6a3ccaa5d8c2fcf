import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readConfig } from '#config.ts';
import { productMigrations } from '#db/database.ts';
import { readMigrations } from '#db/migration-files.ts';
import { startServer } from '#server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/slotwise');
const lockFile = join(root, 'package-lock.json');

/**
 * The path of a migrated embedded database that is copied for each test file. Building one takes seconds, so it is
 * cached until a migration changes; an existing path is complete, since it is renamed last.
 */
export async function embeddedTemplate(): Promise<string> {
  const path = join(cache, `template-${schemaVersion()}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, 'unfinished-'));
  try {
    await startOnce({ DATA_DIR: dataDir });
    renameUnlessThere(join(dataDir, 'database'), path);
    return path;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Another run may have finished the same template first. */
function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** The name of a new migrated database in the cluster at `adminUrl`, from which test databases are cloned. */
export async function postgresTemplate(adminUrl: string): Promise<string> {
  const name = `slotwise_template_${process.pid}_${schemaVersion()}`;
  await onCluster(adminUrl, `drop database if exists ${name}`, `create database ${name}`);
  await startOn(databaseIn(adminUrl, name));
  return name;
}

/** Creates the tables of an empty database. */
export async function startOn(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-template-'));
  await startOnce({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}

/** The first start also creates the job queue's tables, which would otherwise take most of each file's startup. */
async function startOnce(settings: Record<string, string>): Promise<void> {
  const { stop } = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'error', ...settings }));
  await stop();
}

/** The URL of another database in the same cluster. */
export function databaseIn(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements that cannot be in a transaction, such as CREATE DATABASE. */
export async function onCluster(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Changes with the migrations and with the lock file, which determines the job queue's version and tables. */
function schemaVersion(): string {
  const checksums = readMigrations(productMigrations).map(({ checksum }) => checksum);
  return createHash('sha256')
    .update(checksums.join())
    .update(readFileSync(lockFile))
    .digest('hex')
    .slice(0, 12);
}
