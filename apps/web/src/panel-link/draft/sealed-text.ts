const NONCE_BYTES = 12;
const PURPOSE = 'slotwise scorecard draft';

/** Derives the key from a link's token (HKDF with SHA-256, RFC 5869). Rejects if the browser lacks these functions, on pages without TLS. */
export async function sealingKey(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', toBytes(token), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: toBytes(PURPOSE) };
  return crypto.subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

/** AES-GCM with a fresh nonce, in base64 with the nonce first. */
export async function sealText(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, toBytes(text));
  return btoa(Array.from([...iv, ...new Uint8Array(sealed)], (byte) => String.fromCharCode(byte)).join(''));
}

/** Rejects data that was modified or encrypted with another key. */
export async function openSealed(key: CryptoKey, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  const iv = bytes.subarray(0, NONCE_BYTES);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(NONCE_BYTES));
  return new TextDecoder().decode(text);
}

const toBytes = (text: string) => new TextEncoder().encode(text);
