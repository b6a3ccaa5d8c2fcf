/** Draws the pictures of the documentation from the running product: `npm run screenshots`. */
import { chromium, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

import { findBrowser } from '../browser.ts';
import { addPanelist, joinAsPanelist, signUp } from '../harness/api.ts';
import { linkIn, startMailServer } from '../harness/mail-server.ts';
import { aCompany } from '../harness/people.ts';
import { startProduct } from '../harness/product.ts';
import { fillWithSamples, seatOn } from '../harness/sample-week.ts';
import { enterAs } from '../harness/story.ts';
import buildWebApp from '../global-setup.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

await buildWebApp();
const mail = await startMailServer();
const product = await startProduct({ SMTP_URL: mail.url });
const browser = findBrowser();
const chrome = await chromium.launch({ executablePath: browser?.path, args: browser?.flags });
try {
  const house = { url: product.url, mail };
  const company = aCompany();
  const session = await signUp(house, { ...company, organization: 'Northbridge Talent' });
  const week = await fillWithSamples(house, session);
  const coming = week.one('SCHEDULED');
  const over = week.one('COMPLETED', ({ panelists }) => panelists.length > 1);
  const panelist = await addPanelist(house, session, company.panelist);
  const panelistSession = await joinAsPanelist(house, company.panelist);
  const guest = await addPanelist(house, session, company.secondPanelist);

  const take = async (name: string, path: string, options: TakeOptions = {}) => {
    const { size = 'desktop', scheme = 'light', as = session } = options;
    const context = await chrome.newContext({
      baseURL: house.url,
      viewport: SIZES[size],
      deviceScaleFactor: size === 'phone' ? 2 : 1,
      colorScheme: scheme,
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (as) await enterAs({ page }, as);
    await page.goto(path);
    await isDrawn(page);
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  };

  const view = `/viewmeeting/${coming.bookingId}`;
  await take('log-in', '/login', { as: null });
  await take('sign-up', '/signup', { as: null });
  await take('dashboard', '/dashboard');
  await take('dashboard-dark', '/dashboard', { scheme: 'dark' });
  await take('dashboard-phone', '/dashboard', { size: 'phone' });
  await take('schedule-meeting', `/newmeeting?draft=${week.one('DRAFT').bookingId}`);
  await take('meeting', view);
  await take('meeting-dark', view, { scheme: 'dark' });
  await take('meeting-phone', view, { size: 'phone' });
  for (const tab of ['candidate', 'documents', 'comments', 'timeline']) {
    await take(`meeting-${tab}`, `/viewmeeting/${over.bookingId}?tab=${tab}`);
  }
  const debrief = `/viewmeeting/${week.one('SELECTED').bookingId}?tab=feedback`;
  await take('debrief', debrief);
  await take('debrief-dark', debrief, { scheme: 'dark' });
  await take('edit-meeting', `/editmeeting/${coming.bookingId}`);
  await take('reschedule-meeting', `/meeting/${coming.bookingId}`);
  await take('edit-resource', `/editresource/${week.one('ONBOARDED').bookingId}`);
  await take('panelists', '/panelist');
  await take('profile', '/profile');

  await seatOn(house, session, over, panelist);
  await seatOn(house, session, coming, panelist);
  await take('panelist-home', '/dashboard', { as: panelistSession });
  await take('panelist-home-phone', '/dashboard', { as: panelistSession, size: 'phone' });
  const owed = `/viewmeeting/${over.bookingId}?tab=feedback`;
  await take('scorecard', owed, { as: panelistSession });
  await seatOn(house, session, coming, guest);
  const link = linkIn(await mail.mailTo(company.secondPanelist.email, /^Your scorecard: /), '/p/');
  await take('panel-link-phone', link, { as: null, size: 'phone' });
  await take('panel-link-phone-dark', link, { as: null, size: 'phone', scheme: 'dark' });
} finally {
  await chrome.close();
  await product.stop();
  await mail.stop();
}

type TakeOptions = {
  size?: keyof typeof SIZES;
  scheme?: 'light' | 'dark';
  /** Whose session the window has; null for somebody who is logged out. */
  as?: Awaited<ReturnType<typeof signUp>> | null;
};

/** Nothing is on its way any more: no request, no skeleton, no spinner, and the font is there. */
async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
