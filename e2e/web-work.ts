/**
 * Measures the browser's work for a recruiter with sample data: requests, bytes transferred and components rendered for
 * opening the dashboard, opening, changing and leaving a meeting, and each key press in a meeting's form. The browser
 * caches what it has loaded. Run it with `node e2e/web-work.ts`.
 */
import { chromium, type Page } from '@playwright/test';

import { findBrowser } from './browser.ts';
import buildWebApp from './global-setup.ts';
import { signUp } from './harness/api.ts';
import { countRenders, readRenders } from './harness/count-renders.ts';
import { startMailServer } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { startProduct } from './harness/product.ts';
import { fillWithSamples } from './harness/sample-week.ts';
import { enterAs, visitsTo } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { formParts } from './pages/schedule-page.ts';
import { timeFinder } from './pages/time-finder.ts';

const KEYS = 'Ask about joins';
/** There and back, each in two moves of five steps. */
const DRAG_STEPS = 20;

buildWebApp();
const mail = await startMailServer();
const product = await startProduct({ SMTP_URL: mail.url });
const found = findBrowser();
const browser = await chromium.launch({ executablePath: found?.path, args: found?.flags });
try {
  const session = await signUp({ url: product.url, mail }, aCompany());
  const week = await fillWithSamples(product, session);
  const { candidateName } = week.one('SCHEDULED').candidateDetails;
  const { page } = await visitsTo(browser, product.url).visit();
  await enterAs({ page }, session);
  await page.addInitScript(countRenders);
  const measure = await watchWork(page);

  await measure('the dashboard is opened', () => page.goto('/dashboard'));
  const dashboard = await dashboardPage(page);
  const { done: meeting } = await measure('a meeting is opened', () => dashboard.openMeeting(candidateName));
  const { done: edit } = await measure('its form is opened', () => meeting.edit());
  for (const name of ['Candidate name', 'Job title', 'Notes']) {
    const field = formParts(page).field(name);
    await measure(`${name}: clicked`, () => field.click());
    const { renders, task } = await measure(`${name}: ${KEYS.length} keys`, () =>
      field.pressSequentially(KEYS, { delay: 60 }),
    );
    const forKey = [renders, task].map((sum) => (sum / KEYS.length).toFixed(1));
    console.log(`  for a key: ${forKey[0]} components rendered, ${forKey[1]} ms`);
  }
  const finder = timeFinder(page);
  await finder.slider.scrollIntoViewIfNeeded();
  const { task } = await measure('the meeting is dragged an hour down and back', async () => {
    await finder.dragDown(1);
    await finder.dragDown(-1);
  });
  console.log(`  for a step: ${(task / DRAG_STEPS).toFixed(1)} ms`);
  await measure('the change is saved', () => edit.saveAll());
  await measure('back to the meeting', () => edit.backToTheMeeting());
  await measure('back to the dashboard', () => page.getByRole('link', { name: 'Home' }).first().click());
} finally {
  await browser.close();
  await product.stop();
  await mail.stop();
}

/** Prints what each step costs until the network is idle; returns its requests, renders and computing time. */
async function watchWork(page: Page) {
  const network = await page.context().newCDPSession(page);
  const count = { requests: 0, bytes: 0 };
  network.on('Network.requestWillBeSent', () => (count.requests += 1));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (count.bytes += encodedDataLength));
  await network.send('Network.enable');
  // Only the page's thread time, so the machine's other work does not count.
  await network.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readTask = async () => {
    const { metrics } = await network.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async <Done>(what: string, act: () => Promise<Done>) => {
    const before = { ...count, renders: await readRenders(page), task: await readTask() };
    const done = await act();
    await page.waitForLoadState('networkidle');
    const after = await readRenders(page);
    // The count of a reloaded page starts at 0.
    const renders = after >= before.renders ? after - before.renders : after;
    const task = (await readTask()) - before.task;
    const requests = count.requests - before.requests;
    const kilobytes = ((count.bytes - before.bytes) / 1000).toFixed(1);
    console.log(
      `${what}: ${requests} requests, ${kilobytes} kB, ${renders} components rendered, ${task.toFixed(0)} ms`,
    );
    return { done, renders, task };
  };
}
