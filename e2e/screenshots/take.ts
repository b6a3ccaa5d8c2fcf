/** Draws the pictures of the documentation from the running product: `npm run screenshots`. */
import { chromium, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

import { findBrowser } from '../browser.ts';
import { addPanelist, joinAsPanelist, signUp } from '../harness/api.ts';
import { startCalendarFeed } from '../harness/calendar-feed.ts';
import { linkIn, startMailServer } from '../harness/mail-server.ts';
import { aCompany } from '../harness/people.ts';
import {
  aCast,
  aClientToSubmitTo,
  aSupplierAtWork,
  followHolidays,
  inviteMembers,
  saysWhen,
} from './cast.ts';
import { askDeepgaze, openEvidence, openUpload, scheduleFromResume, uploadResumes } from './ask-deepgaze.ts';
import { addWebhook, connectCalendars, toCard } from './connections.ts';
import { toATime, toNoTime, toTheDayOfATime } from './find-a-time.ts';
import { offerTimes } from './offer-times.ts';
import { startProduct } from '../harness/product.ts';
import { fillWithSamples, seatOn } from '../harness/sample-week.ts';
import { enterAs } from '../harness/story.ts';
import buildWebApp from '../global-setup.ts';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

await buildWebApp();
const mail = await startMailServer();
const feed = await startCalendarFeed();
const product = await startProduct({ SMTP_URL: mail.url, FEEDS_ALLOW_HOSTS: feed.host });
const browser = findBrowser();
const chrome = await chromium.launch({ executablePath: browser?.path, args: browser?.flags });
try {
  const house = { url: product.url, mail };
  const { panelist: ravi, secondPanelist: lena } = aCompany();
  const northbridge = aCast('Northbridge Talent', 'Anita', 'Desai');
  const session = await signUp(house, northbridge);
  const week = await fillWithSamples(house, session);
  const coming = week.one('SCHEDULED');
  const over = week.one('COMPLETED', ({ panelists }) => panelists.length > 1);
  const panelist = await addPanelist(house, session, ravi);
  const panelistSession = await joinAsPanelist(house, ravi);
  const guest = await addPanelist(house, session, lena);
  const { supplier, waiting, jdId } = await aSupplierAtWork(house, session);
  const { client } = await aClientToSubmitTo(house, session, northbridge.recruiter.email);
  await inviteMembers(house, session);

  const take = async (name: string, path: string, options: TakeOptions = {}) => {
    const { size = 'desktop', scheme = 'light', as = session, before } = options;
    const context = await chrome.newContext({
      baseURL: house.url,
      viewport: SIZES[size],
      deviceScaleFactor: size === 'phone' ? 2 : 1,
      colorScheme: scheme,
      locale: 'en-GB',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (as) await enterAs({ page }, as);
    await page.goto(path);
    await isDrawn(page);
    if (before) await before(page).then(() => isDrawn(page));
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  };
  const takeBoth = async (name: string, path: string, options: TakeOptions = {}) => {
    await take(name, path, options);
    await take(`${name}-phone`, path, { ...options, size: 'phone' });
  };
  const dark = { scheme: 'dark' } as const;

  const view = `/viewmeeting/${coming.bookingId}`;
  await takeBoth('log-in', '/login', { as: null });
  await takeBoth('sign-up', '/signup', { as: null });
  await takeBoth('dashboard', '/dashboard');
  await take('dashboard-dark', '/dashboard', dark);
  const toTheList = (page: Page) =>
    page.getByRole('table', { name: 'Submitted to clients' }).scrollIntoViewIfNeeded();
  await takeBoth('dashboard-submitted', '/dashboard?of=submitted', { before: toTheList });
  const draft = `/newmeeting?draft=${week.one('DRAFT').bookingId}`;
  await takeBoth('schedule-meeting', draft);
  await takeBoth('find-a-time', '/newmeeting', { before: toATime });
  await take('find-a-time-dark', '/newmeeting', { ...dark, before: toATime });
  await take('find-a-time-day', '/newmeeting', { before: toTheDayOfATime });
  await takeBoth('no-time', '/newmeeting', { before: toNoTime });
  await takeBoth('meeting', view);
  await take('meeting-dark', view, dark);
  for (const tab of ['candidate', 'documents', 'comments', 'timeline']) {
    await takeBoth(`meeting-${tab}`, `/viewmeeting/${over.bookingId}?tab=${tab}`);
  }
  const debrief = `/viewmeeting/${week.one('SELECTED').bookingId}?tab=feedback`;
  await takeBoth('debrief', debrief);
  await take('debrief-dark', debrief, dark);
  await takeBoth('edit-meeting', `/editmeeting/${coming.bookingId}`);
  await takeBoth('reschedule-meeting', `/meeting/${coming.bookingId}`);
  await takeBoth('edit-resource', `/editresource/${week.one('ONBOARDED').bookingId}`);
  await takeBoth('panelists', '/panelist');
  await followHolidays(house, session);
  await takeBoth('holidays', '/panelist', { before: openHolidayDays });
  await take('holidays-dark', '/panelist', { ...dark, before: openHolidayDays });
  await saysWhen(house, panelistSession, panelist);
  const toOwnHours = toCard('Your interview hours');
  await takeBoth('own-hours', '/profile', { as: panelistSession, before: toOwnHours });
  await take('own-hours-dark', '/profile', { ...dark, as: panelistSession, before: toOwnHours });
  await connectCalendars(house, panelistSession, feed);
  await takeBoth('busy-times', '/profile', { as: panelistSession, before: toCard('Busy times') });
  const toOwnCalendar = toCard('Your calendar');
  await take('own-calendar-phone', '/profile', { as: panelistSession, size: 'phone', before: toOwnCalendar });
  await takeBoth('team', '/myteam');
  const openAddMember = (page: Page) => page.getByRole('button', { name: 'Add member' }).first().click();
  await takeBoth('add-member', '/myteam', { before: openAddMember });
  await takeBoth('profile', '/profile');
  await addWebhook(house, session);
  await takeBoth('webhooks', '/profile', { before: toCard('Webhooks of your organization') });

  await take('deepgaze-empty', '/deepgaze');
  await uploadResumes(house, session);
  await takeBoth('deepgaze', '/deepgaze', { before: askDeepgaze });
  await take('deepgaze-dark', '/deepgaze', { ...dark, before: askDeepgaze });
  await takeBoth('deepgaze-evidence', '/deepgaze', { before: openEvidence });
  await take('deepgaze-resumes-phone', '/deepgaze?view=resumes', { size: 'phone' });
  await takeBoth('deepgaze-upload', '/deepgaze', { before: openUpload });
  await takeBoth('deepgaze-schedule', '/deepgaze?view=resumes', { before: scheduleFromResume });

  await takeBoth('jobs', '/jobdescriptions');
  await take('jobs-dark', '/jobdescriptions', dark);
  await takeBoth('job-details', `/jobdescriptions?job=${jdId}`);
  const before = (page: Page) => page.getByRole('button', { name: 'New job description' }).first().click();
  await takeBoth('job-form', '/jobdescriptions', { before });
  await takeBoth('jobs-shared', '/jobdescriptions?tab=shared');
  await takeBoth('vendors', '/vendorlist');
  await takeBoth('vendor', `/viewvendor/${supplier.vendorId}`);
  await take('vendor-dark', `/viewvendor/${supplier.vendorId}`, dark);
  await takeBoth('vendor-client', `/viewvendor/${client.vendorId}`);
  await takeBoth('own-organisation', `/viewvendor/${session.vendorId}`);
  await takeBoth('submit-candidate', `/jobdescriptions?tab=shared&submitTo=${client.vendorId}`);
  const submission = `/viewmeeting/${waiting}`;
  await takeBoth('submission', submission);
  await takeBoth('submission-of-supplier', submission, { as: supplier });
  const accept = (page: Page) => page.getByRole('button', { name: 'Accept…' }).first().click();
  await takeBoth('accept-submission', submission, { before: accept });
  await takeBoth('find', '/dashboard', { before: find });
  const openBell = async (page: Page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  };
  await takeBoth('bell', '/dashboard', { before: openBell });
  const question = await mail.mailTo('divya.raman@home.example', /^May .+ represent you/);
  await take('candidate-link-phone', linkIn(question, '/c/'), { as: null, size: 'phone' });

  const choice = await offerTimes(house, session, [panelist, guest]);
  await takeBoth('candidate-chooses', choice.link, { as: null });
  await take('candidate-chooses-phone-dark', choice.link, { ...dark, as: null, size: 'phone' });
  await take('candidate-chosen-phone', choice.link, { as: null, size: 'phone', before: choice.take });
  await take('candidate-chosen', choice.link, { as: null });

  await seatOn(house, session, over, panelist);
  await seatOn(house, session, coming, panelist);
  await takeBoth('panelist-home', '/dashboard', { as: panelistSession });
  const owed = `/viewmeeting/${over.bookingId}?tab=feedback`;
  await takeBoth('scorecard', owed, { as: panelistSession });
  await seatOn(house, session, coming, guest);
  const link = linkIn(await mail.mailTo(lena.email, /^Interview on /), '/p/');
  await take('panel-link-phone', link, { as: null, size: 'phone' });
  await take('panel-link-phone-dark', link, { as: null, size: 'phone', scheme: 'dark' });
} finally {
  await chrome.close();
  await product.stop();
  await mail.stop();
  await feed.stop();
}

type TakeOptions = {
  size?: keyof typeof SIZES;
  scheme?: 'light' | 'dark';
  /** Whose session the window has; null for somebody who is logged out. */
  as?: Awaited<ReturnType<typeof signUp>> | null;
  /** What is opened on the screen first. */
  before?: (page: Page) => Promise<unknown>;
};

/** Nothing is on its way any more: no request, no skeleton, no spinner, and the font is there. */
async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function find(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('data');
  await page.getByRole('option').first().waitFor();
}

async function openHolidayDays(page: Page) {
  await page.getByRole('button', { name: 'Holidays…' }).click();
  await page.getByRole('button', { name: 'Days of Germany' }).click();
}
