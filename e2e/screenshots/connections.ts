import type { Page } from '@playwright/test';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { subscribeBusyFeed } from '@slotwise/contract/availability/busy-sources.endpoints';
import { createCalendarFeed } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { createWebhook } from '@slotwise/contract/outgoing/webhooks.endpoints';
import type { NewWebhook } from '@slotwise/contract/outgoing/webhooks.schema';

import { call, type House } from '../harness/api.ts';
import type { CalendarFeed } from '../harness/calendar-feed.ts';
import { aWednesday, dayAfter } from '../harness/days.ts';

const DAYS_BUSY = [0, 2, 6, 8];

/** An hour and a half on several days; the subject is private. */
function busyMornings(): string {
  const events = DAYS_BUSY.map((days) => dayAfter(aWednesday(), days).iso.replaceAll('-', '')).flatMap(
    (day) => [
      'BEGIN:VEVENT',
      `UID:morning-${day}@example.com`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART:${day}T043000Z`,
      'DURATION:PT1H30M',
      'END:VEVENT',
    ],
  );
  const calendar = ['VERSION:2.0', 'PRODID:-//Example//Calendar//EN', ...events];
  return ['BEGIN:VCALENDAR', ...calendar, 'END:VCALENDAR', ''].join('\r\n');
}

/** A panelist with busy times from another calendar and a feed of their meetings. */
export async function connectCalendars({ url }: House, { token }: SignedIn, feed: CalendarFeed) {
  feed.publish(busyMornings());
  await call(url, subscribeBusyFeed, { body: { name: 'Private calendar', url: feed.url } }, token);
  await call(url, createCalendarFeed, {}, token);
}

/** Adds a webhook that receives what happens to meetings. */
export async function addWebhook({ url }: House, { token }: SignedIn) {
  const body: NewWebhook = {
    url: 'https://applicants.northbridge.example/slotwise',
    description: 'Applicant tracking',
    events: ['booking.scheduled', 'booking.rescheduled', 'booking.cancelled'],
  };
  await call(url, createWebhook, { body }, token);
}

/** Scrolls a card to just below the top bar. */
export const toCard = (name: string) => async (page: Page) => {
  const card = page.getByRole('region', { name });
  await card.evaluate((top) => window.scrollTo(0, top.getBoundingClientRect().top + window.scrollY - 76));
};
