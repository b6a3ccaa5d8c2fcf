import { existsSync } from 'node:fs';

import { chromium as playwrightChromium } from '@playwright/test';

export type Browser = { path: string; flags: string[] };

/**
 * Each window of a new visitor loaded two pages of Chromium's own for its address bar, which cost more than ours. Of flags
 * with this name only the last counts, so what Playwright names in its own stands here too.
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

/** Chromium asks hosts on the internet at every start unless a flag forbids it; root has no sandbox. */
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

/** The browser for the stories: the one of CHROME_PATH, the system's own, or Playwright's. */
export function findBrowser(): Browser | undefined {
  const places = [process.env.CHROME_PATH, ...usualPlaces, playwrightChromium.executablePath()];
  const path = places.find((place) => place && existsSync(place));
  return path ? { path, flags: quietFlags } : undefined;
}
