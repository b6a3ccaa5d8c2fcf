import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';
import { meetingPage } from './meeting-page.ts';
import { schedulePage } from './schedule-page.ts';
import { requireScreen } from './screen.ts';

/** The dashboard; its heading is the day, and a greeting for a panelist. */
export async function dashboardPage(page: Page) {
  await expect(page).toHaveURL(/\/dashboard(\?|$)/);
  await requireScreen(page, /day \d|^Good /);
  const bookings = page.getByRole('table', { name: 'Bookings' });
  const rowOf = (candidate: string) => bookings.getByRole('row').filter({ hasText: candidate });
  return {
    seesThatNothingIsScheduled: () => expect(page.getByText('Nothing is scheduled yet.')).toBeVisible(),
    async scheduleAMeeting() {
      await page
        .getByRole('link', { name: /^Schedule/ })
        .first()
        .click();
      return schedulePage(page);
    },
    async seesMeeting(candidate: string, when: string) {
      await expect(rowOf(candidate)).toContainText(when);
      await expect(rowOf(candidate)).toContainText('Scheduled');
    },
    async findsOnly(search: string, candidate: string) {
      await page.getByRole('searchbox', { name: 'Search bookings' }).fill(search);
      await expect(bookings.getByRole('row')).toHaveCount(2);
      await expect(rowOf(candidate)).toBeVisible();
    },
    async openMeeting(candidate: string) {
      await bookings.getByRole('link', { name: candidate }).click();
      return meetingPage(page, candidate);
    },
    /** The home of a panelist, where the next interview stands first. */
    async seesAsOnlyInterview(candidate: string) {
      const next = page.getByRole('region', { name: 'Next interview' });
      await expect(next.getByRole('heading', { name: candidate })).toBeVisible();
      await expect(page.getByText('1 interview ahead.')).toBeVisible();
    },
    async openNextInterview(candidate: string) {
      await page
        .getByRole('region', { name: 'Next interview' })
        .getByRole('link', { name: 'All about it' })
        .click();
      return meetingPage(page, candidate);
    },
  };
}
