import { deriveKey, KEY_BYTES } from './derive-key.ts';
import { StorageError } from './storage-error.ts';

const TOKENS = ['panel', 'meeting', 'feed', 'outbox'] as const;

/** What leads somewhere by a token that is made of a record's id and a key of the installation. */
export type DerivedToken = (typeof TOKENS)[number];

/** One key of the installation. `name` stands in what it seals, and tells nothing about it. */
export type NamedKey = {
  name: Buffer;
  secret: Buffer;
  /** From when it seals; until then it only opens. */
  from: Date;
  /** The one that was alone before keys had names, and which is not named in what it seals. */
  isFirst: boolean;
};

/** The keys of an installation, oldest first: one seals, all open. */
export type KeyRing = {
  keys: readonly NamedKey[];
  /** What tokens are made with once the first key is gone, so that addresses and links outlive it. */
  links: Record<DerivedToken, Buffer>;
};

export const NAME_BYTES = 4;
const HEAD = 'slotwise keys 1';

/** The key of these 32 bytes; the name is derived, so that the same key has the same name everywhere. */
export const namedKey = (secret: Buffer, from: Date, isFirst = false): NamedKey => ({
  name: deriveKey(secret, 'slotwise key name').subarray(0, NAME_BYTES),
  secret,
  from,
  isFirst,
});

const linksFrom = (secret: Buffer) =>
  Object.fromEntries(
    TOKENS.map((purpose) => [purpose, deriveKey(secret, `slotwise token ${purpose}`)]),
  ) as KeyRing['links'];

/** The ring of one key, as it is before any other was added. */
export const ringOfOne = (secret: Buffer): KeyRing => ({
  keys: [namedKey(secret, new Date(0), true)],
  links: linksFrom(secret),
});

export function sealingKey({ keys }: KeyRing, now: Date): NamedKey {
  const key = keys.findLast(({ from, isFirst }) => isFirst || from <= now) ?? keys[0];
  if (!key) throw new Error('A key ring is never empty.');
  return key;
}

/** The key of this name, the first one without a name; undefined where the ring does not have it. */
export const findKey = ({ keys }: KeyRing, name: Buffer | undefined): NamedKey | undefined =>
  keys.find((key) => (name ? key.name.equals(name) && !key.isFirst : key.isFirst));

/** What the key file holds: 32 bytes for the first key alone, and lines once there are more. */
export function printRing({ keys, links }: KeyRing): Buffer {
  const lines = keys.map(
    ({ secret, from, isFirst }) =>
      `${isFirst ? 'first' : 'key'} ${secret.toString('base64url')} ${from.toISOString()}`,
  );
  const tokens = TOKENS.map((purpose) => `link ${links[purpose].toString('base64url')} ${purpose}`);
  return Buffer.from([HEAD, ...lines, ...tokens, ''].join('\n'));
}

/** Reads a key file. Undefined where it is none, or not whole. */
export function readRing(bytes: Buffer): KeyRing | undefined {
  if (bytes.length === KEY_BYTES) return ringOfOne(bytes);
  const [head, ...lines] = bytes.toString('latin1').split('\n');
  if (head !== HEAD || lines.pop() !== '') return undefined;
  const values = lines.map((line) => line.split(' '));
  const keys = values.filter(([kind]) => kind !== 'link').map(readKeyLine);
  const [oldest] = keys;
  if (!oldest) return undefined;
  // A purpose that came later than the file has the oldest key's.
  const links = linksFrom(oldest.secret);
  for (const purpose of TOKENS) {
    const line = values.find(([kind, , named]) => kind === 'link' && named === purpose);
    if (line) links[purpose] = readSecret(line[1]);
  }
  return { keys, links };
}

const MISWRITTEN = 'A line of the key file is miswritten. Put the file back from your backup.';

function readSecret(text: string | undefined): Buffer {
  const secret = Buffer.from(text ?? '', 'base64url');
  if (secret.length !== KEY_BYTES) throw new StorageError(MISWRITTEN);
  return secret;
}

function readKeyLine([kind, secret, since = '']: string[]): NamedKey {
  const from = new Date(since);
  if ((kind !== 'first' && kind !== 'key') || Number.isNaN(from.getTime()))
    throw new StorageError(MISWRITTEN);
  return namedKey(readSecret(secret), from, kind === 'first');
}
