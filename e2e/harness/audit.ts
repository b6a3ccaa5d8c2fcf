import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './story.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A frame that allows no script cannot be looked into; what stands in it is a mail. */
const SANDBOXED = 'iframe[sandbox]';
export const SCHEMES = ['light', 'dark'] as const;
export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

type Place = 'as it stands' | 'at the end';

/**
 * Looks at what the page shows now, on a desk and on a phone: nothing breaks the accessibility rules of WCAG 2.2 AA,
 * and nothing is wider than a phone. At its end, a page's foot covers none of the fields above it.
 */
export async function auditScreen(page: Page, name: string, place: Place = 'as it stands') {
  if (place === 'at the end') await scrollToEnd(page);
  expect.soft(await violations(page), `${name} on a desk`).toEqual([]);
  await page.setViewportSize(PHONE);
  if (place === 'at the end') await scrollToEnd(page);
  expect.soft(await violations(page), `${name} on a phone`).toEqual([]);
  expect.soft(await widerThanTheWindow(page), `${name} is wider than a phone`).toEqual([]);
  await page.setViewportSize(DESK);
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude(SANDBOXED)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none];
      return `${id}: ${target.join(' ')}: ${why?.message ?? ''}`;
    }),
  );
}

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
