import type { Page } from '@playwright/test';

import { timeFinder } from '../pages/time-finder.ts';

const PANEL = ['Arjun Nair', 'Daniel Okafor', 'Sofia Lindqvist'];

/** The previous panel's times stay visible until the current panel's have loaded. */
const isSettled = (page: Page) =>
  page
    .getByText(/^Looking /)
    .first()
    .waitFor({ state: 'hidden' });

/** Adds a panel of three from three time zones and takes its best time. */
export async function toATime(page: Page) {
  const panel = page.getByRole('list', { name: 'Panel' });
  for (const name of PANEL) {
    if ((await panel.getByText(name).count()) > 0) continue;
    await page.getByRole('combobox', { name: 'Add a panelist' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await isSettled(page);
  await timeFinder(page).best.first().check();
  await isSettled(page);
  await page.evaluate(() => document.querySelector('#time')?.scrollIntoView());
}

export async function toTheDayOfATime(page: Page) {
  await toATime(page);
  await timeFinder(page).show('Day');
}

/** The candidate is available only early in the morning, when no one else works. */
export async function toNoTime(page: Page) {
  await toATime(page);
  await page.getByRole('button', { name: 'Add availability' }).click();
  const time = page.getByRole('group', { name: 'Time 1' });
  await time
    .getByRole('textbox', { name: 'Day' })
    .fill(await page.getByRole('textbox', { name: 'Date', exact: true }).inputValue());
  await time.getByRole('textbox', { name: 'From' }).fill('06:00');
  await time.getByRole('textbox', { name: 'Until' }).fill('08:00');
  await timeFinder(page).seesThatNothingFits();
  await page.evaluate(() => document.querySelector('#time')?.scrollIntoView());
}
