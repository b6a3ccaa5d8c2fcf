import type { Locator, Page } from '@playwright/test';
import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { MODALS } from '@slotwise/contract/messages';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';

import { call, schedule, signUp, type House } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { aWednesday } from './harness/days.ts';
import { pressOn, tabTo, typeInto } from './harness/keyboard.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openReschedule } from './pages/reschedule-page.ts';
import { openSchedule } from './pages/schedule-page.ts';
import { requireDialog } from './pages/screen.ts';
import { timeFinder } from './pages/time-finder.ts';

const MOST_CLICKS = 12;
const NINE_TO_SIX = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }));

/** Three panelists between Pune and London, and one on the other side of the world. */
async function aPanel(house: House) {
  const company = aCompany();
  const session = await signUp(house, company);
  const domain = company.recruiter.email.split('@')[1];
  const add = async (displayName: string, timeZone: string) => {
    const [firstName = ''] = displayName.split(' ');
    const email = `${firstName.toLowerCase()}@${domain}`;
    const body = { firstName, displayName, email, timeZone, weeklyHours: NINE_TO_SIX, skills: ['Kafka'] };
    const { panelistId } = await call(house.url, createPanelist, { body }, session.token);
    return { displayName, panelistId, timeZone };
  };
  const ravi = await add('Ravi Menon', 'Asia/Kolkata');
  const panel = [ravi, await add('Lena Vogt', 'Europe/Berlin'), await add('Tom Hughes', 'Europe/London')];
  return { company, session, ravi, panel, kai: await add('Kai Akana', 'Pacific/Honolulu') };
}

const clockIn = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

/** Everyone meets on a workday between nine and six in their own time zone. */
function expectWithinHours(startInstant: string, endInstant: string, zones: string[]) {
  for (const zone of zones) {
    expect(clockIn(startInstant, zone), zone).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? (09|1[0-7]):/);
    expect(clockIn(endInstant, zone), zone).toMatch(/(09|1[0-7]):\d\d$|18:00$/);
  }
}

/** Counts its clicks. */
function aHand() {
  let clicks = 0;
  return {
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const candidateEmail = (page: Page) =>
  page.getByRole('region', { name: 'Candidate', exact: true }).getByRole('textbox', { name: 'Email' });
const scheduleButton = (page: Page) => page.getByRole('button', { name: 'Schedule', exact: true });
/** Confirms the question about a video meeting without a link. */
const withoutLink = (page: Page) => page.getByRole('button', { name: 'Schedule without a link' });

story(
  'a recruiter finds and books a time for a panel of three in at most twelve clicks',
  async ({ house, visit }) => {
    const { company, session, panel } = await aPanel(house);
    const { candidate } = company;
    const visitor = await visit();
    await enterAs(visitor, session);
    const { page } = visitor;
    const hand = aHand();
    const { best, seesVerdict } = timeFinder(page);
    await page.goto('/dashboard');
    await dashboardPage(page);

    const toSchedule = page.getByRole('main').getByRole('link', { name: /^Schedule/ });
    await hand.click(toSchedule.first());
    await hand.click(field(page, 'Candidate name'));
    await page.keyboard.type(candidate.name);
    await hand.click(candidateEmail(page));
    await page.keyboard.type(candidate.email);
    for (const { displayName } of panel) {
      await hand.click(page.getByRole('combobox', { name: 'Add a panelist' }));
      await page.keyboard.type(displayName);
      await hand.click(page.getByRole('option', { name: displayName }));
    }
    await expect(best).toHaveCount(3);
    await hand.click(best.first());
    await seesVerdict('Everyone is free');
    await hand.click(scheduleButton(page));
    await hand.click(withoutLink(page));
    await requireDialog(page, MODALS.bookingCreated.title);
    expect(hand.clicks()).toBeLessThanOrEqual(MOST_CLICKS);

    const { meetingInfo, panelists } = await theOnlyBooking(house, session.token, page);
    expect(panelists.map(({ name }) => name)).toEqual(panel.map(({ displayName }) => displayName));
    const zones = panel.map(({ timeZone }) => timeZone);
    expectWithinHours(meetingInfo.startTime, meetingInfo.endTime, zones);
  },
);

/** The booking shown in the result dialog. */
async function theOnlyBooking({ url }: House, token: string, page: Page) {
  await page.keyboard.press('Escape');
  const link = page.getByRole('table', { name: 'Bookings' }).getByRole('link').first();
  const bookingId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const { data } = await call(url, getBooking, { query: { id: bookingId } }, token);
  return data;
}
story(
  'a recruiter finds and books a time for a panel of three by keyboard alone',
  async ({ house, visit }) => {
    const { company, session, panel } = await aPanel(house);
    const { candidate } = company;
    const visitor = await visit();
    await enterAs(visitor, session);
    const { page } = visitor;
    const { slider, seesVerdict, seesStarts } = timeFinder(page);
    await page.goto('/dashboard');
    await dashboardPage(page);

    await pressOn(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Schedule/ })
        .first(),
    );
    await typeInto(page, field(page, 'Candidate name'), candidate.name);
    await typeInto(page, candidateEmail(page), candidate.email);
    for (const { displayName } of panel) {
      await typeInto(page, page.getByRole('combobox', { name: 'Add a panelist' }), displayName);
      await expect(page.getByRole('option', { name: displayName })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Panel' }).getByText(displayName)).toBeVisible();
    }
    await seesStarts();
    await tabTo(page, slider);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /Everyone is free$/);
    await page.keyboard.press('ArrowUp');
    await expect(slider, 'a quarter of an hour too early').not.toHaveAttribute(
      'aria-valuetext',
      /Everyone is free/,
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await seesVerdict('Everyone is free');
    await pressOn(page, scheduleButton(page));
    await pressOn(page, withoutLink(page));
    await requireDialog(page, MODALS.bookingCreated.title);
  },
);

story(
  'an impossible panel becomes possible by one click on a proposed change, which can be taken back',
  async ({ house, visit }) => {
    const { company, session, ravi, kai } = await aPanel(house);
    const visitor = await visit({ viewport: DESK });
    await enterAs(visitor, session);
    const { page } = visitor;
    await openSchedule(page);
    await field(page, 'Candidate name').fill(company.candidate.name);
    await candidateEmail(page).fill(company.candidate.email);
    for (const { displayName } of [ravi, kai]) {
      await page.getByRole('combobox', { name: 'Add a panelist' }).fill(displayName);
      await page.getByRole('option', { name: displayName }).click();
    }
    const finder = timeFinder(page);
    await finder.seesThatNothingFits('Kai Akana');
    await auditScreen(page, 'A panel that has no time together');

    const text = 'Make Kai Akana optional';
    await finder.proposal(text).click();
    await finder.seesStarts();
    await expect(page.getByRole('switch', { name: 'Kai Akana is required' })).not.toBeChecked();
    await finder.given(text).click();
    await finder.seesThatNothingFits();
    await finder.proposal(text).click();
    await finder.seesStarts();
    await finder.best.first().check();
    await finder.show('Day');
    await expect(finder.finder.getByRole('list', { name: 'People in the grid' })).toContainText('Kai Akana');
    await auditScreen(page, 'The day of a chosen time, person by person');
    await scheduleButton(page).click();
    await withoutLink(page).click();
    await requireDialog(page, MODALS.bookingCreated.title);
  },
);

story('a recruiter moves a meeting by dragging it in the grid', async ({ house, visit }) => {
  const { company, session, ravi } = await aPanel(house);
  const day = aWednesday();
  const bookingId = await schedule(house, session, {
    candidate: company.candidate,
    panelistIds: [ravi.panelistId],
    startLocal: `${day.iso}T11:00`,
  });
  const visitor = await visit({ viewport: DESK });
  await enterAs(visitor, session);
  const { page } = visitor;
  const move = await openReschedule(page, bookingId);
  const finder = timeFinder(page);
  await finder.seesStarts();
  await finder.slider.scrollIntoViewIfNeeded();
  await finder.dragDown(3);
  await move.seesOldAndNewTime(`${day.shown} 11:00–12:00`, `${day.shown} 14:00–15:00`);
  await finder.seesVerdict('Everyone is free');
  await move.giveReason('The candidate asked for it', 'As you asked.');
  await move.move(`${day.shown} 14:00–15:00`);
});
