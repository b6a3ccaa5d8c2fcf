import { hkdfSync } from 'node:crypto';

export const KEY_BYTES = 32;

/** Derives a separate key per purpose and tenant (HKDF-SHA-256, RFC 5869). */
export const deriveKey = (key: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, KEY_BYTES));
