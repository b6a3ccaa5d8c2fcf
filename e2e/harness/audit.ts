import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './story.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A frame that allows no script cannot be looked into; what stands in it is a mail. */
const SANDBOXED = 'iframe[sandbox]';
export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/**
 * Looks at what the page shows now, on a desk in the light and on a phone in the dark: nothing breaks the accessibility
 * rules of WCAG 2.2 AA, and nothing is wider than a phone. Colours hang on the scheme and not on the width, so these two
 * looks find what four would. The window is as high as the page, so that a foot that sticks to its lower edge covers no
 * field that someone would scroll to.
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

/** A page that is drawn again for its width grows after the first look, so it is looked at until it fits. */
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

/** Whether the page holds the checker from an earlier look: half a megabyte of it, compiled again, takes longer than looking. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** The elements that make the page scroll sideways; none where it does not. */
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
