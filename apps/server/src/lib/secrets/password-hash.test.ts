import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { hashPassword, isPassword, PASSWORD_COST } from './password-hash.ts';

const hashingFor = (owner: string) => ({ owner, cost: PASSWORD_COST });

test('a password matches only its own hash, and nothing if there is no hash', async () => {
  const hashing = hashingFor('a');
  const hash = await hashPassword('copper meadow 82', hashing);
  expect(await isPassword('copper meadow 82', hash, hashing)).toBe(true);
  expect(await isPassword('copper meadow 83', hash, hashing)).toBe(false);
  expect(await isPassword('copper meadow 82', null, hashing)).toBe(false);
});

test('hashes with 19 MiB and two passes', async () => {
  const { passwordCost } = readConfig({});
  const hash = await hashPassword('copper meadow 82', { owner: 'a', cost: passwordCost });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a flood of log-ins from one network does not delay others', async () => {
  let ended = 0;
  const flood = Array.from({ length: 30 }, () =>
    isPassword('guess', undefined, hashingFor('203.0.113.0/24')).then(() => (ended += 1)),
  );
  await isPassword('right', undefined, hashingFor('198.51.100.0/24'));
  expect(ended).toBeLessThan(15);
  await Promise.all(flood);
});
