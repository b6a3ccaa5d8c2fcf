import { listBookings } from '@slotwise/contract/bookings/bookings.endpoints';

import { addPanelist, call, logIn, signUp } from './harness/api.ts';
import { aWednesday } from './harness/days.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openSchedule } from './pages/schedule-page.ts';

story(
  'the second of two recruiters learns who is busy, keeps what they typed and takes another hour',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, candidate, secondCandidate } = company;
    const panelist = company.panelist.displayName;
    const day = aWednesday();
    const session = await signUp(house, company);
    await addPanelist(house, session, company.panelist);
    const first = await visit();
    const second = await visit();
    second.expectRefusal(409);
    await enterAs(first, session);
    await enterAs(second, await logIn(house.url, recruiter.email));

    const [one, other] = [await openSchedule(first.page), await openSchedule(second.page)];
    const facts = {
      candidate: secondCandidate,
      panelist,
      day,
      start: '14:00',
      link: 'https://meet.acme.example/tom',
    };
    await one.fillIn({ candidate, panelist, day, start: '14:30' });
    await other.fillIn(facts);
    await one.schedule();

    await other.send();
    await other.seeWhoIsBusy(`${panelist} is busy 14:30–15:30 IST on ${day.shown}`);
    await other.seeThatAllIsStillThere(facts);
    await other.chooseStart('15:30');
    await other.schedule();
    const dashboard = await dashboardPage(second.page);
    await dashboard.seesMeeting(candidate.name, `${day.shown} 14:30`);
    await dashboard.seesMeeting(secondCandidate.name, `${day.shown} 15:30`);
    await dashboard.findsOnly('okafor', secondCandidate.name);
  },
);

story(
  'a double click on Schedule makes one meeting, and so does Enter pressed twice',
  async ({ house, visit }) => {
    const company = aCompany();
    const session = await signUp(house, company);
    await addPanelist(house, session, company.panelist);
    const visitor = await visit();
    await enterAs(visitor, session);
    const meetings = async () => {
      const { page } = await call(house.url, listBookings, { query: { page: '1' } }, session.token);
      return page.total;
    };
    const facts = { candidate: company.candidate, panelist: company.panelist.displayName, day: aWednesday() };
    const schedule = await openSchedule(visitor.page);
    await schedule.fillIn({ ...facts, start: '09:00' });
    await schedule.sendWithADoubleClick();
    await schedule.seeTheResult();
    expect(await meetings()).toBe(1);

    const next = await (await dashboardPage(visitor.page)).scheduleAMeeting();
    await next.fillIn({ ...facts, start: '11:00' });
    await next.sendWithTwoEnters();
    await next.seeTheResult();
    expect(await meetings()).toBe(2);
  },
);
