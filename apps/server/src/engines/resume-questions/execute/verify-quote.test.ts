import { expect, test } from 'vitest';
import { findQuote } from './verify-quote.ts';

const TEXT =
  'Asha Verma\nBackend  Engineer — Northwind Traders\nBuilt efficient JavaScript services, 2019–2021.';

test.each([
  ['Backend Engineer - Northwind Traders', 'Backend  Engineer — Northwind Traders'],
  ['asha verma backend engineer', 'Asha Verma\nBackend  Engineer'],
  ['built eﬃcient javascript services', 'Built efficient JavaScript services'],
  ['2019-2021', '2019–2021'],
])('finds a quote despite different white space, dashes, ligatures or case: %s', (quote, stands) => {
  const found = findQuote(TEXT, quote);
  expect(found && TEXT.slice(found.start, found.end)).toBe(stands);
});

test.each([
  ['Frontend Engineer - Northwind Traders'],
  ['Backend Engineer Northwind Traders Ltd'],
  ['Java'],
  ['2019-2022'],
  ['Built efficient services'],
  [''],
])('words that are not in the text are no quote: %s', (quote) => {
  expect(findQuote(TEXT, quote)).toBeNull();
});
