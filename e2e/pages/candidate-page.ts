import type { Page } from '@playwright/test';

import { expect } from '../harness/story.ts';

/** The page of a candidate's mailed link that asks whether a supplier may represent them. */
export async function openCandidateLink(page: Page, link: string, supplier: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`May ${supplier} represent you?`);
  return {
    async sees(...facts: string[]) {
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
    },
    async sayYes() {
      await page.getByRole('button', { name: `Yes, ${supplier} may` }).click();
      await expect(page.getByRole('status')).toContainText('You said yes.');
    },
  };
}

/** The page of a candidate's own meeting: choosing a time, and afterwards the status. */
export async function openMeetingLink(page: Page, link: string) {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    ...getChoice(page),
    ...getStatus(page),
    async sees(...facts: string[]) {
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
    },
    seesHeading: (text: string) => seeHeading(page, text),
  };
}

/** The screen opens scrolled to the top. */
const seeHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeInViewport();

function getChoice(page: Page) {
  const days = page.getByRole('group', { name: 'Choose a day' });
  const isOn = (clock: string) => page.getByRole('button', { name: clock, exact: true });
  return {
    /** Takes a day by name, such as 'Wednesday 2 December'. */
    async chooses(day: string, clock: string) {
      await days.getByRole('button', { name: new RegExp(`^${day}, \\d+ times?$`) }).click();
      await isOn(clock).click();
      await page
        .getByRole('group', { name: 'Your choice' })
        .getByRole('button', { name: 'Continue' })
        .click();
    },
    async books() {
      await seeHeading(page, 'Is this right?');
      await page.getByRole('button', { name: 'Book this time' }).click();
    },
    async moves() {
      await seeHeading(page, 'Move to this time?');
      await page.getByRole('button', { name: 'Move my interview' }).click();
    },
    async learnsThatItIsTaken(clock: string) {
      await expect(
        page.getByText(new RegExp(`, ${clock} has just been taken by someone else`)),
      ).toBeVisible();
      await expect(days).toBeVisible();
    },
    isNotOffered: (clock: string) => expect(isOn(clock)).toHaveCount(0),
    noneSuits: () => page.getByRole('button', { name: 'None of these work for me' }).click(),
    async saysWhenItSuits(text: string) {
      await page.getByLabel('When can you come?').fill(text);
      await page.getByRole('button', { name: 'Read my times' }).click();
    },
    removes: (window: string) => page.getByRole('button', { name: `Remove ${window}` }).click(),
    async proposes() {
      await page.getByRole('button', { name: 'Send these times' }).click();
      await expect(page.getByText(/^Your times have been sent\./)).toBeVisible();
    },
  };
}

function getStatus(page: Page) {
  return {
    startsToMove: () => page.getByRole('button', { name: 'Move', exact: true }).click(),
    async saysYes() {
      await page.getByRole('button', { name: 'I’ll be there' }).click();
      await expect(page.getByText(/^You said you’ll be there/)).toBeVisible();
    },
    async downloadsTheEntry(): Promise<string> {
      await page.getByText('Add to calendar').click();
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Calendar file/ }).click();
      const stream = await (await started).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
      return Buffer.concat(chunks).toString('utf8');
    },
    async withdraws(reason: string) {
      await page.getByRole('button', { name: 'Withdraw…' }).click();
      const question = page.getByRole('dialog', { name: 'Withdraw from this application?' });
      await question.getByLabel('Reason (optional)').fill(reason);
      await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await seeHeading(page, 'This application was withdrawn');
    },
  };
}
