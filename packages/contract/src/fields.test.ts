import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cleanLines,
  dateField,
  emailField,
  idField,
  oneLine,
  optionalLines,
  requiredText,
} from './fields.ts';

const email = emailField('Email', 'Invalid email address');

test.each([
  "o'brien@x.example",
  'first.last+tag@mail.x.example',
  'a@bücher.example',
  'meera_iyer@x-y.example',
])('accepts the address %j', (address) => {
  expect(email.safeParse(address).success).toBe(true);
});

test.each([
  ['an empty label', 'a@x..example'],
  ['a label that starts with a dot', 'a@.x.example'],
  ['a dot at its end', 'a@x.example.'],
  ['a dot at its start', '.a@x.example'],
  ['a dot before the sign', 'a.@x.example'],
  ['two dots in a row', 'a..b@x.example'],
  ['no second label', 'a@example'],
  ['a space that shows nothing', 'a\u200bb@x.example'],
  ['a mark that turns the text', 'a\u202eb@x.example'],
  ['a control character', 'a\u0000b@x.example'],
  ['a broken character', 'a\ud800b@x.example'],
  ['an invisible character in the domain', 'a@x\u00ad.example'],
])('refuses an address with %s', (_what, address) => {
  expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
    'Invalid email address',
  ]);
});

const date = dateField('Joining date');

test.each(['', '2026-11-26', '2028-02-29'])('accepts the date %j', (text) => {
  expect(date.safeParse(text).success).toBe(true);
});

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '26/11/2026', '2026-11-26T10:00'])(
  'refuses the impossible or unusual date %j',
  (text) => {
    expect(date.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Joining date is a date such as 2026-11-26',
    ]);
  },
);

const text = z.object({ line: requiredText('Title', 20), lines: optionalLines('Notes', 40) });
const clean = (line: string, lines = '') => text.safeParse({ line, lines });

test.each([
  ['a header of a mail', 'Engineer\r\nBcc: eve@x.example', 'Engineer Bcc: eve@x.example'],
  ['lines of every kind', ' a\u2028b\u0085c\td ', 'a b c d'],
  ['what turns its direction', 'Eve \u202egpj.exe\u202c\u2066', 'Eve gpj.exe'],
  ['what no one sees', '\ufeffA\u0000na\u200b\u001b[31m', 'Ana[31m'],
  ['half a character', 'Ana\ud800', 'Ana'],
])('a single-line text loses %s', (_what, typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});

test.each(['Zoë Müller', 'مریم رضایی', 'क्षमा', '👩‍💻', 'می‌خواهم'])('leaves %j as typed', (typed) => {
  expect([oneLine(typed), cleanLines(typed)]).toEqual([typed, typed]);
});

test('a multi-line text keeps its lines but loses invisible characters', () => {
  expect(cleanLines('One\r\n\tTwo\u2029\u202eThree\u0007\n')).toBe('One\n\tTwo\nThree');
});

test('fields store, count and validate a text as its readers see it', () => {
  const spread = '  Staff\r\n  Engineer  ';
  expect(clean(spread, 'One\r\nTwo').data).toEqual({ line: 'Staff Engineer', lines: 'One\nTwo' });
  expect(clean('\u202e \u200b').error?.issues.map(({ message }) => message)).toEqual(['Title is required']);
  expect(clean(`${'a'.repeat(20)}${'\u200e'.repeat(9)}`).data?.line).toBe('a'.repeat(20));
});

test('lower-cases an id', () => {
  const id = '0198a000-0000-7000-8000-0000000000d1';
  expect(idField.parse(id.toUpperCase())).toBe(id);
  expect(idField.safeParse(`${id}0`).success).toBe(false);
});
