import { expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { requireResendPause } from './notifications.rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

function waitAfter(resends: Date[]): number {
  try {
    requireResendPause(resends, NOW);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED')
      return error.extra.retryAfterSeconds ?? -1;
    throw error;
  }
  return 0;
}

test.each([
  ['that was never sent again goes out', [], 0],
  ['that was sent again just now waits half a minute', [0], 30],
  ['that was sent again a while ago waits for the rest', [12], 18],
  ['that was sent again half a minute ago goes out', [30], 0],
  ['that was sent again nine times today goes out', Array.from({ length: 9 }, (_, n) => 60 * (n + 1)), 0],
  [
    'that was sent again ten times today waits until the first of them is a day old',
    Array.from({ length: 10 }, (_, n) => 3600 * (n + 1)),
    14 * 3600,
  ],
])('a mail %s', (_title, ago, seconds) => {
  expect(waitAfter(ago.map(secondsAgo))).toBe(seconds);
});
