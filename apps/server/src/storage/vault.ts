import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { tokenOf } from '#lib/token.ts';
import { deriveKey } from './secret-key.ts';

/** What leads somewhere by a token that is made of a record's id and the installation's key. */
export type DerivedToken = 'panel' | 'meeting' | 'feed' | 'outbox';

/** What the database must not be able to tell: secrets that stand in addresses, and those that people entrust to us. */
export type Vault = {
  /** The token for this id, 256 bits, the same each time: so no row, mail or backup has to hold it. */
  tokenFor(purpose: DerivedToken, id: string): Promise<string>;
  /** Seals a text of this tenant (AES-256-GCM, NIST SP 800-38D, a fresh nonce each time). */
  seal(vendorId: string, text: string): Promise<Buffer>;
  /** The text again. Throws a BrokenSealError where it was altered, or sealed for somebody else or with another key. */
  open(vendorId: string, sealed: Buffer): Promise<string>;
};

/** What was sealed cannot be read any more, since the installation has another key or the row was altered. */
export class BrokenSealError extends Error {
  constructor() {
    super('What was sealed cannot be opened with the key of this installation.');
    this.name = 'BrokenSealError';
  }
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Opens the vault of the installation's key. */
export function createVault({ secretKey }: { secretKey: () => Promise<Buffer> }): Vault {
  const keyOf = async (vendorId: string) => deriveKey(await secretKey(), `slotwise secrets ${vendorId}`);
  return {
    tokenFor: async (purpose, id) => {
      const key = deriveKey(await secretKey(), `slotwise token ${purpose}`);
      return tokenOf(purpose, createHmac('sha256', key).update(id).digest());
    },
    seal: async (vendorId, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', await keyOf(vendorId), nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: async (vendorId, sealed) => openSealed(await keyOf(vendorId), sealed),
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
