import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('a mail link addresses no one else', () => {
  expect(mailLink('asha.rao+jobs@acme.example')).toBe('mailto:asha.rao%2Bjobs@acme.example');
  expect(new URL(mailLink('a?bcc=spy%40evil.example&x=@acme.example')).search).toBe('');
});
