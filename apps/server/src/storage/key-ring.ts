import { deriveKey, KEY_BYTES } from './derive-key.ts';
import { StorageError } from './storage-error.ts';

const TOKENS = ['panel', 'meeting', 'feed', 'outbox'] as const;

/** The uses of tokens derived from a record's id and a key of the installation. */
export type DerivedToken = (typeof TOKENS)[number];

/** A key of the installation. Its `name` is written into what it seals, and reveals nothing about it. */
export type NamedKey = {
  name: Buffer;
  secret: Buffer;
  /** When it starts sealing; before that, it only opens. */
  from: Date;
  /** True for the only key from before keys had names; it is not named in what it seals. */
  isFirst: boolean;
};

/** An installation's keys, oldest first: one seals, all open. */
export type KeyRing = {
  keys: readonly NamedKey[];
  /** The keys of tokens, kept after the first key is gone, so that addresses and links outlive it. */
  links: Record<DerivedToken, Buffer>;
};

export const NAME_BYTES = 4;
const HEAD = 'slotwise keys 1';

/** The key with these 32 bytes; the name is derived, so that the same key always has the same name. */
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

/** The ring of a single key, before any other was added. */
export const toSingleKeyRing = (secret: Buffer): KeyRing => ({
  keys: [namedKey(secret, new Date(0), true)],
  links: linksFrom(secret),
});

export function sealingKey({ keys }: KeyRing, now: Date): NamedKey {
  const key = keys.findLast(({ from, isFirst }) => isFirst || from <= now) ?? keys[0];
  if (!key) throw new Error('A key ring is never empty.');
  return key;
}

/** The key with this name, or the first one without a name; undefined if it is not in the ring. */
export const findKey = ({ keys }: KeyRing, name: Buffer | undefined): NamedKey | undefined =>
  keys.find((key) => (name ? key.name.equals(name) && !key.isFirst : key.isFirst));

/** The content of the key file: 32 bytes for only the first key, and lines once there are more. */
export function printRing({ keys, links }: KeyRing): Buffer {
  const lines = keys.map(
    ({ secret, from, isFirst }) =>
      `${isFirst ? 'first' : 'key'} ${secret.toString('base64url')} ${from.toISOString()}`,
  );
  const tokens = TOKENS.map((purpose) => `link ${links[purpose].toString('base64url')} ${purpose}`);
  return Buffer.from([HEAD, ...lines, ...tokens, ''].join('\n'));
}

/** Parses a key file. Undefined if it is not one, or is incomplete. */
export function readRing(bytes: Buffer): KeyRing | undefined {
  if (bytes.length === KEY_BYTES) return toSingleKeyRing(bytes);
  const [head, ...lines] = bytes.toString('latin1').split('\n');
  if (head !== HEAD || lines.pop() !== '') return undefined;
  const values = lines.map((line) => line.split(' '));
  const keys = values.filter(([kind]) => kind !== 'link').map(readKeyLine);
  const [oldest] = keys;
  if (!oldest) return undefined;
  // A purpose newer than the file uses the oldest key's.
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
