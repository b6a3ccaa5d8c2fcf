import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import type { Day } from '../harness/days.ts';
import { expect } from '../harness/story.ts';
import { formParts } from './schedule-page.ts';
import { requireDialog, requireScreen, seeToasts } from './screen.ts';

/** The form for a meeting's new time. */
export async function reschedulePage(page: Page, act: 'Move meeting' | 'Schedule again' = 'Move meeting') {
  await requireScreen(page, /^(Reschedule|Schedule) /);
  const { field, chooseStart } = formParts(page);
  const send = () => page.getByRole('button', { name: act }).click();
  return {
    chooseStart,
    send,
    async chooseDay({ shown }: Day) {
      await field('Date').fill(shown);
      await field('Date').press('Tab');
    },
    seesOldAndNewTime: async (before: string, after: string) => {
      await expect(page.getByRole('deletion')).toHaveText(before);
      await expect(page.getByRole('status').filter({ hasText: 'New time:' })).toContainText(after);
    },
    seesNewTime: (after: string) =>
      expect(page.getByRole('status').filter({ hasText: 'New time:' })).toContainText(after),
    seesWhoIsMailed: (...names: string[]) =>
      expect(page.getByRole('list', { name: 'Who is notified' }).getByRole('listitem')).toContainText(names),
    async giveReason(reason: string, note: string) {
      await page.getByRole('radio', { name: reason }).check();
      await page.getByRole('textbox', { name: 'Note' }).fill(note);
    },
    async learnsThatAReasonIsNeeded() {
      await send();
      await expect(page.getByText('Reason is required')).toBeVisible();
    },
    async move(...facts: string[]) {
      await send();
      await seeToasts(page, MESSAGES.bookings.reschedule);
      await expect(page).toHaveURL('/dashboard');
      const result = await requireDialog(page, MODALS.bookingRescheduled.title);
      for (const fact of facts) await expect(result).toContainText(fact);
      await result.getByRole('button', { name: 'Close' }).last().click();
      await expect(result).toBeHidden();
    },
  };
}

export async function openReschedule(page: Page, bookingId: string) {
  await page.goto(`/meeting/${bookingId}`);
  return reschedulePage(page);
}
