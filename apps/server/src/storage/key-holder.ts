import { stat } from 'node:fs/promises';
import { findKey, type KeyRing, type NamedKey } from './key-ring.ts';

/** The keys of the installation as their file has them now. */
export type KeyHolder = {
  ring(): Promise<KeyRing>;
  /** The key of this name, without one the first; the file is read again before it is said that there is none. */
  find(name: Buffer | undefined): Promise<NamedKey | undefined>;
  now(): Date;
};

/** How long a change of the file may go unnoticed: far less than the time before a new key seals. */
const LOOK_MILLIS = 1000;

/** Reads the file once, and again when it was replaced, so that a running server takes part in a rotation. */
export function holdKeys(path: string, load: () => Promise<KeyRing>, now: () => Date): KeyHolder {
  let held: { ring: Promise<KeyRing>; print: string } | undefined;
  let lookedAt = 0;

  const read = async (): Promise<KeyRing> => {
    // A file that is replaced while it is read has another print the next time.
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
    // A file that is gone for a moment does not stop a server that knows its keys.
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
