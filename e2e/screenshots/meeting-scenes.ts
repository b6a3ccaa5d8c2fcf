import type { Page } from '@playwright/test';

import { startAct } from '../pages/meeting-page.ts';
import { toATime, toNoTime, toTheDayOfATime } from './find-a-time.ts';
import type { Scene } from './stage.ts';

export const scheduling: Scene = ({ week }) => [
  { name: 'schedule-meeting', path: `/newmeeting?draft=${week.one('DRAFT').bookingId}` },
  { name: 'find-a-time', path: '/newmeeting', ways: ['desktop', 'phone', 'dark'], before: toATime },
  { name: 'find-a-time-day', path: '/newmeeting', ways: ['desktop'], before: toTheDayOfATime },
  { name: 'no-time', path: '/newmeeting', before: toNoTime },
];

export const meetings: Scene = ({ week, coming, over }) => [
  { name: 'meeting', path: `/viewmeeting/${coming.bookingId}`, ways: ['desktop', 'phone', 'dark'] },
  ...['candidate', 'documents', 'comments', 'timeline'].map((tab) => ({
    name: `meeting-${tab}`,
    path: `/viewmeeting/${over.bookingId}?tab=${tab}`,
  })),
  {
    name: 'debrief',
    path: `/viewmeeting/${week.one('SELECTED').bookingId}?tab=feedback`,
    ways: ['desktop', 'phone', 'dark'],
  },
  ...[
    ['cancel-meeting', 'Cancel meeting…'],
    ['assign', 'Assign…'],
    ['preview-emails', 'Preview emails…'],
  ].map(([name = '', act = '']) => ({
    name,
    path: `/viewmeeting/${coming.bookingId}`,
    ways: [],
    before: async (page: Page) => {
      await startAct(page, act);
      await page.getByRole('dialog').waitFor();
    },
  })),
  { name: 'edit-meeting', path: `/editmeeting/${coming.bookingId}` },
  { name: 'reschedule-meeting', path: `/meeting/${coming.bookingId}` },
  { name: 'edit-resource', path: `/editresource/${week.one('ONBOARDED').bookingId}` },
];
