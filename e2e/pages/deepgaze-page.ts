import type { Page } from '@playwright/test';
import { MESSAGES } from '@slotwise/contract/messages';

import { expect } from '../harness/story.ts';
import { openScreen, requireDialog, seeToasts } from './screen.ts';
import { schedulePage } from './schedule-page.ts';

const TEXTS = MESSAGES.deepgaze;
/** Scans are read too if OCR is installed, which is slow on a busy machine. */
const READING_MILLIS = 90_000;

/** The screen for reading and querying zips of resumes. */
export function deepgazePage(page: Page) {
  return { ...zipsOn(page), ...similarOn(page), ...resumesOn(page), ...questionsOn(page) };
}

function zipsOn(page: Page) {
  const zips = page.getByRole('region', { name: 'Zips' });
  const openMenu = (fileName: string) => page.getByRole('button', { name: `More for ${fileName}` }).click();
  return {
    async upload(fileName: string, bytes: Buffer) {
      const file = { name: fileName, mimeType: 'application/zip', buffer: bytes };
      await page.getByLabel('Zips of resumes').setInputFiles(file);
      await seeToasts(page, TEXTS.upload);
    },
    openUpload: () => page.getByRole('button', { name: 'Upload zip…' }).first().click(),
    /** Like someone who screens resumes for a job. */
    async uploadForJob(fileName: string, bytes: Buffer, job: string) {
      const dialog = await requireDialog(page, 'Upload resumes');
      await dialog.getByRole('combobox', { name: 'For a job' }).click();
      await page.getByRole('option', { name: job }).click();
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose zips…' }).click();
      await (await chooser).setFiles({ name: fileName, mimeType: 'application/zip', buffer: bytes });
      await seeToasts(page, TEXTS.upload);
    },
    async seesZip(fileName: string, ...facts: string[]) {
      const row = zips.getByRole('listitem').filter({ hasText: fileName });
      for (const fact of facts) await expect(row).toContainText(fact, { timeout: READING_MILLIS });
    },
    openZip: (fileName: string) => zips.getByRole('button', { name: new RegExp(`^${fileName}`) }).click(),
    async openProblems(fileName: string) {
      await openMenu(fileName);
      await page.getByRole('menuitem', { name: 'Files that could not be read…' }).click();
      return requireDialog(page, `Files that could not be read in ${fileName}`);
    },
    async considerDeleting(fileName: string) {
      await openMenu(fileName);
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      return requireDialog(page, `Delete ${fileName}?`);
    },
    async confirmDeleting(fileName: string) {
      await page.getByRole('button', { name: 'Delete zip' }).click();
      await seeToasts(page, TEXTS.remove);
      await expect(zips).not.toContainText(fileName);
    },
    showOnAPhone: (view: 'Zips' | 'Resumes' | 'Questions') => page.getByText(view, { exact: true }).click(),
  };
}

function similarOn(page: Page) {
  return {
    /** Resumes are compared shortly after they are read. */
    async openSimilar(pairs: string) {
      const entry = page.getByRole('button', { name: /^Similar resumes/ });
      await expect(async () => {
        await page.reload();
        await expect(entry).toContainText(pairs, { timeout: 3000 });
      }).toPass({ timeout: READING_MILLIS });
      await entry.click();
      return requireDialog(page, 'Similar resumes');
    },
  };
}

function resumesOn(page: Page) {
  return {
    async seesResume(name: string, ...facts: string[]) {
      const row = page.getByRole('table', { name: 'Resumes' }).getByRole('row').filter({ hasText: name });
      for (const fact of facts) await expect(row).toContainText(fact);
    },
    showOfTheResume: (look: 'Pages' | 'Text' | 'Facts') => page.getByText(look, { exact: true }).click(),
    /** Closes it with Escape, which returns focus to where it was opened. */
    async leaveTheResume(words: string) {
      await expect(page.getByRole('button', { name: /^Back to the / })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(':focus')).toContainText(words);
    },
    async schedule(name: string) {
      await page
        .getByRole('link', { name: `Schedule ${name}` })
        .first()
        .click();
      return schedulePage(page);
    },
  };
}

function questionsOn(page: Page) {
  const turn = (question: string) => page.getByRole('article', { name: question, exact: true }).last();
  return {
    async ask(question: string) {
      await page.getByRole('textbox', { name: 'Ask about these resumes' }).fill(question);
      await page.keyboard.press('Enter');
      await expect(turn(question).getByText(/^Searched |^This asks/)).toBeVisible();
    },
    async isAnswered(question: string, names: string[], ...texts: string[]) {
      const rows = turn(question).getByRole('list', { name: 'Resumes in the answer' });
      await expect(rows.getByRole('listitem')).toHaveCount(names.length);
      for (const name of names) await expect(rows.getByRole('link', { name, exact: true })).toBeVisible();
      for (const text of texts) await expect(turn(question)).toContainText(text);
    },
    async askWithout(question: string, condition: string) {
      await turn(question)
        .getByRole('button', { name: `Ask without ${condition}` })
        .click();
      await expect(page.getByRole('article', { name: question, exact: true })).toHaveCount(2);
    },
    async openChange(question: string) {
      await turn(question).getByRole('button', { name: 'Change…' }).click();
      return requireDialog(page, 'How the question was understood');
    },
    considerClearing: () => page.getByRole('button', { name: 'Clear…' }).click(),
    /** Opens the words that prove a row and checks that they are marked on their page. */
    async openEvidence(question: string, words: string) {
      await turn(question).getByRole('button').filter({ hasText: words }).first().click();
      await expect
        .poll(() => page.evaluate(markedWords), { message: `the mark over ${words}` })
        .toContain(words);
    },
    /** Sets the URL that a narrow window uses; no effect on a desktop. */
    async showQuestions() {
      const address = new URL(page.url());
      address.searchParams.set('view', 'questions');
      await page.goto(address.href);
      await expect(page.getByRole('heading', { level: 2, name: /^Questions about/ })).toBeVisible();
    },
  };
}

/** Runs in the page; returns the words that are highlighted in a PDF. */
function markedWords(): string {
  const ranges = [...(CSS.highlights.get('pdf-mark') ?? [])] as Range[];
  return ranges.map(String).join(' ');
}

export async function openDeepgaze(page: Page) {
  await openScreen(page, '/deepgaze', 'Deepgaze');
  return deepgazePage(page);
}
