import { stat } from 'node:fs/promises';
import { findKey, type KeyRing, type NamedKey } from './key-ring.ts';

/** The installation's keys, as currently in their file. */
export type KeyHolder = {
  ring(): Promise<KeyRing>;
  /** The key with this name, or the first one without a name; the file is reread before a key counts as missing. */
  find(name: Buffer | undefined): Promise<NamedKey | undefined>;
  now(): Date;
};

/** How long a change to the file may go unnoticed: far less than the time until a new key is used for sealing. */
const LOOK_MILLIS = 1000;

/** Reads the file once, and again after it was replaced, so that a running server takes part in a rotation. */
export function holdKeys(path: string, load: () => Promise<KeyRing>, now: () => Date): KeyHolder {
  let held: { ring: Promise<KeyRing>; print: string } | undefined;
  let lookedAt = 0;

  const read = async (): Promise<KeyRing> => {
    // If the file is replaced while being read, its fingerprint differs next time.
    const before = await readFingerprint(path);
    const loading = load();
    const entry = { ring: loading, print: before ?? '' };
    held = entry;
    lookedAt = performance.now();
    loading.catch(() => {
      if (held === entry) held = undefined;
    });
    return loading;
  };
  const ring = async (): Promise<KeyRing> => {
    if (!held) return read();
    if (performance.now() - lookedAt < LOOK_MILLIS) return held.ring;
    lookedAt = performance.now();
    const print = await readFingerprint(path);
    // A file missing for a moment does not stop a server that has its keys.
    return print === undefined || print === held?.print ? (held?.ring ?? read()) : read();
  };
  return {
    ring,
    find: async (name) => findKey(await ring(), name) ?? findKey(await read(), name),
    now,
  };
}

async function readFingerprint(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.ino}:${found.mtimeMs}:${found.size}`;
}
