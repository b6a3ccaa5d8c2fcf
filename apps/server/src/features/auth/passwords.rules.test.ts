import { LIMITS } from '@slotwise/contract/limits';
import { expect, test } from 'vitest';
import { LEAKED_PASSWORDS } from '#lib/secrets/leaked-passwords.ts';
import { requireGoodPassword } from './passwords.rules.ts';

const OWNER = {
  firstName: 'Ananya',
  lastName: 'Rao',
  displayName: 'Ananya Rao',
  email: 'ananya@northbridge.example',
  vendorName: 'Northbridge Talent',
};
const judge = (password: string) => () => requireGoodPassword(password, OWNER);

test('the list has more than ten thousand entries long enough to be chosen', () => {
  expect(LIMITS.passwordMinLength).toBe(12);
  expect(LEAKED_PASSWORDS).toBeGreaterThan(10_000);
});

test.each([
  '1qaz2wsx3edc',
  'Unbelievable',
  'TRANSFORMERS',
  'footballfootball',
  'worldtradecenter',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  'qwertyuiopas',
  '987654321098',
])('refuses %j, which is guessed first', (password) => {
  expect(judge(password)).toThrow(/^This password is among the first that are guessed\. Choose/);
});

test.each([
  'Football2026!',
  '!!!liverpool!!!',
  '2026-Superman',
  'LiverpoolLiverpool!',
  'Football1Football1',
  'Unbelievable99',
])('refuses one word with digits and punctuation: %j', (password) => {
  expect(judge(password)).toThrow(/^This password is one common word/);
});

test.each([
  'Ananya Rao 2026!',
  'northbridgetalent1',
  'Slotwise-2026!',
  'Recruiter@Slotwise',
  'ananya@northbridge.example',
])('refuses %j, made of words of the owner, the organization or the product', (password) => {
  expect(judge(password)).toThrow(/^The password may not be made of your own name/);
});

test.each([
  'copper meadow 82 whistles',
  'football under seven lanterns',
  'Ananya paints 40 boats',
  'slotwise keeps my Tuesday whole',
  'kT7#vv0qLw!2m',
  '1234-anvil-5678-thyme',
  'пять синих лодок плывут',
])('accepts %j', (password) => {
  expect(judge(password)).not.toThrow();
});
