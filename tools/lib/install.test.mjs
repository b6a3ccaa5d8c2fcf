import { expect, test } from 'vitest';

import { isInstalled } from './install.mjs';
import { isAtLeast } from './node-version.mjs';

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const binding = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const lock = {
  packages: { '': {}, 'node_modules/zod': zod, 'node_modules/@parser/binding-darwin': binding },
};

test('a finished install without the packages of other platforms is complete', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/zod': zod } })).toBe(true);
});

test.each([
  ['nothing was installed', undefined],
  ['a package is missing', { packages: {} }],
  ['a package has another version', { packages: { 'node_modules/zod': { ...zod, version: '4.6.6' } } }],
  ['a package has another content', { packages: { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } } }],
  ['a package left the lock file', { packages: { 'node_modules/zod': zod, 'node_modules/old': zod } }],
])('the dependencies are installed again where %s', (_reason, record) => {
  expect(isInstalled(lock, record)).toBe(false);
});

test.each([
  ['v22.18.0', true],
  ['v24.0.1', true],
  ['v22.17.9', false],
  ['v20.20.2', false],
])('Node %s runs the server: %s', (version, runs) => {
  expect(isAtLeast(version, '22.18.0')).toBe(runs);
});
