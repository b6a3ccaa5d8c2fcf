import { defineConfig } from '@playwright/test';

import { findBrowser } from './browser.ts';

const browser = findBrowser();

/** Each story starts its own server on a free port, so there is no base URL here. */
export default defineConfig({
  globalSetup: './global-setup.ts',
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results/e2e',
  // Timeouts for a busy machine; successful steps do not wait for them.
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
    // DOM snapshots at each step take a fifth of the stories' total time; `--trace on` enables them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser?.path, args: browser?.flags },
  },
});
