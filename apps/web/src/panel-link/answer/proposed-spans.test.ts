import { expect, test } from 'vitest';
import { findFault, suitedSpan, withStart } from './proposed-spans.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const span = { date: '2026-11-26', start: '15:00', end: '16:00' };

test('an untouched end follows the start, but never into the next day', () => {
  expect(withStart({ ...span, end: '' }, '10:15', 45)).toEqual({ ...span, start: '10:15', end: '11:00' });
  expect(withStart(span, '10:15', 45)).toEqual({ ...span, start: '10:15' });
  expect(withStart({ ...span, end: '' }, '23:30', 60).end).toBe('');
});

test('a span is complete, ends after it starts and is in the future in the reader’s zone', () => {
  expect(findFault(span, 'Europe/Stockholm', NOW)).toBe('');
  expect(findFault({ ...span, date: '' }, 'Europe/Stockholm', NOW)).toBe('Fill in the date and both times');
  expect(findFault({ ...span, end: '15:00' }, 'Europe/Stockholm', NOW)).toBe('It must end after it starts');
  const today = { date: '2026-11-20', start: '09:00', end: '10:00' };
  expect(findFault(today, 'Europe/Stockholm', NOW)).toBe('This time has passed');
  expect(findFault(today, 'Europe/London', NOW)).toBe('');
});

test('a span is sent as wall times of its zone', () => {
  expect(suitedSpan(span, 'Asia/Kolkata')).toEqual({
    startTime: '2026-11-26T15:00',
    endTime: '2026-11-26T16:00',
    timeZone: 'Asia/Kolkata',
  });
});
