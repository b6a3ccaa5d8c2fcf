import type { Config } from '#config.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';
import type { KeyRing, NamedKey } from '#storage/key-ring.ts';
import { StorageError } from '#storage/storage-error.ts';
import type { KeyUses } from './keys.service.ts';

/** The last count of a running server, in `dataDir`. */
export const keyUsesFile = 'key-uses.json';

/** What was being sealed when the key changed is stored within this time. */
export const REST_MILLIS = 24 * HOUR_MILLIS;

/** A count, with the key in use and the time. */
export type Counted = KeyUses & { key: string; at: string };

/** Refuses to remove former keys while something needs them, or may yet need them. */
export function requireUnused(
  { keys }: KeyRing,
  { present, counted }: { present: NamedKey; counted: Counted },
  { secretKeyFile }: Pick<Config, 'secretKeyFile'>,
): void {
  if (keys.indexOf(present) === 0) throw new StorageError(`${secretKeyFile} holds no former key.`);
  const { files, secrets } = counted;
  if (files + secrets > 0) {
    throw new StorageError(
      `${files} files and ${secrets} secrets are still under a former key. A running server brings them over; try again later.`,
    );
  }
  const free = new Date(present.from.getTime() + REST_MILLIS);
  const isSure = counted.key === present.name.toString('hex') && new Date(counted.at) >= free;
  if (isSure) return;
  throw new StorageError(
    `Uploads that began before the key changed may still need the former one. Try again after ${free.toISOString()}.`,
  );
}
