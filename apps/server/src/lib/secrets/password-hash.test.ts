import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a password fits its own hash alone, and none where there is no hash', async () => {
  const hash = await hashPassword('copper meadow 82', 'a');
  expect(await isPassword('copper meadow 82', hash, 'a')).toBe(true);
  expect(await isPassword('copper meadow 83', hash, 'a')).toBe(false);
  expect(await isPassword('copper meadow 82', null, 'a')).toBe(false);
});

test('a flood of log-ins from one network holds up no other', async () => {
  let ended = 0;
  const flood = Array.from({ length: 30 }, () =>
    isPassword('guess', undefined, '203.0.113.0/24').then(() => (ended += 1)),
  );
  await isPassword('right', undefined, '198.51.100.0/24');
  expect(ended).toBeLessThan(6);
  await Promise.all(flood);
});
