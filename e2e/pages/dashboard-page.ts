import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';
import { meetingPage } from './meeting-page.ts';
import { schedulePage } from './schedule-page.ts';
import { requireDialog, requireScreen } from './screen.ts';

/** The dashboard; its heading is the date, and for a panelist a greeting. */
export async function dashboardPage(page: Page) {
  await expect(page).toHaveURL(/\/dashboard(\?|$)/);
  await requireScreen(page, /day \d|^Good /);
  const bookings = page.getByRole('table', { name: 'Bookings' });
  const getRow = (candidate: string) => bookings.getByRole('row').filter({ hasText: candidate });
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
      await expect(getRow(candidate)).toContainText(when);
      await expect(getRow(candidate)).toContainText('Scheduled');
    },
    /** One complete row and the start of the next are visible without scrolling. */
    async seesMeetingsInTheWindow() {
      await expect(bookings.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
      await expect(bookings.getByRole('row').nth(2)).toBeInViewport();
    },
    async seesStatus(candidate: string, status: string) {
      await expect(getRow(candidate)).toContainText(status);
    },
    seesCount: (label: string, count: number) =>
      expect(
        page
          .getByRole('group', { name: 'Meetings by status' })
          .getByRole('button', { name: `${count} ${label}`, exact: true }),
      ).toBeVisible(),
    async resumeTheDraft(candidate: string) {
      await bookings.getByRole('link', { name: candidate }).click();
      return schedulePage(page);
    },
    async findsOnly(search: string, candidate: string) {
      await page.getByRole('searchbox', { name: 'Search bookings' }).fill(search);
      await expect(bookings.getByRole('row')).toHaveCount(2);
      await expect(getRow(candidate)).toBeVisible();
    },
    saveAsView: (name: string) => saveAsView(page, name),
    async openMeeting(candidate: string) {
      await bookings.getByRole('link', { name: candidate }).click();
      return meetingPage(page, candidate);
    },
    ...homeOfPanelist(page),
  };
}

/** Saves the current filters under a name and opens them by the view's link. */
async function saveAsView(page: Page, name: string) {
  const filters = new URL(page.url()).searchParams;
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  const dialog = await requireDialog(page, 'Save view');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const open = page.getByRole('button', { name, exact: true });
  await expect(open).toBeVisible();
  await expect(page).toHaveURL(/view=/);
  const view = new URL(page.url()).searchParams.get('view') ?? '';
  await page.goto(`/dashboard?view=${view}`);
  await expect(open).toBeVisible();
  for (const [key, value] of filters)
    await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(value);
}

/** A panelist's dashboard. */
function homeOfPanelist(page: Page) {
  return {
    /** Follows a task that the reader owes about the candidate. */
    async followWhatIsOwed(act: string, title: string, candidate: string) {
      await page.getByRole('link', { name: `${act}: ${title}` }).click();
      return meetingPage(page, candidate);
    },
    seesNothingOwed: (title: string) => expect(page.getByText(title)).toHaveCount(0),
    /** The next interview is first. */
    async seesAsOnlyInterview(candidate: string) {
      const next = page.getByRole('region', { name: 'Next interview' });
      await expect(next.getByRole('heading', { name: candidate })).toBeVisible();
      await expect(page.getByText('1 upcoming interview.')).toBeVisible();
    },
    async openNextInterview(candidate: string) {
      await page
        .getByRole('region', { name: 'Next interview' })
        .getByRole('link', { name: 'Interview kit' })
        .click();
      const meeting = await meetingPage(page, candidate);
      await seesThatOnlyTheKitIsPrinted(page);
      return meeting;
    },
  };
}

/** Only the interview kit is printed, without the page around it. */
async function seesThatOnlyTheKitIsPrinted(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('What to rate', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: null });
}
