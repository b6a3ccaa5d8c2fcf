import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { loginPage } from './login-page.ts';
import { seeToast } from './screen.ts';

/** The bar above every screen for logged-in users. */
export async function navBar(page: Page) {
  const bar = page.getByRole('banner');
  await expect(bar).toBeVisible();
  return {
    seesOnly: (...items: string[]) =>
      expect(bar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(items),
    seesName: (displayName: string) => expect(bar.getByRole('link', { name: displayName })).toBeVisible(),
    goTo: (item: string) => bar.getByRole('link', { name: item, exact: true }).click(),
    async logOut() {
      await bar.getByRole('button', { name: 'Log Out' }).click();
      await seeToast(page, MESSAGES.auth.logOut.success);
      return loginPage(page);
    },
  };
}
