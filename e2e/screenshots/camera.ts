import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { fileURLToPath } from 'node:url';

import { enterAs } from '../harness/story.ts';

const documentation = fileURLToPath(new URL('../../docs/screens', import.meta.url));

const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const laptop = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };
const narrow = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** The picture variants; all but the first are part of the file name: `dashboard-phone.png`. */
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

/** A screen of the product as captured for the documentation. */
export type Picture = {
  name: string;
  path: string;
  /** The variants in the documentation, if not desktop and phone; empty if not shown there. */
  ways?: readonly Way[];
  /** The session to use; null for a logged-out visitor. */
  as?: SignedIn | null;
  /** What to do on the screen before the picture. */
  before?: (page: Page) => Promise<unknown>;
  /** `before` works only once; later pictures show its result. */
  isOnce?: true;
};

/**
 * Captures the product at `url`, logged in with `session` unless a picture says otherwise: the documentation's
 * pictures, or with a `folder` every screen at three widths in both color schemes.
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

/** The page is idle: no requests, skeletons or spinners, and the font is loaded. */
async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
