/**
 * Takes the documentation's screenshots from the running product: `npm run screenshots`. With a folder, it captures
 * every screen at three widths and in both color schemes, to review a change: `npm run screenshots -- <folder>`.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { findBrowser } from '../browser.ts';
import buildWebApp from '../global-setup.ts';
import { startCalendarFeed } from '../harness/calendar-feed.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { startProduct } from '../harness/product.ts';
import { getCamera } from './camera.ts';
import { deepgaze, deepgazeBefore } from './deepgaze-scenes.ts';
import { atTheDoor, calendar, dashboard, finding, firstSteps, lostAndHelped } from './home-scenes.ts';
import { askedCandidate, choosingCandidate, guestOnThePanel, panelistAtHome } from './link-scenes.ts';
import { meetings, scheduling } from './meeting-scenes.ts';
import { jobs, submissions, vendors } from './partner-scenes.ts';
import { holidays, ownCalendars, ownHours, panelists, profile, team, webhooks } from './people-scenes.ts';
import { setStage, type Scene } from './stage.ts';

/** Grouped by area of the product. Each group runs in order, since scenes leave their changes behind. */
const ROOMS: readonly (readonly Scene[])[] = [
  [atTheDoor, dashboard, calendar],
  [scheduling, meetings],
  [panelists, holidays, ownHours, ownCalendars, team, profile, webhooks],
  [deepgazeBefore, deepgaze],
  [jobs, vendors, submissions],
  [finding, firstSteps, lostAndHelped],
  [askedCandidate, choosingCandidate],
  [panelistAtHome, guestOnThePanel],
];

const folder = process.argv[2] && resolve(process.argv[2]);
if (folder) mkdirSync(folder, { recursive: true });
buildWebApp();
const mail = await startMailServer();
const feed = await startCalendarFeed();
const product = await startProduct({ SMTP_URL: mail.url, FEEDS_ALLOW_HOSTS: feed.host });
const browser = findBrowser();
const chrome = await chromium.launch({ executablePath: browser?.path, args: browser?.flags });
try {
  const stage = await setStage({ url: product.url, mail }, feed);
  const take = getCamera(chrome, product.url, stage.session, folder);
  for (const scene of ROOMS.flat()) {
    for (const picture of await scene(stage)) await take(picture);
  }
} finally {
  await chrome.close();
  await product.stop();
  await mail.stop();
  await feed.stop();
}
