import type { Page } from '@playwright/test';
import type { ActionMessages } from '@slotwise/contract/first-messages';

import { expect } from '../harness/story.ts';

/** Asserts that the screen with this heading is shown and nothing is loading over it. */
export async function requireScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: heading, exact: typeof heading === 'string' }),
  ).toBeVisible();
}

/** Opens the URL and waits until its screen has loaded completely. */
export async function openScreen(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await requireScreen(page, heading);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** Waits for a toast that contains all of the given texts; each toast matches once. */
export async function seeToast(page: Page, ...texts: string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(takeToast, texts), { message: `a toast with ${texts.join(', ')}` })
    .toEqual('shown');
}

/** Waits for an action's progress and success toasts, each shown once and letter for letter. */
export async function seeToasts(page: Page, { progress, success }: Partial<ActionMessages>): Promise<void> {
  for (const text of [progress, success]) if (text) await seeExactToast(page, text);
}

async function seeExactToast(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(takeExactToast, text), { message: `the toast '${text}'` })
    .toEqual('shown');
}

/** Runs in the page; returns the other toasts if the wanted one is not among them. */
function takeExactToast(text: string): string | string[] {
  const index = window.toastsShown.indexOf(text);
  if (index < 0) return window.toastsShown;
  window.toastsShown.splice(index, 1);
  return 'shown';
}

/** Runs in the page; returns the other toasts if the wanted one is not among them. */
function takeToast(texts: string[]): string | string[] {
  const index = window.toastsShown.findIndex((toast) => texts.every((text) => toast.includes(text)));
  if (index < 0) return window.toastsShown;
  window.toastsShown.splice(index, 1);
  return 'shown';
}

/** The dialog with that title, once it is visible. */
export async function requireDialog(page: Page, title: string | RegExp) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}
