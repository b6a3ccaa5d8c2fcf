import type { Page } from '@playwright/test';

import { followHolidays, saysWhen } from './cast.ts';
import { addWebhook, connectCalendars, toCard } from './connections.ts';
import type { Scene } from './stage.ts';

export const panelists: Scene = () => [
  { name: 'panelists', path: '/panelist' },
  { name: 'panelist-form', path: '/panelist?add=true', ways: [] },
];

export const holidays: Scene = async ({ house, session }) => {
  await followHolidays(house, session);
  return [
    { name: 'holidays', path: '/panelist', ways: ['desktop', 'phone', 'dark'], before: openHolidayDays },
  ];
};

export const ownHours: Scene = async ({ house, panelists: { panelist, panelistSession } }) => {
  await saysWhen(house, panelistSession, panelist);
  return [
    {
      name: 'own-hours',
      path: '/profile',
      ways: ['desktop', 'phone', 'dark'],
      as: panelistSession,
      before: toCard('Your interview hours'),
    },
  ];
};

export const ownCalendars: Scene = async ({ house, feed, panelists: { panelistSession: as } }) => {
  await connectCalendars(house, as, feed);
  return [
    { name: 'busy-times', path: '/profile', as, before: toCard('Busy times') },
    { name: 'own-calendar', path: '/profile', ways: ['phone'], as, before: toCard('Your calendar') },
  ];
};

export const team: Scene = () => [
  { name: 'team', path: '/myteam' },
  { name: 'add-member', path: '/myteam', before: openAddMember },
];

export const profile: Scene = () => [{ name: 'profile', path: '/profile' }];

export const webhooks: Scene = async ({ house, session }) => {
  await addWebhook(house, session);
  return [{ name: 'webhooks', path: '/settings' }];
};

async function openHolidayDays(page: Page) {
  await page.getByRole('button', { name: 'Holidays…' }).click();
  await page.getByRole('button', { name: 'Days of Germany' }).click();
}

const openAddMember = (page: Page) => page.getByRole('button', { name: 'Add member' }).first().click();
