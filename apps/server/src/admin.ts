import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { MigrationError } from '#db/migration-files.ts';
import { StoreError } from '#db/store-error.ts';
import { createAdministrator } from '#features/auth/auth.service.ts';
import { AppError } from '#lib/app-error.ts';

const USAGE = `Usage: npm run admin -- create-admin --email <address> --organization <name> [--name <first and last name>]

Makes a new organization with its administrator and prints a link that works once, for 24 hours, to set the password.
With the embedded database, stop the server first.`;

const CREATE_ADMIN = {
  email: { type: 'string' },
  organization: { type: 'string' },
  name: { type: 'string' },
} as const;

async function createAdmin(args: string[]): Promise<string> {
  const { email, organization, name } = parseArgs({ args, options: CREATE_ADMIN, strict: true }).values;
  if (!email || !organization) return USAGE;
  const config = readConfig(process.env);
  const store = await openDatabase(config);
  try {
    const clock = { now: () => new Date() };
    const url = await createAdministrator({ config, clock, db: store.db }, { email, organization, name });
    return `Open this link within 24 hours and set a password:\n\n  ${url}\n`;
  } finally {
    await store.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof StoreError && error.code === 'STORE_IN_USE') {
    return `${error.message} Start the server again afterwards.`;
  }
  const isKnown = [AppError, ConfigError, StoreError, MigrationError, TypeError].some(
    (kind) => error instanceof kind,
  );
  return error instanceof Error ? ((isKnown ? undefined : error.stack) ?? error.message) : String(error);
}

const [command, ...args] = process.argv.slice(2);
try {
  process.stdout.write(`${command === 'create-admin' ? await createAdmin(args) : USAGE}\n`);
  process.exitCode = command === 'create-admin' || command === 'help' ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
