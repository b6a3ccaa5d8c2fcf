import { defineConfig } from '@playwright/test';

import { findBrowser } from './browser.ts';

const browser = findBrowser();

/** Each story starts a server of its own on a free port, so the address is not named here. */
export default defineConfig({
  globalSetup: './global-setup.ts',
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results/e2e',
  // Limits for a machine that is busy with other things; what goes well does not wait for them.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  retries: 0,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 60_000,
    // A copy of the page at each step takes a fifth of the time of all stories; `--trace on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser?.path, args: browser?.flags },
  },
});
