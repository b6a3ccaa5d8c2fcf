import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { addPanelist, joinAsPanelist, schedule, signUp } from './harness/api.ts';
import { aWednesday, justBegun } from './harness/days.ts';
import { pressOn, tabTo, typeInto } from './harness/keyboard.ts';
import { aCompany, PASSWORD } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openLogin } from './pages/login-page.ts';
import { openMeeting } from './pages/meeting-page.ts';
import { reschedulePage } from './pages/reschedule-page.ts';
import { requireDialog, requireScreen, seeToasts } from './pages/screen.ts';

/** Moves along the tabs with the arrow keys, from the open one to the named one. */
async function walkToTab(page: Page, name: string) {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const wanted = page.getByRole('tab', { name });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}

/** Chooses the rating with the arrow keys, like any radio buttons. */
async function rate(page: Page, attribute: string, rating: number) {
  const radios = page.getByRole('radiogroup', { name: attribute }).getByRole('radio');
  await pressOn(page, radios.first(), 'Space');
  for (let step = 1; step < rating; step += 1) await page.keyboard.press('ArrowRight');
  await expect(radios.nth(rating - 1)).toBeChecked();
}

story('a recruiter logs in and schedules a meeting without a mouse', async ({ house, visit }) => {
  const company = aCompany();
  const { recruiter, candidate, panelist } = company;
  const day = aWednesday();
  const session = await signUp(house, company);
  await addPanelist(house, session, panelist);
  const { page } = await visit();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await openLogin(page);
  await typeInto(page, page.getByLabel('Mail Address'), recruiter.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
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
  await typeInto(page, field('Candidate name'), candidate.name);
  await typeInto(
    page,
    page.getByRole('region', { name: 'Candidate', exact: true }).getByRole('textbox', { name: 'Email' }),
    candidate.email,
  );
  await typeInto(page, page.getByRole('combobox', { name: 'Add a panelist' }), 'Ravi');
  await expect(page.getByRole('option', { name: panelist.displayName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Panel' }).getByText(panelist.displayName)).toBeVisible();
  await typeInto(page, field('Date'), day.shown);
  await page.keyboard.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Choose the day in a calendar' });
  await expect(calendar.locator(':focus'), 'the typed day has the focus').toHaveText(
    String(Number(day.iso.slice(-2))),
  );
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(field('Date')).toHaveValue(day.shown);
  await typeInto(page, field('Start'), '16');
  await typeInto(page, field('Video link'), 'https://meet.example/interview');
  await tabTo(page, page.getByRole('button', { name: 'Schedule', exact: true }));
  await page.keyboard.press('Enter');

  const result = await requireDialog(page, MODALS.bookingCreated.title);
  await expect(result).toContainText(`${day.shown} 16:00`);
  await expect(result.locator(':focus'), 'the focus is in the dialog').toHaveText('Close');
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
  await (await dashboardPage(page)).seesMeeting(candidate.name, `${day.shown} 16:00`);
});

story(
  'a recruiter moves a meeting and comments, and a panelist decides on it, without a mouse',
  async ({ house, visit }) => {
    const company = aCompany();
    const { panelist, candidate, secondCandidate } = company;
    const day = aWednesday();
    const session = await signUp(house, company);
    const panelistIds = [await addPanelist(house, session, panelist)];
    const startLocal = `${day.iso}T11:00`;
    const coming = await schedule(house, session, { candidate, panelistIds, startLocal });
    const begun = await schedule(house, session, {
      candidate: secondCandidate,
      panelistIds,
      startLocal: justBegun(),
    });
    const visitor = await visit();
    await enterAs(visitor, session);
    const { page } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });

    await openMeeting(page, coming, candidate.name);
    await walkToTab(page, 'Comments');
    await typeInto(page, field('Comment'), 'She asked for the afternoon.');
    await pressOn(page, button('Add comment'));
    await seeToasts(page, MESSAGES.bookings.comment);
    await pressOn(page, page.getByRole('link', { name: 'Reschedule', exact: true }));
    const move = await reschedulePage(page);
    await pressOn(page, page.getByRole('radio', { name: 'The candidate asked for it' }), 'Space');
    await typeInto(page, field('Note'), 'As you asked.');
    await tabTo(page, field('Start'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('16:00');
    await page.keyboard.press('Tab');
    await move.seesOldAndNewTime(`${day.shown} 11:00–12:00`, `${day.shown} 16:00–17:00`);
    await pressOn(page, button('Move meeting'));
    await requireDialog(page, MODALS.bookingRescheduled.title);
    await page.keyboard.press('Enter');
    await (await dashboardPage(page)).seesMeeting(candidate.name, `${day.shown} 16:00`);

    const other = await visit();
    await enterAs(other, await joinAsPanelist(house, panelist));
    await decideWithoutAMouse(other.page, begun, secondCandidate.name);
  },
);

async function decideWithoutAMouse(page: Page, bookingId: string, candidate: string) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const meeting = await openMeeting(page, bookingId, candidate);
  await walkToTab(page, 'Feedback');
  await rate(page, 'Technical skills', 4);
  await rate(page, 'Problem solving', 3);
  await typeInto(page, page.getByRole('textbox', { name: 'Summary' }), 'Careful, and quick where it counts.');
  await pressOn(page, button('Submit scorecard'));
  await seeToasts(page, MESSAGES.bookings.feedback);
  await pressOn(page, button('Select candidate…'));
  const dialog = await requireDialog(page, `Select ${candidate}?`);
  await expect(dialog.locator(':focus'), 'the focus is in the dialog').toBeVisible();
  await typeInto(page, dialog.getByRole('textbox', { name: 'Note for the team' }), 'Yes.');
  await pressOn(page, dialog.getByRole('button', { name: 'Select candidate' }));
  await seeToasts(page, MESSAGES.bookings.approve);
  await dashboardPage(page);
  await openMeeting(page, bookingId, candidate);
  await meeting.seesStatus('Selected');
}
