import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';
import { requireScreen } from './screen.ts';

/** An organization with its figures, terms, submissions, comments and documents. */
export async function vendorPage(page: Page, name: string) {
  await requireScreen(page, name);
  await expect(page).toHaveURL(/\/viewvendor\/[\w-]{36}(\?|$)/);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const submissions = page.getByRole('table', { name: 'Submissions' });
  return {
    async seesSubmission(candidate: string, ...facts: (string | RegExp)[]) {
      const row = submissions.getByRole('row').filter({ hasText: candidate });
      for (const fact of facts) await expect(row).toContainText(fact);
    },
  };
}

export async function openVendor(page: Page, vendorId: string, name: string) {
  await page.goto(`/viewvendor/${vendorId}`);
  return vendorPage(page, name);
}
