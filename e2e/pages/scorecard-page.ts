import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { seeToasts } from './screen.ts';

/** The reader's scorecard on the meeting's page, with the others' below it. */
export async function scorecardPage(page: Page) {
  await expect(page.getByRole('tab', { name: 'Feedback', selected: true })).toBeVisible();
  const form = page.getByRole('form', { name: 'Your scorecard' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const getRating = (attribute: string, rating: number) =>
    form.getByRole('radiogroup', { name: attribute }).getByRole('radio', { name: new RegExp(`^${rating},`) });
  const recommendation = (word: string) =>
    form
      .getByRole('radiogroup', { name: 'Your recommendation' })
      .getByRole('radio', { name: word, exact: true });
  return {
    rate: (attribute: string, rating: number) => getRating(attribute, rating).check({ force: true }),
    recommend: (word: string) => recommendation(word).check({ force: true }),
    write: (name: string, text: string) => field(name).fill(text),
    seesThatTheDraftIsKept: () => expect(page.getByText(/^Saved \d\d:\d\d · draft$/)).toBeVisible(),
    async seesWhatWasWritten(texts: Record<string, string>, ratings: Record<string, number>, word: string) {
      for (const [name, text] of Object.entries(texts)) await expect(field(name)).toHaveValue(text);
      for (const [name, rating] of Object.entries(ratings)) {
        await expect(getRating(name, rating)).toBeChecked();
      }
      await expect(recommendation(word)).toBeChecked();
    },
    async learnsWhatIsMissing(...faults: string[]) {
      await form.getByRole('button', { name: 'Submit scorecard' }).click();
      for (const fault of faults) await expect(form.getByText(fault).first()).toBeVisible();
    },
    async submit() {
      await form.getByRole('button', { name: 'Submit scorecard' }).click();
      await seeToasts(page, MESSAGES.bookings.feedback);
      await expect(page.getByText(/^Submitted \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).toBeVisible();
    },
    async seesThatOthersAreHidden(words: string) {
      await expect(page.getByText('Hidden until yours is in')).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);
    },
    async seesInTheDebrief(...texts: string[]) {
      const grid = page.getByRole('region', { name: 'Scorecards side by side' });
      for (const text of texts) await expect(grid).toContainText(text);
    },
  };
}
