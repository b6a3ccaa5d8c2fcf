import type { Page } from '@playwright/test';
import { listZips, uploadZip } from '@slotwise/contract/deepgaze/zips.endpoints';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';

import { call, type House } from '../harness/api.ts';
import { zipOfPeople } from '../harness/resume-zips.ts';

const QUESTION = 'Who has worked at Pinegate Systems?';
const READ_WITHIN_MILLIS = 60_000;

/** Uploads a zip of invented people's resumes and waits until it has been read. */
export async function uploadResumes({ url }: House, { token }: SignedIn): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(zipOfPeople())]), 'engineers-november.zip');
  const response = await fetch(`${url}/api${uploadZip.path}`, {
    method: uploadZip.method,
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The zip was not taken: ${await response.text()}`);
  const deadline = Date.now() + READ_WITHIN_MILLIS;
  while (Date.now() < deadline) {
    const { data } = await call(url, listZips, { query: {} }, token);
    if (data.every(({ state }) => state === 'READY')) return;
  }
  throw new Error('The zip was not read in time.');
}

/** Asks once; later pictures show the same conversation. */
export async function askDeepgaze(page: Page): Promise<void> {
  const answer = page.getByRole('article', { name: QUESTION }).last();
  await page.getByRole('log', { name: 'Answers' }).waitFor();
  if ((await answer.count()) === 0) {
    await page.getByRole('textbox', { name: 'Ask about these resumes' }).fill(QUESTION);
    await page.keyboard.press('Enter');
  }
  await answer.getByText(/^Searched/).waitFor();
}

export async function openEvidence(page: Page): Promise<void> {
  await askDeepgaze(page);
  await page
    .getByRole('article', { name: QUESTION })
    .last()
    .getByRole('button')
    .filter({ hasText: 'page 1' })
    .first()
    .click();
  await page.locator('[data-page] canvas').first().waitFor();
}

export async function openUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload zip…' }).click();
  await page.getByRole('dialog', { name: 'Upload resumes' }).waitFor();
}

/** A meeting filled in from a resume, each value above its source words. */
export async function scheduleFromResume(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Schedule Meera Krishnan' }).first().click();
  await page.getByText('From the resume, page 1: “Meera Krishnan”').waitFor();
  await page.waitForURL(/draft=/);
  await page.getByText('Document attached successfully').waitFor();
  await page.waitForFunction(() => !document.querySelector('.Toastify [role=status]'));
}
