import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';

/** The page behind a panelist's mailed link. */
export async function linkPage(page: Page, candidate: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your interview with ${candidate}`);
  const card = page.getByRole('region', { name: 'Your scorecard' });
  const field = (name: string) => card.getByRole('textbox', { name, exact: true });
  const getRating = (attribute: string, rating: number) =>
    card.getByRole('radiogroup', { name: attribute }).getByRole('radio', { name: new RegExp(`^${rating},`) });
  const saveLine = (text: string) => expect(card.getByText(text, { exact: true })).toBeVisible();
  return {
    opensTheScorecard: () => card.getByRole('button', { name: 'Open the scorecard' }).click(),
    rate: (attribute: string, rating: number) => getRating(attribute, rating).check({ force: true }),
    recommend: (word: string) =>
      card
        .getByRole('radiogroup', { name: 'Your recommendation' })
        .getByRole('radio', { name: word, exact: true })
        .check({ force: true }),
    write: (name: string, text: string) => field(name).fill(text),
    async seesWhatWasWritten(texts: Record<string, string>, ratings: Record<string, number> = {}) {
      for (const [name, text] of Object.entries(texts)) await expect(field(name)).toHaveValue(text);
      for (const [name, rating] of Object.entries(ratings)) {
        await expect(getRating(name, rating)).toBeChecked();
      }
    },
    seesThatTheDraftIsSaved: () => saveLine('Draft saved'),
    seesThatThePhoneKeepsIt: () => saveLine('Offline: kept on this phone'),
    seesThatItIsOffline: () =>
      expect(page.getByRole('status').filter({ hasText: /^You’re offline/ })).toBeVisible(),
    async learnsWhatIsMissing(...faults: string[]) {
      await card.getByRole('button', { name: 'Submit scorecard' }).click();
      for (const fault of faults) await expect(card.getByText(fault).first()).toBeVisible();
    },
    isKeptForOffline: () => keepForOffline(page),
    async submit() {
      await card.getByRole('button', { name: 'Submit scorecard' }).click();
      await seesNews(page, MESSAGES.bookings.feedback.success);
      await expect(card.getByRole('term').getByText('Submitted', { exact: true })).toBeVisible();
    },
    ...listDecisions(page, candidate),
    ...listAnswers(page, candidate),
  };
}

/** The phone caches the page's files, so that it opens offline. */
const keepForOffline = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

function listAnswers(page: Page, candidate: string) {
  const card = page.getByRole('region', { name: 'Your answer' });
  const question = (title: string) => page.getByRole('dialog', { name: title });
  return {
    seesTheAnswer: (word: string) => expect(card).toContainText(word),
    /** Confirms the question that an email's link opens with one click. */
    async confirmDeclining(why: string) {
      const asked = question(`Decline the interview with ${candidate}?`);
      await asked.getByLabel('Reason (optional)').fill(why);
      await asked.getByRole('button', { name: 'Decline', exact: true }).click();
      await seesNews(page, MESSAGES.bookings.answer.success);
    },
    async isAskedToAccept() {
      await expect(question(`Accept the interview with ${candidate}?`)).toBeVisible();
    },
    /** One click on the page itself; a note is written next to it. */
    async accept(note: string) {
      await card.getByRole('button', { name: /^Add a note to/ }).click();
      await card.getByLabel(/^Note to/).fill(note);
      await card.getByRole('button', { name: 'Accept', exact: true }).click();
      await seesNews(page, MESSAGES.bookings.answer.success);
    },
    async propose(times: { date: string; from: string; to: string }[], why: string) {
      await card.getByRole('button', { name: 'Propose another time' }).click();
      const asked = question('Propose other times');
      for (const [at, { date, from, to }] of times.entries()) {
        if (at > 0) await asked.getByRole('button', { name: 'Add another time' }).click();
        const row = asked.getByRole('group', { name: `Time ${at + 1}` });
        await row.getByLabel('Date').fill(date);
        await row.getByLabel('From').fill(from);
        await row.getByLabel('To').fill(to);
      }
      await asked.getByLabel('Note (optional)').fill(why);
      await asked.getByRole('button', { name: 'Propose', exact: true }).click();
      await seesNews(page, MESSAGES.bookings.proposeTimes.success);
    },
  };
}

function listDecisions(page: Page, candidate: string) {
  const decision = page.getByRole('region', { name: 'Decision' });
  return {
    async reject(reason: string, why: string) {
      await decision.getByRole('button', { name: 'Reject…' }).click();
      const question = page.getByRole('dialog', { name: `Reject ${candidate}?` });
      await question.getByLabel('Reason', { exact: true }).selectOption(reason);
      await question.getByLabel('More about it').fill(why);
      await question.getByRole('button', { name: 'Reject candidate' }).click();
      await seesNews(page, MESSAGES.bookings.reject.success);
      await expect(decision).toContainText('Rejected by');
    },
    async select(comment: string) {
      await decision.getByRole('button', { name: 'Select…' }).click();
      const question = page.getByRole('dialog', { name: `Select ${candidate}?` });
      await question.getByRole('textbox').fill(comment);
      await question.getByRole('button', { name: 'Select candidate' }).click();
      await seesNews(page, MESSAGES.bookings.approve.success);
      await expect(decision).toContainText('Selected by');
    },
  };
}

const seesNews = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();

export async function openLinkPage(page: Page, link: string, candidate: string) {
  await page.goto(link);
  return linkPage(page, candidate);
}
