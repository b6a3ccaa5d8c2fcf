import { describe, expect, test } from 'vitest';
import { AppError, invalidField } from '#lib/app-error.ts';
import { requireFewSteps } from '#features/self-scheduling/candidate-turns.rules.ts';
import { refusalForCandidate, statusForCandidate } from './candidate-page.rules.ts';

const now = new Date('2026-03-05T09:00:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);

describe('a refusal', () => {
  const toRefusal = (error: AppError) => {
    const { code, messages, extra } = refusalForCandidate(error);
    return { code, text: messages.join(' '), extra };
  };

  test.each([
    [
      'SLOT_CONFLICT',
      { message: 'Asha Rao is busy 14:00', details: { conflicts: ['Asha'] } },
      'SLOT_UNAVAILABLE',
    ],
    [
      'VERSION_CONFLICT',
      { message: 'Asha changed this', details: { changes: ['Asha'] } },
      'VERSION_CONFLICT',
    ],
    [
      'INVALID_TRANSITION',
      { message: 'It is SELECTED', details: { allowedActions: [] } },
      'INVALID_TRANSITION',
    ],
    ['FORBIDDEN', {}, 'INVALID_TRANSITION'],
    ['NOT_FOUND', { message: 'This panelist is not in your organization.' }, 'LINK_EXPIRED'],
    [
      'VALIDATION_FAILED',
      { message: 'Asha left', fieldErrors: { pools: 'Asha left' } },
      'INVALID_TRANSITION',
    ],
  ] as const)('%s names no one and reveals nothing internal', (code, extra, expected) => {
    const refused = toRefusal(new AppError(code, extra));
    expect(refused.code).toBe(expected);
    expect(refused.extra).toEqual({});
    expect(refused.text).not.toMatch(/Asha|SELECTED|panelist/);
  });

  test('stays as it is if it concerns the candidate’s own input or has a reason for them', () => {
    const own = invalidField('windows.0.end', 'This time has passed');
    const reason = new AppError('INVALID_TRANSITION', { message: 'You could choose until Monday.' });
    expect([refusalForCandidate(own), refusalForCandidate(reason)]).toEqual([own, reason]);
  });
});

test.each([
  ['SELECTED', 1, 'SCHEDULED'],
  ['SELECTED', -1, 'COMPLETED'],
  ['ONBOARDED', -1, 'COMPLETED'],
  ['REJECTED', 1, 'CANCELLED'],
  ['REJECTED', -1, 'COMPLETED'],
  ['NO_SHOW', -1, 'COMPLETED'],
  ['CANCELLED', 1, 'CANCELLED'],
  ['AWAITING_CANDIDATE', null, 'AWAITING_CANDIDATE'],
] as const)('a meeting that is %s and ends in %s hours is %s to its candidate', (status, end, shown) => {
  const timed = { booking_status: status, start_time: null, end_time: end === null ? null : hours(end) };
  expect(statusForCandidate(timed, now)).toBe(shown);
});

test('a candidate makes up to thirty changes a day, not counting those of others', () => {
  const steps = (count: number, by_role: string) =>
    Array.from({ length: count }, (_, index) => ({ by_role, at: hours(-20 + index * 0.1) }));
  expect(() => requireFewSteps([...steps(29, 'CANDIDATE_LINK'), ...steps(50, 'ADMIN')], now)).not.toThrow();
  expect(() => requireFewSteps(steps(30, 'CANDIDATE_LINK'), now)).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', extra: { retryAfterSeconds: 4 * 3600 } }),
  );
});
