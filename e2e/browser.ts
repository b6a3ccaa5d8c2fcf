import { existsSync } from 'node:fs';

import { chromium as playwrightChromium } from '@playwright/test';

export type Browser = { path: string; flags: string[] };

/**
 * For every new context's window, Chromium loaded two pages of its own for the address bar, which cost more than ours.
 * Only the last flag of this name counts, so Playwright's own features are repeated here.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium contacts hosts on the internet at every start unless a flag forbids it; root has no sandbox. */
const quietFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the stories: the one in CHROME_PATH, the system's, or Playwright's. */
export function findBrowser(): Browser | undefined {
  const places = [process.env.CHROME_PATH, ...usualPlaces, playwrightChromium.executablePath()];
  const path = places.find((place) => place && existsSync(place));
  return path ? { path, flags: quietFlags } : undefined;
}
