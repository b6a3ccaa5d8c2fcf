import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToasts } from './screen.ts';
import { vendorPage } from './vendor-page.ts';

type NewSupplier = { organization: string; contact: string; email: string };

/** The organizations the user's own works with. */
export async function vendorsPage(page: Page) {
  await requireScreen(page, 'Vendors');
  await expect(page).toHaveURL(/\/vendorlist(\?|$)/);
  const vendors = page.getByRole('table', { name: 'Vendors' });
  const getRow = (name: string) => vendors.getByRole('row').filter({ hasText: name });
  const openNewVendor = async () => {
    await page.getByRole('button', { name: 'Add vendor' }).first().click();
    return requireDialog(page, 'Add vendor');
  };
  return {
    openNewVendor,
    async addSupplier({ organization, contact, email }: NewSupplier) {
      const dialog = await openNewVendor();
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      await dialog.getByRole('radio', { name: 'They submit candidates to us' }).check();
      await field('Organization Name').fill(organization);
      await field('Contact').fill(contact);
      await field('Contact’s email').fill(email);
      await dialog.getByRole('button', { name: 'Add and invite' }).click();
      await seeToasts(page, MESSAGES.vendors.create);
      await expect(dialog).toBeHidden();
    },
    async sees(name: string, ...facts: string[]) {
      for (const fact of facts) await expect(getRow(name)).toContainText(fact);
    },
    async accept(name: string) {
      await page.getByRole('button', { name: `Accept ${name}` }).click();
      await seeToasts(page, MESSAGES.vendors.update);
      await expect(getRow(name)).toContainText('Active');
    },
    async open(name: string) {
      await vendors.getByRole('link', { name }).click();
      return vendorPage(page, name);
    },
  };
}

export async function openVendors(page: Page) {
  await page.goto('/vendorlist');
  return vendorsPage(page);
}
