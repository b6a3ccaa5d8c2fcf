import type { Locator, Page } from '@playwright/test';

import { expect } from './story.ts';

const MOST_STOPS = 80;

/** Presses Tab until the element has focus, like a keyboard user. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} was not reached within ${MOST_STOPS} stops`);
}

/** Moves focus to the element and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves focus to the field and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
