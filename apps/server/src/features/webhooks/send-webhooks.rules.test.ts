import { describe, expect, test } from 'vitest';
import { pauseAfter } from './send-webhooks.rules.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-03-02T09:00:00Z');
const asked = (status: number, retryAfter: string) => pauseAfter(2, { status, answer: '', retryAfter }, NOW);

describe('after a second attempt that failed', () => {
  test.each<[string, number, string, number]>([
    ['five minutes go by', 500, '', 5],
    ['as many seconds as the address asks for', 429, '3600', 60],
    ['until the moment it names', 503, 'Mon, 02 Mar 2026 09:30:00 GMT', 30],
    ['no less than without being asked', 503, '1', 5],
    ['no more than a day', 429, '31536000', 24 * 60],
    ['what no one understands counts for nothing', 429, 'soon', 5],
    ['nor does less than nothing', 429, '-1', 5],
    ['nor does it with another status', 500, '3600', 5],
  ])('%s', (_title, status, retryAfter, minutes) => {
    expect(asked(status, retryAfter)).toBe(minutes * MINUTE);
  });

  test('the last attempt is final, whatever is requested', () => {
    expect(pauseAfter(10, { status: 429, answer: '', retryAfter: '60' }, NOW)).toBeUndefined();
  });
});
