import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';
import { requireScreen } from './screen.ts';

/** The error window that explains why something cannot be shown. */
export async function errorWindow(page: Page, code: 'NOT_FOUND' | 'FORBIDDEN') {
  const titles = {
    NOT_FOUND: 'Page not found',
    FORBIDDEN: 'Your role does not give you access to this page',
  };
  await requireScreen(page, titles[code]);
  await expect(page).toHaveURL(/^[^?]*\/window\/error\?/);
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
}
