import { parseArgs } from 'node:util';
import { KEY_COMMANDS } from '#admin.keys.ts';
import { readConfig, type Config } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { StoreError } from '#db/faults/store-error.ts';
import { createAdministrator } from '#features/auth/auth.service.ts';
import { AppError } from '#lib/app-error.ts';
import { explainFailure } from './main.failures.ts';

const USAGE = `Usage: npm run admin -- create-admin --email <address> --organization <name> [--name <first and last name>]

Makes a new organization with its administrator and prints a link that works once, for 24 hours, to set the password.
With the embedded database, stop the server first.

       npm run admin -- rotate-key [--after <minutes>]   adds a key, which seals from then on
       npm run admin -- key-status                       tells how much is still under a former key
       npm run admin -- retire-key                       takes former keys out once nothing is under them

These work while the server runs.`;

const CREATE_ADMIN = {
  email: { type: 'string' },
  organization: { type: 'string' },
  name: { type: 'string' },
} as const;

type Person = { email: string; organization: string; name: string | undefined };

/** The person and organization of a `create-admin` command; undefined for another command or one that is incomplete. */
function readPerson([command, ...args]: string[]): Person | undefined {
  if (command !== 'create-admin') return undefined;
  const { email, organization, name } = parseArgs({ args, options: CREATE_ADMIN, strict: true }).values;
  return email && organization ? { email, organization, name } : undefined;
}

async function createAdmin(config: Config, person: Person): Promise<string> {
  const store = await openDatabase(config);
  try {
    const clock = { now: () => new Date() };
    const url = await createAdministrator({ config, clock, db: store.db }, person);
    return `Open this link within 24 hours and set a password:\n\n  ${url}\n`;
  } finally {
    await store.close();
  }
}

function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof AppError || isMistyped(error)) return error.message;
  const restart = error instanceof StoreError && error.code === 'STORE_IN_USE';
  return explainFailure(error, config) + (restart ? ' Start the server again afterwards.' : '');
}

const isMistyped = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

async function answerPerson(config: Config | undefined, person: Person | undefined, command: string) {
  process.stdout.write(`${config && person ? await createAdmin(config, person) : USAGE}\n`);
  process.exitCode = person || command === 'help' ? 0 : 1;
}

async function run(args: string[]): Promise<void> {
  let config: Config | undefined;
  try {
    const [name = '', ...rest] = args;
    const command = Object.hasOwn(KEY_COMMANDS, name) ? KEY_COMMANDS[name] : undefined;
    if (command) {
      config = readConfig(process.env);
      process.stdout.write(await command(config, new Date(), rest));
      return;
    }
    const person = readPerson(args);
    if (person) config = readConfig(process.env);
    await answerPerson(config, person, name);
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exitCode = 1;
  }
}

await run(process.argv.slice(2));
