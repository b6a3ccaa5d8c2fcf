import { expect, test } from 'vitest';
import { isQuickToRead } from './mailbox.rules.ts';

test.each([
  ['an answer', 'From: a@b.example\r\n\r\nYes.\r\n', true],
  ['a mail with a picture of a hundred kilobytes', `From: a\n\n${`${'A'.repeat(76)}\n`.repeat(1400)}`, true],
  ['one endless line', `From: a\n\n${'=E4'.repeat(50_000)}`, false],
  ['countless lines', `From: a\n\n${'\n'.repeat(2000)}`, false],
  ['countless addresses', `From: ${'a,'.repeat(20_000)}\r\n\r\nYes.`, false],
  ['no end of its headers', `From: ${'a'.repeat(40_000)}`, false],
])('%s: parsed inline, or in a thread', (_what, mail, isSoon) => {
  expect(isQuickToRead(Buffer.from(mail))).toBe(isSoon);
});
