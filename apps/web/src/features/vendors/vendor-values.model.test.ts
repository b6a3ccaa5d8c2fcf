import { expect, test } from 'vitest';
import { aVendorRecord } from '../../../test/vendors.ts';
import { toFigures } from './figures.model.ts';
import { hoursText, stateTag } from './vendor-words.model.ts';
import { ASSOCIATION_WORDS } from './vendors.texts.ts';
import {
  cardValues,
  changesIn,
  newVendorValues,
  termValues,
  toNewVendor,
  validateNewVendor,
  validateTerms,
} from './vendor-values.model.ts';

test('only the reader’s changes are sent, so that other people’s stay', () => {
  const terms = termValues(aVendorRecord());
  expect(changesIn(terms, { ...terms, answerHours: 24 })).toEqual({ answerHours: 24 });
  expect(changesIn(terms, { ...terms, paymentTermsDays: '' })).toEqual({ paymentTermsDays: null });
  const card = cardValues(aVendorRecord());
  expect(changesIn(card, { ...card, skills: ['Data'] })).toEqual({ skills: ['Data'] });
  expect(changesIn(card, { ...card })).toEqual({});
});

test('a cleared number and an agreement that ends before it starts are reported at their fields', () => {
  const terms = termValues(aVendorRecord());
  expect(validateTerms({ ...terms, ownershipDays: '' })).toEqual({
    ownershipDays: 'Ownership is a whole number',
  });
  expect(validateTerms({ ...terms, agreementEnd: '2024-01-01' })).toEqual({
    agreementEnd: 'The agreement ends before it starts',
  });
  expect(validateTerms({ ...terms, paymentTermsDays: '', agreementStart: '' })).toEqual({});
});

test('a new vendor needs direction, name and contact, and gets the usual terms', () => {
  const values = newVendorValues('');
  expect(validateNewVendor(values)).toMatchObject({
    relationship: 'Choose supplier or client',
    vendorName: 'Organization Name is required',
    contactName: 'Contact is required',
    contactEmail: 'Contact email is required',
  });
  expect(validateNewVendor({ ...values, vendorName: 'Abc' })).toMatchObject({
    vendorName: 'Organization name must be at least 4 characters long',
  });
  expect(toNewVendor({ ...values, relationship: 'CLIENT' })).toMatchObject({
    relationship: 'CLIENT',
    answerHours: 48,
    ownershipDays: 180,
    paymentTermsDays: null,
  });
});

test('a pending association says whose turn it is', () => {
  const getTag = (overrides: object) => {
    const tag = stateTag(aVendorRecord(overrides));
    return tag && ASSOCIATION_WORDS[tag.state]();
  };
  expect(getTag({})).toBe('Active');
  expect(getTag({ associationStatus: 'PENDING', isOursToAnswer: true })).toBe('Waiting for you');
  expect(getTag({ associationStatus: 'PENDING' })).toBe('Requested');
  expect(getTag({ associationStatus: 'PENDING', vendorStatus: 'UNCLAIMED' })).toBe('Invited');
  expect(getTag({ associationStatus: null })).toBeNull();
});

test.each([
  [0.3, '18 min'],
  [3.24, '3.2 h'],
  [26.4, '26 h'],
  [98, '4 days 2 h'],
])('a mean of %d hours is shown as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('a client’s response times are theirs and a supplier’s ours, and an unmeasured one is not zero', () => {
  const labels = (overrides: object) => toFigures(aVendorRecord(overrides)).map(({ label }) => label);
  expect(labels({})).toContain('Our response time');
  expect(labels({ relationship: 'CLIENT' })).toContain('Their response time');
  const stats = { ...aVendorRecord().stats, avgResponseHours: null };
  expect(
    toFigures(aVendorRecord({ stats })).find(({ label }) => label === 'Our response time')?.value,
  ).toBeNull();
});
