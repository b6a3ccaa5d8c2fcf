import { expect, test } from 'vitest';
import { replaceName } from './redact-names.ts';

test.each([
  ['Meera Nair', 'MEERA  NAIR, Pune', 'X, Pune'],
  ['Meera Nair', 'by meera_nair.', 'by X.'],
  ['Meera Nair', 'Meera Nairobi', 'Meera Nairobi'],
  ['Anne O’Neil (Ann)', 'Anne O’Neil (Ann) wrote', 'X wrote'],
  ['Java', 'Java developer', 'Java developer'],
  ['', 'Java developer', 'Java developer'],
])('%s in %s', (name, text, expected) => {
  expect(replaceName(text, name, 'X')).toBe(expected);
});
