import type { Page } from '@playwright/test';
import type { Registration } from '@slotwise/contract/auth/auth.schema';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { loginPage } from './login-page.ts';
import { requireDialog, requireScreen, seeToast } from './screen.ts';

const LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  displayName: 'Display Name',
  organization: 'Organization Name',
  designation: 'Designation',
  location: 'Location',
  email: 'Email',
  phone: 'Mobile number',
} as const;

/** The sign-up screen. */
export async function signUpPage(page: Page) {
  await requireScreen(page, 'Sign up');
  await expect(page).toHaveURL(/\/signup(#|$)/);
  const submit = () => page.getByRole('button', { name: 'Sign Up' }).click();
  return {
    knows: (label: string, text: string) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
    async seeThatEveryFieldIsRequired() {
      await submit();
      for (const label of Object.values(LABELS))
        await expect(page.getByText(`${label} is required`)).toBeVisible();
    },
    async signUp(registration: Pick<Registration, keyof typeof LABELS>) {
      for (const [field, label] of Object.entries(LABELS)) {
        await page.getByLabel(label, { exact: true }).fill(registration[field as keyof typeof LABELS]);
      }
      await submit();
      await seeToast(page, MESSAGES.auth.register.success);
      return verificationModal(page);
    },
  };
}

export async function openSignUp(page: Page) {
  await page.goto('/signup');
  return signUpPage(page);
}

/** The modal that says an email is on its way. */
async function verificationModal(page: Page) {
  const { title, close, continueToLogin } = MODALS.verificationSent;
  const dialog = await requireDialog(page, title);
  await expect(dialog).toContainText('verification is required');
  return {
    async offersBothWaysOutAndAPausedResend() {
      await expect(dialog.getByRole('button', { name: close, exact: true }).last()).toBeVisible();
      const resend = dialog.getByRole('button', { name: /^Resend in 00:\d\d$/ });
      await expect(resend).toBeVisible();
      await expect(resend).toBeDisabled();
    },
    async continueToLogin() {
      await dialog.getByRole('button', { name: continueToLogin }).click();
      return loginPage(page);
    },
  };
}
