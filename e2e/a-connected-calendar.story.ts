import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';

import { addPanelist, call, joinAsPanelist, signUp } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { startCalendarFeed } from './harness/calendar-feed.ts';
import { aWednesday, type Day } from './harness/days.ts';
import { startMailServer } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { startProduct } from './harness/product.ts';
import { enterAs, expect, story, visitsTo } from './harness/story.ts';
import { busyTimes } from './pages/own-hours.ts';
import { openProfile } from './pages/profile-page.ts';
import { addToPanel, openSchedule } from './pages/schedule-page.ts';
import { seeToasts } from './pages/screen.ts';
import { timeFinder } from './pages/time-finder.ts';

/** An event of one hour starting on a full hour UTC, which is half past in Kolkata; its subject is private. */
const anHourAt = ({ iso }: Day, hour: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:school-play@example.com',
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${iso.replaceAll('-', '')}T${hour}3000Z`,
    'DURATION:PT1H',
    'SUMMARY:School play',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

story('a panelist connects a feed and its busy hours disappear from the slots', async ({ browser }) => {
  const feed = await startCalendarFeed();
  const mail = await startMailServer();
  const settings = { FEEDS_ALLOW_HOSTS: feed.host, SMTP_URL: mail.url, TRUST_PROXY: '127.0.0.1' };
  const product = await startProduct(settings, process.env['EMPTY_DATABASE']);
  const { visit, leave } = visitsTo(browser, product.url);
  const house = { url: product.url, mail };
  const company = aCompany();
  const { panelist } = company;
  const wednesday = aWednesday();
  const admin = await signUp(house, company);
  const panelistIds = await addPanelist(house, admin, panelist);
  const ravi = await joinAsPanelist(house, panelist);
  /** True if a one-hour meeting starting at this time in Kolkata is offered. */
  const isOffered = async (clock: string): Promise<boolean> => {
    const day = { from: wednesday.iso, to: wednesday.iso, timeZone: 'Asia/Kolkata' };
    const query = { panelistIds, ...day, durationMinutes: '60', step: '60' as const, limit: '100' };
    const { data } = await call(house.url, findSlots, { query }, admin.token);
    const start = new Date(`${wednesday.iso}T${clock}+05:30`).toISOString();
    return data.starts.some(({ first, last }) => first <= start && start <= last);
  };
  expect(await isOffered('15:00')).toBe(true);

  const home = await visit({ viewport: DESK });
  await enterAs(home, ravi);
  await openProfile(home.page);
  const calendars = busyTimes(home.page);
  const dialog = await calendars.connects('Private', feed.url);
  home.expectRefusal(400);
  await expect(dialog.getByText('The address answers 404. The calendar may have been deleted')).toBeVisible();
  await auditScreen(home.page, 'An address that gives no calendar');
  feed.publish(anHourAt(wednesday, '09'));
  await dialog.getByRole('button', { name: 'Connect calendar' }).click();
  await seeToasts(home.page, MESSAGES.busyTimes.connect);
  await calendars.sees('Private', `Published calendar on ${feed.host}`);
  await calendars.sees('Private', `1 busy time until ${wednesday.shown}`);
  expect(await isOffered('15:00')).toBe(false);

  const desk = await visit({ viewport: DESK });
  await enterAs(desk, admin);
  const meeting = await openSchedule(desk.page);
  await addToPanel(desk.page, panelist.displayName);
  const finder = timeFinder(desk.page);
  await meeting.chooseDay(wednesday);
  await meeting.chooseStart('15:00');
  await finder.seesVerdict(`${panelist.displayName} is busy 15:00–16:00`);

  feed.publish(anHourAt(wednesday, '06'));
  await calendars.readsNow('Private');
  await seeToasts(home.page, MESSAGES.busyTimes.refresh);
  expect(await isOffered('15:00')).toBe(true);
  expect(await isOffered('12:00')).toBe(false);

  feed.publish(null);
  await calendars.readsNow('Private');
  await calendars.sees('Private', 'Cannot be read');
  await calendars.sees('Private', 'The busy times from the last sync still count.');
  expect(await isOffered('12:00')).toBe(false);
  await auditScreen(home.page, 'A connected calendar that cannot be read');

  const account = await calendars.beginsWithAccount();
  await expect(account.getByRole('textbox', { name: 'Server' })).toBeFocused();
  await auditScreen(home.page, 'An account that is to be connected');

  await leave();
  await product.stop();
  await mail.stop();
  await feed.stop();
});
