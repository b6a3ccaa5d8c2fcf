import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';
import { requireScreen } from './screen.ts';

/** One meeting with its people, its mails and its history. */
export async function meetingPage(page: Page, candidate: string) {
  await requireScreen(page, candidate);
  await expect(page).toHaveURL(/\/viewmeeting\/[\w-]{36}$/);
  const mails = page.getByRole('list', { name: 'Mails' }).getByRole('listitem');
  return {
    bookingId: page.url().split('/').at(-1) ?? '',
    seesWhen: (...texts: string[]) =>
      seeTexts(page.getByRole('region', { name: 'Meeting', exact: true }), texts),
    seesPeople: (...texts: string[]) => seeTexts(page.getByRole('region', { name: 'People' }), texts),
    async seesThatEveryMailWasSent(...readers: string[]) {
      await expect(mails).toHaveCount(readers.length);
      for (const reader of readers) {
        await expect(mails.filter({ hasText: reader })).toContainText('Handed to the mail server', {
          timeout: 20_000,
        });
      }
    },
    seesNoMails: () => expect(page.getByRole('region', { name: 'Mail deliveries' })).toHaveCount(0),
    async seesInTheHistory(...texts: string[]) {
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await seeTexts(page.getByRole('region', { name: 'What happened' }), texts);
    },
  };
}

async function seeTexts(part: ReturnType<Page['getByRole']>, texts: string[]) {
  for (const text of texts) await expect(part).toContainText(text);
}
