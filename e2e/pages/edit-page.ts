import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { readRenders } from '../harness/count-renders.ts';
import { expect } from '../harness/story.ts';
import { addToPanel, formParts } from './schedule-page.ts';
import { requireDialog, requireScreen, seeToast, seeToasts } from './screen.ts';

/** The form of an already scheduled meeting. */
export async function editPage(page: Page) {
  await requireScreen(page, 'Edit Scheduled Meeting');
  await expect(page).toHaveURL(/\/editmeeting\/[\w-]{36}$/);
  const { field } = formParts(page);
  const save = () => page.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('form').getByRole('alert');
  const seesThatItIsSaved = async (...facts: string[]) => {
    await seeToasts(page, MESSAGES.bookings.update);
    const result = await requireDialog(page, MODALS.bookingUpdated.title);
    for (const fact of facts) await expect(result).toContainText(fact);
    await result.getByRole('button', { name: 'Close' }).last().click();
    await expect(result).toBeHidden();
  };
  return {
    writeLink: (link: string) => field('Video link').fill(link),
    seesLink: (link: string) => expect(field('Video link')).toHaveValue(link),
    writeNotes: (notes: string) => field('Notes').fill(notes),
    /** Types the notes key by key on a page that counts renders; returns the components rendered per key. */
    async typeNotes(notes: string) {
      await page.waitForLoadState('networkidle');
      const before = await readRenders(page);
      await field('Notes').pressSequentially(notes);
      return ((await readRenders(page)) - before) / notes.length;
    },
    seesNotes: (notes: string) => expect(field('Notes')).toHaveValue(notes),
    seesStart: (clock: string) => expect(field('Start')).toHaveValue(clock),
    async swapPanelist(leaving: string, coming: string) {
      await page.getByRole('button', { name: `Remove ${leaving}` }).click();
      await addToPanel(page, coming);
    },
    save,
    previewsEmailTo: (name: string, words: string) => previewEmail(page, name, words),
    seesThatItIsSaved,
    async saveAll(...facts: string[]) {
      await save();
      await seesThatItIsSaved(...facts);
    },
    /** The conflict message that names who saved first; typed input stays. */
    async learnsWhoWasFaster(name: string, ...changes: string[]) {
      await seeToast(page, MESSAGES.bookings.update.failure, 'VERSION_CONFLICT', name);
      await expect(conflict).toContainText(`${name} changed this meeting first.`);
      await conflict.getByRole('button', { name: 'Show the change' }).click();
      const list = conflict.getByRole('list', { name: 'What changed' });
      for (const change of changes) await expect(list).toContainText(change);
    },
    async triesAgainOnTheNewState() {
      await conflict.getByRole('button', { name: 'Try again on the new version' }).click();
    },
    backToTheMeeting: () => page.getByRole('link', { name: 'Back to the meeting' }).click(),
  };
}

/** Previews an email before it is sent. */
async function previewEmail(page: Page, name: string, words: string) {
  await page.getByRole('button', { name: 'Preview emails' }).click();
  const preview = await requireDialog(page, 'Email preview');
  const recipients = preview.getByRole('combobox', { name: 'Recipient' });
  const label = await recipients.getByRole('option').filter({ hasText: name }).textContent();
  await recipients.selectOption({ label: label ?? '' });
  await expect(preview.frameLocator('iframe').locator('body')).toContainText(words);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
}

export async function openEdit(page: Page, bookingId: string) {
  await page.goto(`/editmeeting/${bookingId}`);
  return editPage(page);
}
