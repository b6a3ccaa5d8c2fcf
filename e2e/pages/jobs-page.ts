import type { Page } from '@playwright/test';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { requireDialog, requireScreen, seeToasts } from './screen.ts';
import { submissionDialog } from './submission-dialog.ts';

type WrittenJob = {
  title: string;
  description: string;
  skill: { name: string; weight: string };
  round: string;
  sharedWith: string;
};

/** The organization's own jobs, and those shared by clients. */
export async function jobsPage(page: Page) {
  await requireScreen(page, 'Job descriptions');
  await expect(page).toHaveURL(/\/jobdescriptions(\?|$)/);
  const openNewJob = async () => {
    await page.getByRole('button', { name: 'New job description' }).first().click();
    return requireDialog(page, 'New job description');
  };
  const shared = page.getByRole('table', { name: 'Jobs shared with us' });
  return {
    openNewJob,
    async write({ title, description, skill, round, sharedWith }: WrittenJob) {
      const dialog = await openNewJob();
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      await field('Title').fill(title);
      await field('Openings').fill('2');
      await field('Description').fill(description);
      await dialog.getByRole('button', { name: 'Add skill' }).click();
      await field('Skill 1').fill(skill.name);
      await dialog.getByRole('combobox', { name: `Weight of ${skill.name}` }).selectOption(skill.weight);
      await dialog.getByRole('button', { name: 'Add a round' }).click();
      await field('Round name').fill(round);
      await dialog.getByRole('button', { name: 'Add the must-have skills' }).click();
      await expect(dialog.getByRole('checkbox', { name: `${skill.name} is a must-have` })).toBeChecked();
      await dialog.locator('summary').filter({ hasText: 'Suppliers' }).click();
      await dialog.getByRole('checkbox', { name: sharedWith }).check();
      await dialog.getByRole('button', { name: 'Save job description' }).click();
      await seeToasts(page, MESSAGES.jobDescriptions.create);
      const result = await requireDialog(page, MODALS.jobAdded.title);
      await expect(result).toContainText(title);
      await result.getByRole('button', { name: 'Close' }).last().click();
      await expect(page).toHaveURL('/dashboard');
    },
    async seesSharedJob(title: string, ...facts: string[]) {
      const row = shared.getByRole('row').filter({ hasText: title });
      for (const fact of facts) await expect(row).toContainText(fact);
    },
    async readsSharedJob(title: string, ...facts: string[]) {
      await shared.getByRole('button', { name: title, exact: true }).click();
      const details = await requireDialog(page, title);
      for (const fact of facts) await expect(details).toContainText(fact);
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
    },
    async submitCandidateFor(title: string, client: string) {
      await page.getByRole('button', { name: `Submit candidate for ${title}…` }).click();
      return submissionDialog(page, client);
    },
  };
}

export async function openJobs(page: Page, tab: 'own' | 'shared' = 'own') {
  await page.goto(tab === 'shared' ? '/jobdescriptions?tab=shared' : '/jobdescriptions');
  return jobsPage(page);
}
