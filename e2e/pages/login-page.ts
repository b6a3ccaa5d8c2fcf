import type { Page } from '@playwright/test';
import { TAGLINE } from '@slotwise/contract/first-messages';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { PASSWORD } from '../harness/people.ts';
import { expect } from '../harness/story.ts';
import { dashboardPage } from './dashboard-page.ts';
import { resetPasswordPage } from './reset-password-page.ts';
import { requireDialog, requireScreen, seeToast } from './screen.ts';

/** The log-in screen. */
export async function loginPage(page: Page) {
  await requireScreen(page, 'Log in');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(TAGLINE).filter({ visible: true })).toHaveCount(1);

  const tryToLogIn = async (email: string, password: string) => {
    await page.getByLabel('Mail Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login Now' }).click();
  };
  return {
    tryToLogIn,
    async logIn(email: string, password = PASSWORD) {
      await tryToLogIn(email, password);
      await seeToast(page, MESSAGES.auth.logIn.progress);
      await seeToast(page, MESSAGES.auth.logIn.success);
      return dashboardPage(page);
    },
    async seeRefusal(...texts: string[]) {
      for (const text of texts) await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    },
    async forgetPassword() {
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      return resetPasswordPage(page);
    },
    async seeThatTheSessionEnded() {
      const dialog = await requireDialog(page, MODALS.sessionEnded.title);
      await expect(dialog).toContainText(MODALS.sessionEnded.text);
      await dialog.getByRole('button', { name: 'Continue to Login' }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

export async function openLogin(page: Page) {
  await page.goto('/login');
  return loginPage(page);
}
