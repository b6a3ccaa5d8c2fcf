import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import type { Day } from '../harness/days.ts';
import { expect } from '../harness/story.ts';
import { requireDialog, seeToasts } from './screen.ts';

type PutForward = { name: string; email: string; phone?: string };

/** The form with which a supplier submits a candidate. */
export async function submissionDialog(page: Page, client: string) {
  const dialog = await requireDialog(page, `Submit a candidate to ${client}`);
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const send = () => dialog.getByRole('button', { name: 'Submit candidate' }).click();
  return {
    async fillIn({ name, email, phone = '' }: PutForward, agreement: 'ASK' | 'CONFIRMED') {
      await field('Candidate name').fill(name);
      await field('Email').fill(email);
      await field('Mobile number').fill(phone);
      const words = {
        ASK: 'Ask the candidate by email',
        CONFIRMED: 'The candidate has agreed, and I can prove it',
      };
      await dialog.getByRole('radio', { name: words[agreement] }).check();
    },
    async proposeTimes({ shown }: Day, ...starts: string[]) {
      for (const [index, start] of starts.entries()) {
        await dialog.getByRole('button', { name: 'Add a time' }).click();
        const line = dialog.getByRole('group', { name: `Time ${index + 1}` });
        await line.getByRole('textbox', { name: 'Date' }).fill(shown);
        await line.getByRole('textbox', { name: 'Date' }).press('Tab');
        await line.getByRole('textbox', { name: 'Start' }).fill(start);
        await line.getByRole('textbox', { name: 'Start' }).blur();
      }
    },
    async nameARate(amount: string, currency: string) {
      await field('Your rate').fill(amount);
      await dialog.getByRole('combobox', { name: 'Rate currency' }).fill(currency);
      await page.getByRole('option', { name: currency }).click();
    },
    send,
    async submit() {
      await send();
      await seeToasts(page, MESSAGES.vendorBookings.create);
      await expect(dialog).toBeHidden();
    },
    async learnsWhatIsMissing(...faults: string[]) {
      await send();
      for (const fault of faults) await expect(dialog.getByText(fault)).toBeVisible();
    },
    /** The refusal keeps the typed input and reveals nothing about the person who was first. */
    async learnsThatTheClientKnowsTheCandidate(name: string, ...secrets: string[]) {
      await expect(dialog.getByRole('alert')).toContainText('The client knows this candidate already');
      await expect(field('Candidate name')).toHaveValue(name);
      for (const secret of secrets) await expect(page.locator('body')).not.toContainText(secret);
    },
  };
}
