import type { Locator, Page } from '@playwright/test';
import { MODALS } from '@slotwise/contract/messages';

import { addPanelist, signUp } from './harness/api.ts';
import { aWednesday } from './harness/days.ts';
import { aCompany, PASSWORD } from './harness/people.ts';
import { expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openLogin } from './pages/login-page.ts';
import { requireDialog, requireScreen } from './pages/screen.ts';

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} was not reached within ${MOST_STOPS} stops`);
}

story('a recruiter logs in and schedules a meeting without a mouse', async ({ house, visit }) => {
  const company = aCompany();
  const { recruiter, candidate, panelist } = company;
  const day = aWednesday();
  const session = await signUp(house, company);
  await addPanelist(house, session, panelist);
  const { page } = await visit();
  const typeInto = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await openLogin(page);
  await typeInto(page.getByLabel('Mail Address'), recruiter.email);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await dashboardPage(page);

  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Schedule/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await requireScreen(page, 'Schedule Meeting');
  await typeInto(field('Candidate name'), candidate.name);
  await typeInto(
    page.getByRole('region', { name: 'Candidate', exact: true }).getByRole('textbox', { name: 'Email' }),
    candidate.email,
  );
  await typeInto(page.getByRole('combobox', { name: 'Add a panelist' }), 'Ravi');
  await expect(page.getByRole('option', { name: panelist.displayName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Panel' }).getByText(panelist.displayName)).toBeVisible();
  await typeInto(field('Date'), day.shown);
  await page.keyboard.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Choose the day in a calendar' });
  await expect(calendar.locator(':focus'), 'the typed day has the focus').toHaveText(
    String(Number(day.iso.slice(-2))),
  );
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(field('Date')).toHaveValue(day.shown);
  await typeInto(field('Start'), '16');
  await tabTo(page, page.getByRole('button', { name: 'Schedule', exact: true }));
  await page.keyboard.press('Enter');

  const result = await requireDialog(page, MODALS.bookingCreated.title);
  await expect(result).toContainText(`${day.shown} 16:00`);
  await expect(result.locator(':focus'), 'the focus is in the dialog').toHaveText('Close');
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
  await (await dashboardPage(page)).seesMeeting(candidate.name, `${day.shown} 16:00`);
});
