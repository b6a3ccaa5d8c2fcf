import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isToken } from '#lib/secrets/token.ts';
import { findKey, toSingleKeyRing } from './key-ring.ts';
import { BrokenSealError, createVault } from './vault.ts';

const getVault = (key: Buffer) =>
  createVault({
    ring: async () => toSingleKeyRing(key),
    find: async (name) => findKey(toSingleKeyRing(key), name),
    now: () => new Date(),
  });
const key = randomBytes(32);

describe('the vault', () => {
  it('makes the same token for the same id, and a different one for another id, purpose or installation', async () => {
    const vault = getVault(key);
    const token = await vault.tokenFor('meeting', 'one');
    expect(isToken(token, 'meeting')).toBe(true);
    expect(await getVault(key).tokenFor('meeting', 'one')).toBe(token);
    const others = [
      await vault.tokenFor('meeting', 'two'),
      (await vault.tokenFor('feed', 'one')).replace('cf_', 'ml_'),
      await getVault(randomBytes(32)).tokenFor('meeting', 'one'),
    ];
    expect(new Set([token, ...others]).size).toBe(4);
  });

  it('opens what it sealed only for the same tenant and with the same key', async () => {
    const vault = getVault(key);
    const sealed = await vault.seal('a', 'https://calendar.example/secret ✓');
    expect(sealed.toString('latin1')).not.toContain('secret');
    expect(await vault.open('a', sealed)).toBe('https://calendar.example/secret ✓');
    await expect(vault.open('b', sealed)).rejects.toThrow(BrokenSealError);
    await expect(getVault(randomBytes(32)).open('a', sealed)).rejects.toThrow(BrokenSealError);
  });

  it('opens nothing that was altered or truncated', async () => {
    const vault = getVault(key);
    const sealed = await vault.seal('a', 'password');
    const altered = Buffer.from(sealed);
    altered[14] = (altered[14] ?? 0) ^ 1;
    await expect(vault.open('a', altered)).rejects.toThrow(BrokenSealError);
    await expect(vault.open('a', sealed.subarray(0, -1))).rejects.toThrow(BrokenSealError);
    await expect(vault.open('a', Buffer.alloc(3))).rejects.toThrow(BrokenSealError);
  });
});
