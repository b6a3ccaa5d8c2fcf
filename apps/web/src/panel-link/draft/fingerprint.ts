const FNV_PRIME = 0x01000193;

/**
 * 64 bits under which a link's draft is stored on the phone. They reveal nothing about the other 192 of the token, and
 * unlike the browser's digests they also work on pages without TLS.
 */
export function toFingerprint(token: string): string {
  return [0x811c9dc5, 0x1b873593]
    .map((seed) => {
      let hash = seed;
      for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME) >>> 0;
      return hash.toString(16).padStart(8, '0');
    })
    .join('');
}
