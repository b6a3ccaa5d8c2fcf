import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { toToken } from '#lib/secrets/token.ts';
import { deriveKey } from './derive-key.ts';
import type { KeyHolder } from './key-holder.ts';
import { NAME_BYTES, sealingKey, type DerivedToken, type NamedKey } from './key-ring.ts';

/** Secrets that must not be readable from the database: those in URLs, and those entrusted to us by users. */
export type Vault = {
  /** The token for this id, 256 bits, the same each time, so that no row, email or backup has to contain it. */
  tokenFor(purpose: DerivedToken, id: string): Promise<string>;
  /** Seals a text of this tenant (AES-256-GCM, NIST SP 800-38D, a fresh nonce each time). */
  seal(vendorId: string, text: string): Promise<Buffer>;
  /**
   * Opens a sealed text. Throws a BrokenSealError if it was altered, or sealed for another tenant or with another key.
   */
  open(vendorId: string, sealed: Buffer): Promise<string>;
  /** The prefix of everything sealed now; empty for the first key. */
  sealMark(): Promise<Buffer>;
};

/** A sealed value is unreadable, because the installation has another key or the row was altered. */
export class BrokenSealError extends Error {
  constructor() {
    super('What was sealed cannot be opened with the key of this installation.');
    this.name = 'BrokenSealError';
  }
}

/** The prefix of what a later key sealed, before that key's name. */
const MARK = Buffer.from('SWS2');
const toMark = ({ name, isFirst }: NamedKey): Buffer =>
  isFirst ? Buffer.alloc(0) : Buffer.concat([MARK, name]);
const nameIn = (sealed: Buffer): Buffer | undefined =>
  sealed.subarray(0, MARK.length).equals(MARK)
    ? sealed.subarray(MARK.length, MARK.length + NAME_BYTES)
    : undefined;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createVault(holder: KeyHolder): Vault {
  const deriveVendorKey = (vendorId: string, { secret }: NamedKey) =>
    deriveKey(secret, `slotwise secrets ${vendorId}`);
  const present = async () => sealingKey(await holder.ring(), holder.now());
  return {
    tokenFor: async (purpose, id) => {
      const { links } = await holder.ring();
      return toToken(purpose, createHmac('sha256', links[purpose]).update(id).digest());
    },
    seal: async (vendorId, text) => {
      const key = await present();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', deriveVendorKey(vendorId, key), nonce);
      return Buffer.concat([
        toMark(key),
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    open: async (vendorId, sealed) => {
      const name = nameIn(sealed);
      const named = name && (await holder.find(name));
      if (named)
        return openSealed(deriveVendorKey(vendorId, named), sealed.subarray(MARK.length + NAME_BYTES));
      // One in four billion values sealed by the first key starts like a mark.
      const first = await holder.find(undefined);
      if (!first) throw new BrokenSealError();
      return openSealed(deriveVendorKey(vendorId, first), sealed);
    },
    sealMark: async () => toMark(await present()),
  };
}

function openSealed(key: Buffer, sealed: Buffer): string {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new BrokenSealError();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const plain = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(plain), decipher.final()]).toString('utf8');
  } catch {
    throw new BrokenSealError();
  }
}
