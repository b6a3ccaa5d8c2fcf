import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each(['/', '/dashboard?status=SELECTED#top', '/viewmeeting/1?tab=papers'])(
  '%s belongs to this site',
  (address) => {
    expect(ownAddress(address)).toBe(address);
  },
);

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '/\\evil.example',
  '/\t\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'evil.example',
  '',
])('%j never leads to another site', (address) => {
  const found = ownAddress(address) ?? '/';
  expect(new URL(found, window.location.origin).origin).toBe(window.location.origin);
  expect(found).not.toMatch(/^\/[/\\\s]/);
});
