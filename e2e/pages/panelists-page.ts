import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToast } from './screen.ts';

type NewPanelist = { firstName: string; lastName: string; displayName: string; email: string };

/** The list of panelists. */
export async function panelistsPage(page: Page) {
  await requireScreen(page, 'Panelists');
  const openNewPanelist = async () => {
    await page.getByRole('button', { name: 'Add panelist' }).first().click();
    const form = page.getByRole('form', { name: 'Add panelist' });
    await expect(form).toBeVisible();
    return form;
  };
  return {
    openNewPanelist,
    async considerDeactivating(displayName: string) {
      await page.getByRole('button', { name: `More for ${displayName}` }).click();
      await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
      await expect(page.getByRole('dialog')).toContainText(displayName);
    },
    async addPanelist({ firstName, lastName, displayName, email }: NewPanelist) {
      const form = await openNewPanelist();
      await form.getByRole('textbox', { name: 'First Name' }).fill(firstName);
      await form.getByRole('textbox', { name: 'Last Name' }).fill(lastName);
      await form.getByRole('textbox', { name: 'Display Name' }).fill(displayName);
      await form.getByRole('textbox', { name: 'Email' }).fill(email);
      await form.getByRole('button', { name: 'Add panelist' }).click();

      await seeToast(page, MESSAGES.panelists.create.progress);
      const result = await requireDialog(page, MODALS.panelistAdded.title);
      await expect(result).toContainText(email);
      await result.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('table', { name: 'Panelists' }).getByText(displayName)).toBeVisible();
    },
  };
}

export async function openPanelists(page: Page) {
  await page.goto('/panelist');
  return panelistsPage(page);
}
