import type { Page } from '@playwright/test';

import type { Scene } from './stage.ts';

export const atTheDoor: Scene = () => [
  { name: 'log-in', path: '/login', as: null },
  { name: 'sign-up', path: '/signup', as: null },
];

export const dashboard: Scene = () => [
  { name: 'dashboard', path: '/dashboard', ways: ['desktop', 'phone', 'dark'] },
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

const toSubmitted = (page: Page) =>
  page.getByRole('table', { name: 'Submitted to clients' }).scrollIntoViewIfNeeded();

async function find(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('data');
  await page.getByRole('option').first().waitFor();
}

async function openBell(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
}
