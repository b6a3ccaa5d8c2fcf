import type { Page } from '@playwright/test';
import { FIRST_MESSAGES } from '@slotwise/contract/first-messages';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { PASSWORD } from '../harness/people.ts';
import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToasts } from './screen.ts';

/** A user's own account page. */
export async function profilePage(page: Page) {
  await requireScreen(page, 'Profile');
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  const rows = sessions.getByRole('listitem');
  const address = page.getByRole('region', { name: 'Email address' });
  return {
    seesSessions: (count: number) => expect(rows).toHaveCount(count),
    async logOutElsewhere() {
      await expect(rows.first()).toContainText('This device');
      await rows
        .last()
        .getByRole('button', { name: /^Log out / })
        .click();
      const question = await requireDialog(page, /^Log out /);
      await question.getByLabel('Current password').fill(PASSWORD);
      await question.getByRole('button', { name: 'Log out' }).click();
      await seeToasts(page, MESSAGES.sessions.end);
    },
    async changeAddress(email: string) {
      await address.getByLabel('New address', { exact: true }).fill(email);
      await address.getByLabel('Current password, to confirm the change').fill(PASSWORD);
      await address.getByRole('button', { name: 'Send confirmation link' }).click();
      await seeToasts(page, MESSAGES.recruiters.update);
      const { title, text } = MODALS.emailLinkSent;
      const result = await requireDialog(page, title);
      await expect(result).toContainText(text);
      await result.getByRole('button', { name: 'Close' }).last().click();
      await expect(address).toContainText(`${email} is not confirmed yet.`);
    },
    seesAddress: (email: string) => expect(address).toContainText(`You log in with ${email}.`),
  };
}

export async function openProfile(page: Page) {
  await page.goto('/profile');
  return profilePage(page);
}

/** The page of the link mailed to a new address, which asks for confirmation before any change. */
export async function openAddressLink(page: Page, link: string) {
  await page.goto(link);
  await requireScreen(page, 'Confirm your new address');
  await expect(page, 'the secret stays out of the address bar').toHaveURL('/resetpassword');
  return {
    async useIt() {
      await page.getByRole('button', { name: 'Use this address' }).click();
      await seeToasts(page, FIRST_MESSAGES.confirmEmail);
      await requireScreen(page, 'Email address changed');
    },
  };
}
