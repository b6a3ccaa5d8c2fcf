import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { StoreError } from '#db/faults/store-error.ts';
import { explainFailure } from './main.failures.ts';

const config = readConfig({ DATABASE_URL: 'postgres://slotwise:open-sesame@db.example:5433/slotwise' });
const cut = new Error('Connection terminated unexpectedly');

test.each([
  ['while it is opened', cut],
  ['in a transaction', new StoreError('STORE_UNAVAILABLE', 'The database cannot be reached.', cut)],
  ['as its server stops', Object.assign(new Error('terminating connection'), { code: '57P01' })],
])('an operator whose connection is cut %s sees what to do, without a stack or password', (_when, error) => {
  expect(explainFailure(error, config)).toBe(
    'The database at db.example:5433 ended the connection. Check that it is up, then try again.',
  );
});

test('a defect shows where in the code it happened', () => {
  expect(explainFailure(new TypeError('x is not a function'), config)).toContain('main.failures.test.ts');
});
