import type { Page } from '@playwright/test';

import { signUp } from '../harness/api.ts';
import { aCast } from './cast.ts';
import type { Scene } from './stage.ts';

export const atTheDoor: Scene = () => [
  { name: 'log-in', path: '/login', as: null },
  { name: 'sign-up', path: '/signup', as: null },
  { name: 'forgot-password', path: '/resetpassword', ways: [], as: null },
];

export const dashboard: Scene = () => [
  { name: 'dashboard', path: '/dashboard', ways: ['desktop', 'phone', 'dark'] },
  { name: 'save-view', path: '/dashboard?status=SCHEDULED', ways: [], before: saveView },
  { name: 'dashboard-submitted', path: '/dashboard?of=submitted', before: toSubmitted },
];

export const calendar: Scene = () => [
  { name: 'calendar', path: '/calendar', ways: ['desktop', 'phone', 'dark'] },
  { name: 'team-week', path: '/calendar?view=team', ways: ['desktop', 'phone', 'dark'] },
];

export const finding: Scene = () => [
  { name: 'find', path: '/dashboard', before: find },
  { name: 'bell', path: '/dashboard', before: openBell },
];

export const firstSteps: Scene = async ({ house }) => [
  {
    name: 'first-steps',
    path: '/dashboard',
    ways: [],
    as: await signUp(house, aCast('Fernhill Labs', 'Tomas', 'Lind')),
  },
];

export const lostAndHelped: Scene = () => [
  { name: 'help', path: '/dashboard', ways: [], before: openHelp },
  { name: 'not-found', path: '/nowhere', ways: [] },
];

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** On a phone, the views are behind the filters. */
async function saveView(page: Page) {
  const views = page.getByRole('button', { name: 'Views', exact: true });
  if (!(await views.isVisible())) await press('Filters')(page);
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
}

const toSubmitted = (page: Page) =>
  page.getByRole('table', { name: 'Submitted to clients' }).scrollIntoViewIfNeeded();

async function find(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('data');
  await page.getByRole('option').first().waitFor();
}

async function openHelp(page: Page) {
  await press('Help')(page);
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
}

async function openBell(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
}
