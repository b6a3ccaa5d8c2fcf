import { expect, test } from 'vitest';
import { readReturnedMail } from './returned-mail.ts';

const report = (...lines: string[]) =>
  ['Reporting-MTA: dns; mx.example', '', 'Final-Recipient: rfc822; Meera@mail.example', ...lines].join('\n');
const original =
  'From: a@b.example\nMessage-ID:\n <first@slotwise.example>\nSubject: x\n\nMessage-ID: <body@x.example>';

test('a returned mail names our mail, its recipient and the reason', () => {
  const failed = report(
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1',
    '   User unknown',
  );
  expect(readReturnedMail(failed, original)).toEqual({
    messageId: '<first@slotwise.example>',
    recipients: ['meera@mail.example'],
    answer: '5.1.1: 550 5.1.1 User unknown',
  });
});

test('also names the original address of someone who forwards their mail', () => {
  const forwarded = report(
    'Original-Recipient: rfc822;m.iyer@home.example',
    'Action: FAILED (bounced)',
  ).replace('FAILED', 'failed');
  expect(readReturnedMail(forwarded, original)?.recipients).toEqual([
    'm.iyer@home.example',
    'meera@mail.example',
  ]);
});

test.each([
  ['late', report('Action: delayed', 'Status: 4.4.1'), original],
  ['delivered', report('Action: delivered', 'Status: 2.0.0'), original],
  ['not ours to tell', report('Action: failed', 'Status: 5.0.0'), 'Subject: no id'],
  ['nonsense', 'x'.repeat(100_000), original],
])('ignores one that is %s', (_, status, mail) => {
  expect(readReturnedMail(status, mail)).toBeUndefined();
});
