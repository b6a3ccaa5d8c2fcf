import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { printCountdown, useCoolDown } from './use-cool-down.ts';

function pass(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

test('the cool-down starts with the screen, ends after its seconds and restarts on request', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useCoolDown(30));
  expect(result.current.secondsLeft).toBe(30);
  pass(6);
  expect(result.current.secondsLeft).toBe(24);
  pass(24);
  expect(result.current.secondsLeft).toBe(0);
  act(() => result.current.rearm());
  pass(1);
  expect(result.current.secondsLeft).toBe(29);
});

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [30, '00:30'],
  [90, '01:30'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(printCountdown(seconds)).toBe(text);
});
