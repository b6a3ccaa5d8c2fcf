import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './story.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A frame without scripts cannot be inspected; it contains an email. */
const SANDBOXED = 'iframe[sandbox]';
export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/**
 * Audits the current page on a desktop in light mode and on a phone in dark mode: no violations of WCAG 2.2 AA, and no
 * horizontal overflow on the phone. Colors depend on the scheme and not on the width, so two combinations find what
 * four would. The viewport is as high as the page, so that a sticky footer does not cover a field that one would scroll
 * to.
 */
export async function auditScreen(page: Page, name: string) {
  await fitHeight(page, DESK);
  expect.soft(await violations(page), `${name} on a desk`).toEqual([]);
  await fitHeight(page, PHONE);
  await inTheDark(page, async () =>
    expect.soft(await violations(page), `${name} on a phone in the dark`).toEqual([]),
  );
  expect.soft(await widerThanTheWindow(page), `${name} is wider than a phone`).toEqual([]);
  await page.setViewportSize(DESK);
}

/** A page may grow when it re-renders for the new width, so this repeats until it fits. */
async function fitHeight(page: Page, { width, height }: typeof DESK) {
  let fitted = height;
  for (let looks = 0; looks < 3; looks += 1) {
    await page.setViewportSize({ width, height: fitted });
    fitted = Math.max(fitted, await heightAfterDrawing(page));
  }
}

const heightAfterDrawing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.documentElement.scrollHeight;
  });

async function inTheDark(page: Page, look: () => Promise<void>) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['mantineColorScheme'] !== 'light');
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset['mantineColorScheme'] !== 'dark');
}

async function violations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .exclude(SANDBOXED)
    .setLegacyMode();
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none];
      return `${id}: ${target.join(' ')}: ${why?.message ?? ''}`;
    }),
  );
}

/** True if axe is already on the page from an earlier audit; injecting half a megabyte again takes longer than the audit. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** The elements that make the page scroll sideways; empty if it does not. */
function widerThanTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 5).map((element) => `${element.tagName} ${element.className} of ${scrollWidth} px`);
  });
}
