import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';

/** The page of a candidate's mailed link, which asks whether a supplier may represent them. */
export async function openCandidateLink(page: Page, link: string, supplier: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`May ${supplier} represent you?`);
  return {
    async sees(...facts: string[]) {
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
    },
    async sayYes() {
      await page.getByRole('button', { name: `Yes, ${supplier} may` }).click();
      await expect(page.getByRole('status')).toContainText('You said yes.');
    },
  };
}
