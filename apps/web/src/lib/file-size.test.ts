import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [320_000, '313 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [20 * 1024 * 1024, '20 MB'],
  [20.06 * 1024 * 1024, '20.1 MB'],
])('a reader sees %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
