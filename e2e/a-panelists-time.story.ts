import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { addMember } from '@slotwise/contract/recruiters/members.endpoints';

import { addPanelist, call, joinAsPanelist, schedule, signUp, type House } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { aWednesday, dayAfter, getDay } from './harness/days.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, story } from './harness/story.ts';
import { openHolidays } from './pages/holidays-dialog.ts';
import { busyTimes, ownHours } from './pages/own-hours.ts';
import { openPanelists } from './pages/panelists-page.ts';
import { openProfile } from './pages/profile-page.ts';
import { addToPanel, openSchedule } from './pages/schedule-page.ts';
import { timeFinder } from './pages/time-finder.ts';

/** One event from 15:00 to 16:00 in Kolkata; its subject is private. */
const aCalendarFor = (day: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:school-play@example.com',
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${day.replaceAll('-', '')}T093000Z`,
    `DTEND:${day.replaceAll('-', '')}T103000Z`,
    'SUMMARY:School play',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** The next holiday of the organization that falls on a working day. */
async function nextHoliday({ url }: House, { token }: SignedIn, after: string) {
  const { data } = await call(url, listHolidayCalendars, {}, token);
  const isWorkday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());
  const next = data[0]?.holidays.find(({ date }) => date > after && isWorkday(date));
  if (!next) throw new Error('The calendar knows no coming holiday');
  return { day: getDay(next.date), name: next.name };
}

story(
  'a panelist says when they can interview, an administrator whose holidays are kept, and a recruiter sees both while choosing a time',
  async ({ house, visit }) => {
    const company = aCompany();
    const { panelist, secondPanelist: member, candidate } = company;
    const [wednesday, thursday, friday] = [
      aWednesday(),
      dayAfter(aWednesday(), 1),
      dayAfter(aWednesday(), 2),
    ];
    const admin = await signUp(house, company);
    const panelistId = await addPanelist(house, admin, panelist);
    const ravi = await joinAsPanelist(house, panelist);
    await call(house.url, addMember, { body: member }, admin.token);
    const recruiter = await joinAsPanelist(house, member);
    const startLocal = `${friday.iso}T09:00`;
    await schedule(house, admin, { candidate, panelistIds: [panelistId], startLocal });

    const office = await visit({ viewport: DESK });
    await enterAs(office, admin);
    await openPanelists(office.page);
    const holidays = await openHolidays(office.page);
    await holidays.follow('India');
    await holidays.sees('India', 'Default', 'followed by 1 panelist', 'Next: ');
    await holidays.showDays('India');
    await auditScreen(office.page, 'Holidays with their days');
    await holidays.close();
    const holiday = await nextHoliday(house, admin, friday.iso);

    const home = await visit({ viewport: DESK });
    await enterAs(home, ravi);
    await openProfile(home.page);
    const hours = await ownHours(home.page);
    await hours.splitsDay('Wednesday', [
      ['10:00', '12:00'],
      ['14', '18:00'],
    ]);
    await hours.considersAddingNothing();
    await auditScreen(home.page, 'Own hours with a mistake in the dates');
    await hours.takesDayOff(thursday, 'Conference in Pune');
    await hours.takesAtMost(1);
    await hours.seesSummary('not on public holidays in India, at most 1 a day.');
    await hours.save();
    const calendars = busyTimes(home.page);
    await calendars.bring('Family', aCalendarFor(wednesday.iso));
    await calendars.sees('Family', `1 busy time until ${wednesday.shown}`);
    await auditScreen(home.page, 'Own hours with dates and a calendar file');

    const desk = await visit({ viewport: DESK });
    await enterAs(desk, recruiter);
    const meeting = await openSchedule(desk.page);
    await addToPanel(desk.page, panelist.displayName);
    const finder = timeFinder(desk.page);
    await meeting.chooseDay(wednesday);
    await meeting.chooseStart('12:15');
    await finder.seesVerdict(`outside ${panelist.displayName}’s hours`);
    await meeting.chooseStart('15:00');
    await finder.seesVerdict(`${panelist.displayName} is busy 15:00–16:00`);
    await meeting.chooseStart('14:00');
    await finder.seesVerdict('Everyone is free');
    await meeting.chooseDay(thursday);
    await finder.seesVerdict(`${panelist.displayName} is away on`);
    await finder.seesVerdict(': Conference in Pune');
    await meeting.chooseDay(friday);
    await finder.seesVerdict(`${panelist.displayName} has reached the daily limit, with 1 interview`);
    await meeting.chooseDay(holiday.day);
    await finder.seesVerdict(`is a holiday for ${panelist.displayName}`);
    await finder.seesVerdict(`: ${holiday.name}`);
  },
);
