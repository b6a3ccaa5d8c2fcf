import { expect, test } from 'vitest';
import {
  EMPTY_WINDOW,
  typedWindows,
  windowProblems,
  windowSpans,
  writtenWindows,
} from './candidate-times.model.ts';

const typed = { date: '2030-11-26', from: '14:00', until: '18:00' };

test('missing and impossible values are reported field by field', () => {
  expect(windowProblems([typed])).toEqual({});
  expect(windowProblems([typed, EMPTY_WINDOW])).toEqual({
    '1.date': 'Date is required',
    '1.from': 'From is required',
    '1.until': 'Until is required',
  });
  expect(windowProblems([{ date: '31/02/2030', from: '9', until: '25:00' }])).toEqual({
    '0.date': 'Write the date as DD/MM/YYYY',
    '0.from': 'Use HH:mm',
    '0.until': 'Use HH:mm',
  });
});

test('an incomplete time is left out, and one that ends earlier than it begins ends the next day', () => {
  const night = { ...typed, from: '22:00', until: '02:00' };
  expect(writtenWindows([EMPTY_WINDOW, night], 'Asia/Kolkata')).toEqual([
    { start: '2030-11-26T22:00', end: '2030-11-27T02:00', timeZone: 'Asia/Kolkata' },
  ]);
  expect(windowSpans([typed], 'Asia/Kolkata')).toEqual([
    { start: Date.parse('2030-11-26T08:30Z'), end: Date.parse('2030-11-26T12:30Z') },
  ]);
});

test('known times are entered into the form in the zone of the first', () => {
  const known = [
    ...writtenWindows([typed], 'Asia/Kolkata'),
    { start: '2030-11-27T10:00', end: '2030-11-27T11:00', timeZone: 'Europe/Berlin' },
  ];
  expect(typedWindows(known)).toEqual({
    windows: [typed, { date: '2030-11-27', from: '14:30', until: '15:30' }],
    windowsZone: 'Asia/Kolkata',
  });
  expect(typedWindows([])).toEqual({ windows: [], windowsZone: '' });
});
