import type { Page } from '@playwright/test';

import { auditScreen } from '../harness/audit.ts';
import { expect } from '../harness/story.ts';
import { requireDialog } from './screen.ts';

/** Audits the dialog that an action opens, and closes it again. */
export async function auditQuestion(page: Page, open: () => Promise<unknown>, title: string) {
  await open();
  const dialog = await requireDialog(page, title);
  await auditScreen(page, title);
  // The first Escape closes a list that is open in the dialog, the next one the dialog.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
}
