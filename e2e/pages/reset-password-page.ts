import type { Page } from '@playwright/test';
import { FAILURES } from '@slotwise/contract/failures';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { PASSWORD } from '../harness/people.ts';
import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToast } from './screen.ts';

/** The form that requests a link. */
export async function resetPasswordPage(page: Page) {
  await requireScreen(page, 'Reset password');
  await expect(page).toHaveURL('/resetpassword');
  return {
    async askForALink(email: string) {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      const { title, text, continueToLogin } = MODALS.passwordResetSent;
      const dialog = await requireDialog(page, title);
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: continueToLogin }).click();
    },
  };
}

const TITLES = {
  verify: 'Verify your email',
  reset: 'Choose a new password',
  invite: 'Accept the invitation',
} as const;

/** The page of a mailed link on which its reader chooses a password. */
export async function newPasswordPage(page: Page, mode: keyof typeof TITLES) {
  await requireScreen(page, TITLES[mode]);
  await expect(page, 'the secret stays out of the address bar').toHaveURL('/resetpassword');

  const send = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: /save password/i }).click();
  };
  return {
    async choosePassword(password = PASSWORD) {
      await send(password);
      await seeToast(page, MESSAGES.auth.setPassword.success);
    },
    async learnThatTheLinkIsUsedUp(password = PASSWORD) {
      await send(password);
      await requireScreen(page, 'This link no longer works');
      await expect(page.getByText(FAILURES.LINK_EXPIRED.message).first()).toBeVisible();
    },
  };
}

/** Opens a link from an email as its reader does. */
export async function openMailedLink(page: Page, link: string) {
  const mode = new URLSearchParams(new URL(link).hash.slice(1)).get('mode');
  await page.goto(link);
  return newPasswordPage(page, mode as keyof typeof TITLES);
}
