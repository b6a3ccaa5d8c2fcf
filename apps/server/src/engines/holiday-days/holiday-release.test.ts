import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOLIDAY_RELEASE } from './holiday-release.ts';

test('the release matches the installed version', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  expect(HOLIDAY_RELEASE).toBe(`date-holidays ${dependencies['date-holidays']}`);
});
