import { expect, test } from 'vitest';
import { toNeedle } from './search.rules.ts';

test.each([
  ['+91 98765 43210', '919876543210'],
  ['098765-43210', '9876543210'],
  ['(020) 7946 0958', '2079460958'],
  ['00919876543210', '919876543210'],
  ['432', ''],
  ['Room 4321', ''],
  ['meera@acme.example', ''],
])('typing %j searches the number %j', (typed, digits) => {
  expect(toNeedle(typed).digits).toBe(digits);
});
