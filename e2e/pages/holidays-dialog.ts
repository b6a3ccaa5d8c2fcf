import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { requireDialog, seeToasts } from './screen.ts';

/** Opens the holiday calendars over the list of panelists. */
export async function openHolidays(page: Page) {
  await page.getByRole('button', { name: 'Holidays…' }).click();
  const dialog = await requireDialog(page, 'Holidays');
  const calendars = dialog.getByRole('list', { name: 'Holiday calendars' }).getByRole('listitem');
  return {
    async follow(country: string) {
      await dialog.getByRole('combobox', { name: 'Country' }).fill(country);
      await page.getByRole('option', { name: country, exact: true }).click();
      await dialog.getByRole('button', { name: 'Add holidays' }).click();
      await seeToasts(page, MESSAGES.holidays.follow);
    },
    sees: (calendar: string, ...facts: string[]) =>
      Promise.all(
        facts.map((fact) => expect(calendars.filter({ hasText: calendar }).first()).toContainText(fact)),
      ),
    async showDays(calendar: string) {
      await dialog.getByRole('button', { name: `Days of ${calendar}` }).click();
    },
    async close() {
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
