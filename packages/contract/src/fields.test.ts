import { expect, test } from 'vitest';
import { dateField, emailField } from './fields.ts';

const email = emailField('Email', 'Invalid email address');

test.each([
  "o'brien@x.example",
  'first.last+tag@mail.x.example',
  'a@bücher.example',
  'meera_iyer@x-y.example',
])('the address %j is accepted', (address) => {
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
])('an address with %s is refused', (_what, address) => {
  expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
    'Invalid email address',
  ]);
});

const date = dateField('Joining date');

test.each(['', '2026-11-26', '2028-02-29'])('the date %j is accepted', (text) => {
  expect(date.safeParse(text).success).toBe(true);
});

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '26/11/2026', '2026-11-26T10:00'])(
  'the date %j, which no calendar has or nobody writes so, is refused',
  (text) => {
    expect(date.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Joining date is a date such as 2026-11-26',
    ]);
  },
);
