import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { fileURLToPath } from 'node:url';

import { enterAs } from '../harness/story.ts';

const documentation = fileURLToPath(new URL('../../docs/screens', import.meta.url));

const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const laptop = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };
const narrow = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** The ways a picture is taken; all but the first are named behind the picture: `dashboard-phone.png`. */
const WAYS = {
  desktop: { ...desktop, colorScheme: 'light' },
  dark: { ...desktop, colorScheme: 'dark' },
  phone: { ...phone, colorScheme: 'light' },
  'phone-dark': { ...phone, colorScheme: 'dark' },
  laptop: { ...laptop, colorScheme: 'light' },
  'laptop-dark': { ...laptop, colorScheme: 'dark' },
  narrow: { ...narrow, colorScheme: 'light' },
  'narrow-dark': { ...narrow, colorScheme: 'dark' },
} as const;

type Way = keyof typeof WAYS;

const EVERY_WAY: readonly Way[] = ['desktop', 'dark', 'laptop', 'laptop-dark', 'narrow', 'narrow-dark'];

/** A screen of the product as it is drawn for the documentation. */
export type Picture = {
  name: string;
  path: string;
  /** How the documentation shows it, if not on a desk and on a phone; empty where it does not. */
  ways?: readonly Way[];
  /** Whose session the window has; null for someone who is logged out. */
  as?: SignedIn | null;
  /** What is opened on the screen first. */
  before?: (page: Page) => Promise<unknown>;
  /** `before` can be done once; pictures taken later show what it led to. */
  isOnce?: true;
};

/**
 * Takes pictures of the product at `url`, as the person in `session` sees it unless a picture says otherwise: those of the
 * documentation, or every screen at three widths in both color schemes where `folder` says where to put them.
 */
export function getCamera(chrome: Browser, url: string, session: SignedIn, folder?: string) {
  const takeOne = async ({ name, path, as = session, before }: Picture, way: Way) => {
    const context = await chrome.newContext({
      ...WAYS[way],
      baseURL: url,
      locale: 'en-GB',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (as) await enterAs({ page }, as);
    await page.goto(path);
    await isDrawn(page);
    if (before) await before(page).then(() => isDrawn(page));
    await page.screenshot({
      path: `${folder ?? documentation}/${way === 'desktop' ? name : `${name}-${way}`}.png`,
    });
    await context.close();
  };
  return async (picture: Picture) => {
    const ways = folder ? EVERY_WAY : (picture.ways ?? ['desktop', 'phone']);
    for (const [turn, way] of ways.entries()) {
      const { before, isOnce, ...rest } = picture;
      await takeOne(before && !(isOnce && turn > 0) ? { ...rest, before } : rest, way);
    }
  };
}

/** Nothing is on its way any more: no request, no skeleton, no spinner, and the font is there. */
async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
