import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import type { Day } from '../harness/days.ts';
import { expect } from '../harness/story.ts';
import { requireScreen, seeToasts } from './screen.ts';

/** The form for a resource and its billing. */
export async function resourcePage(page: Page) {
  await requireScreen(page, 'Edit Scheduled Meeting');
  await expect(page).toHaveURL(/\/editresource\/[\w-]{36}$/);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    async describeTheResource({ client, joining }: { client: string; joining: Day }) {
      await field('Client').fill(client);
      await field('Joining date').fill(joining.shown);
      await field('Joining date').press('Tab');
    },
    tickOff: (step: string) => page.getByRole('checkbox', { name: `${step} is done` }).check(),
    async enterRates(billRate: string, payRate: string, currency: string) {
      await field('Bill rate').fill(billRate);
      await field('Pay rate').fill(payRate);
      await page.getByRole('combobox', { name: 'Currency' }).fill(currency);
      await page.getByRole('option', { name: currency }).click();
    },
    async explainTheRate(from: Day, reason: string) {
      await field('Rate effective from').fill(from.shown);
      await field('Rate effective from').press('Tab');
      await field('Reason for the rate').fill(reason);
    },
    seesMargin: (...texts: string[]) =>
      expect(page.getByRole('status').filter({ hasText: /^Margin/ })).toContainText(texts.join(' ')),
    async addResource() {
      await page.getByRole('button', { name: 'Add resource' }).click();
      await seeToasts(page, MESSAGES.bookings.addResource);
    },
    async saveChanges() {
      await page.getByRole('button', { name: 'Save changes' }).click();
      await seeToasts(page, MESSAGES.bookings.updateResource);
    },
    backToTheMeeting: () => page.getByRole('link', { name: 'Back to the meeting' }).click(),
  };
}

export async function openResource(page: Page, bookingId: string) {
  await page.goto(`/editresource/${bookingId}`);
  return resourcePage(page);
}
