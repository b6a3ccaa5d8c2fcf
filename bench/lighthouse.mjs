/**
 * Runs Lighthouse on the log-in screen and on a dashboard with sample data, as a phone on a slow network (Lighthouse's
 * mobile preset): behind a TLS and HTTP/2 front end like a reverse proxy, and over the plain HTTP/1.1 of `npm start`.
 * Medians of five runs. Fails if accessibility is below 100, or performance behind the front end below 95. Run it with
 * `node bench/lighthouse.mjs`; `--causes` lists what costs the most.
 *
 * `machine` is Lighthouse's benchmark index: below about 1500 the machine is busy, and its performance figures mean
 * little. Lighthouse is not a dependency, since it brings over a hundred packages; it is installed into a cache folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../e2e/browser.ts';
import { ensureWebBuilt } from '../tools/lib/build-web.mjs';
import { installApart } from '../tools/lib/install-apart.mjs';
import { Refusal, runScript } from '../tools/lib/say.mjs';
import { makeAdministrator, post, signIn, startServer } from './start-product.mjs';
import { startTlsFront } from './tls-front.mjs';

const VERSION = '13.5.0';
const RUNS = 5;
const LEAST = { accessibility: 100, performance: 95 };
const PAGES = ['/login', '/dashboard'];
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const showsCauses = process.argv.includes('--causes');

await runScript(async () => {
  const browser = findBrowser();
  if (!browser) throw new Refusal('There is no Chromium on this machine. Set CHROME_PATH to one.');
  const tools = await loadLighthouse();
  await ensureWebBuilt(process.execPath);
  const dataDir = mkdtempSync(join(tmpdir(), 'slotwise-lighthouse-'));
  const settings = { DATA_DIR: dataDir };
  try {
    const link = makeAdministrator(settings);
    let user;
    const plain = await startServer(settings);
    try {
      user = await signIn(plain.address, link);
      await post(plain.address, '/sample-data', {}, user.token);
      await measure({ ...tools, browser, user }, plain.address, 'plain HTTP/1.1');
    } finally {
      await plain.stop();
    }
    await behindFront(settings, (address) =>
      measure({ ...tools, browser, user }, address, 'TLS and HTTP/2', LEAST.performance),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function loadLighthouse() {
  const why = 'Lighthouse is installed from npm into a cache folder.';
  const folder = await installApart('slotwise-lighthouse', 'lighthouse', VERSION, why);
  if (!folder) throw new Refusal('Lighthouse could not be installed.');
  const entry = join(folder, 'core/index.js');
  const puppeteer = createRequire(entry).resolve('puppeteer-core');
  const [{ default: lighthouse }, { default: launcher }] = await Promise.all(
    [entry, puppeteer].map((path) => import(pathToFileURL(path).href)),
  );
  return { lighthouse, launcher };
}

async function behindFront(settings, work) {
  const front = await startTlsFront();
  try {
    const server = await startServer({ ...settings, PUBLIC_URL: front.address, TRUST_PROXY: 'loopback' });
    try {
      front.passTo(server.address);
      await work(front.address);
    } finally {
      await server.stop();
    }
  } finally {
    front.stop();
  }
}

async function measure({ lighthouse, launcher, browser, user }, address, over, leastPerformance = 0) {
  const chromium = await launcher.launch({
    executablePath: browser.path,
    args: [...browser.flags, '--ignore-certificate-errors'],
  });
  try {
    for (const path of PAGES) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await chromium.newPage();
        if (path !== '/login') await page.evaluateOnNewDocument(keepUser, storedUser(user));
        const flags = { output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST) };
        runs.push((await lighthouse(address + path, flags, undefined, page)).lhr);
        await page.close();
      }
      report(`${path} over ${over}`, runs, leastPerformance);
    }
  } finally {
    await chromium.close();
  }
}

/** Runs in the page before the product's code: stores what a log-in would. */
function keepUser(user) {
  sessionStorage.setItem('user', user);
}
function storedUser({ token, vendorId, userId }) {
  return JSON.stringify({ token, vendorId, userId });
}

function report(title, runs, leastPerformance) {
  const wrong = runs.find(({ finalDisplayedUrl, requestedUrl }) => finalDisplayedUrl !== requestedUrl);
  if (wrong) throw new Error(`${wrong.requestedUrl} led to ${wrong.finalDisplayedUrl}`);
  const score = (category) => findMedian(runs.map((run) => Math.round(run.categories[category].score * 100)));
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = findMedian(runs.map((run) => run.audits[id].numericValue));
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  const accessibility = Math.min(...runs.map((run) => Math.round(run.categories.accessibility.score * 100)));
  const performance = score('performance');
  const speed = Math.round(findMedian(runs.map(({ environment }) => environment.benchmarkIndex)));
  const scores = `accessibility ${accessibility}, performance ${performance}`;
  console.info(`${title}: ${scores} (${metrics.join(', ')}), machine ${speed}`);
  if (accessibility < LEAST.accessibility || performance < leastPerformance) process.exitCode = 1;
  if (showsCauses) showCauses(runs[0]);
}

/** Prints the imperfect audits of the first run, with Lighthouse's explanations. */
function showCauses({ audits }) {
  for (const audit of Object.values(audits)) {
    if (audit.score === null || audit.score >= 1) continue;
    console.info(`  ${audit.score} ${audit.id}: ${audit.displayValue ?? audit.title}`);
    for (const item of (audit.details?.items ?? []).slice(0, 5)) console.info(`      ${briefly(item)}`);
  }
}

function briefly(item) {
  return JSON.stringify(item).slice(0, 300);
}

function findMedian(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
