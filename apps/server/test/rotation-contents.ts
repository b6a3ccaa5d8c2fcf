import { createHash } from 'node:crypto';

/** More than one frame, so that a half-written file can be found. */
export const FILE_BYTES = 100_000;

/** The bytes of the file with this key; derived, like the row's secret, so that every process knows them. */
export const toBytes = (key: string): Buffer =>
  Buffer.alloc(FILE_BYTES, createHash('sha512').update(key).digest());
export const getSecret = (key: string): string => `secret of ${key}`;
