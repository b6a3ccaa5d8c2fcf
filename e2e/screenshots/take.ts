/** Draws the pictures of the documentation from the running product: `npm run screenshots`. */
import { chromium, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

import { findBrowser } from '../browser.ts';
import { signUp } from '../harness/api.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { aCompany } from '../harness/people.ts';
import { startProduct } from '../harness/product.ts';
import { enterAs } from '../harness/story.ts';
import buildWebApp from '../global-setup.ts';
import { makeSampleWeek } from './sample-week.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

await buildWebApp();
const mail = await startMailServer();
const product = await startProduct({ SMTP_URL: mail.url });
const browser = findBrowser();
const chrome = await chromium.launch({ executablePath: browser?.path, args: browser?.flags });
try {
  const house = { url: product.url, mail };
  const session = await signUp(house, { ...aCompany(), organization: 'Northbridge Talent' });
  const bookingId = await makeSampleWeek(house, session);

  const take = async (name: string, path: string, options: TakeOptions = {}) => {
    const { size = 'desktop', scheme = 'light', signedIn = true } = options;
    const context = await chrome.newContext({
      baseURL: house.url,
      viewport: SIZES[size],
      deviceScaleFactor: size === 'phone' ? 2 : 1,
      colorScheme: scheme,
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (signedIn) await enterAs({ page, expectRefusal: () => undefined }, session);
    await page.goto(path);
    await isDrawn(page);
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  };

  await take('log-in', '/login', { signedIn: false });
  await take('sign-up', '/signup', { signedIn: false });
  await take('dashboard', '/dashboard');
  await take('dashboard-dark', '/dashboard', { scheme: 'dark' });
  await take('dashboard-phone', '/dashboard', { size: 'phone' });
  await take('schedule-meeting', '/newmeeting');
  await take('meeting', `/viewmeeting/${bookingId}`);
  await take('panelists', '/panelist');
  await take('profile', '/profile');
} finally {
  await chrome.close();
  await product.stop();
  await mail.stop();
}

type TakeOptions = { size?: keyof typeof SIZES; scheme?: 'light' | 'dark'; signedIn?: boolean };

/** Nothing is on its way any more: no request, no skeleton, no spinner, and the font is there. */
async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
