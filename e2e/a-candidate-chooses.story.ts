import { addPanelist, letChoose, schedule, signUp } from './harness/api.ts';
import { auditScreen } from './harness/audit.ts';
import { aWednesday, dayAfter, dayName } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { openMeetingLink } from './pages/candidate-page.ts';
import { meetingPage, openMeeting } from './pages/meeting-page.ts';
import { openSchedule } from './pages/schedule-page.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  acceptDownloads: true,
};
const JOB = { jobTitle: 'Senior Data Engineer', round: 'Screening' };

story('a candidate picks, moves and withdraws on a phone-sized screen', async ({ house, visit }) => {
  const company = aCompany();
  const { recruiter, panelist, candidate } = company;
  const session = await signUp(house, company);
  await addPanelist(house, session, panelist);
  const day = aWednesday();

  const desk = await visit();
  await enterAs(desk, session);
  const form = await openSchedule(desk.page);
  const facts = { candidate, panelist: panelist.displayName, link: 'https://meet.acme.example/7', ...JOB };
  const shown = await form.letTheCandidateChoose(facts, dayAfter(day, 7));
  const waiting = await meetingPage(desk.page, candidate.name);
  await waiting.seesStatus('Awaiting candidate');
  await waiting.seesInTheOverview('The candidate chooses the time', 'not at all, 2 at most');
  await waiting.seesInTheHistory('Candidate asked to choose a time');

  const mail = await house.mail.mailTo(candidate.email, /^Choose a time for your interview/);
  const link = linkIn(mail, '/c/');
  expect(link, 'the page that the recruiter may pass on is the one that is mailed').toBe(shown);
  // Simulates an email scanner: it opens the link, and nothing must happen.
  await fetch(link);

  const phone = await visit(PHONE);
  const page = await openMeetingLink(phone.page, link);
  await page.seesHeading('Choose a time for your interview');
  await page.sees('Senior Data Engineer, Screening', panelist.displayName, 'Times in Kolkata (IST)');
  await page.chooses(dayName(day), '11:00');
  await page.books();
  await page.seesHeading('Your interview is set');
  await page.sees(`${day.shown} 11:00–12:00`, 'You can move it twice');
  await page.saysYes();
  const entry = await page.downloadsTheEntry();
  expect(entry).toContain(`DTSTART:${day.iso.replaceAll('-', '')}T053000Z`);
  await house.mail.mailTo(recruiter.email, /^Time chosen: Meera Iyer/);

  const later = dayAfter(day, 1);
  await page.startsToMove();
  await page.chooses(dayName(later), '14:30');
  await page.moves();
  await page.sees(`${later.shown} 14:30–15:30`, 'You can move it once');

  const moved = await openMeeting(desk.page, waiting.bookingId, candidate.name);
  await moved.seesStatus('Scheduled');
  await moved.seesWhen(`${later.shown} 14:30–15:30`);
  await moved.seesInTheOverview('The candidate can move the meeting', 'once, 2 at most');
  await moved.seesInTheHistory(`${candidate.name}, by emailed link`);

  await page.withdraws('I have taken another offer.');
  await phone.page.reload();
  await page.seesHeading('This application was withdrawn');
  await house.mail.mailTo(recruiter.email, /^Withdrawn by the candidate: Meera Iyer/);
  const ended = await openMeeting(desk.page, waiting.bookingId, candidate.name);
  await ended.seesStatus('Withdrawn');
  await ended.seesInTheHistory('Candidate withdrew', 'I have taken another offer.');
});

story('a time that someone else took meanwhile is not given twice', async ({ house, visit }) => {
  const company = aCompany();
  const { panelist, candidate, secondCandidate } = company;
  const session = await signUp(house, company);
  const panelistId = await addPanelist(house, session, panelist);
  const day = aWednesday();
  const days = { from: day, to: dayAfter(day, 1) };
  const link = await letChoose(house, session, { candidate, panelistIds: [panelistId], days });

  const phone = await visit(PHONE);
  const page = await openMeetingLink(phone.page, link);
  await page.chooses(dayName(day), '11:00');
  await schedule(house, session, {
    candidate: secondCandidate,
    panelistIds: [panelistId],
    startLocal: `${day.iso}T11:00`,
  });
  phone.expectRefusal(409);
  await page.books();
  await page.learnsThatItIsTaken('11:00');
  await page.isNotOffered('11:00');
  await page.chooses(dayName(day), '15:00');
  await page.books();
  await page.sees(`${day.shown} 15:00–15:45`);
});

story(
  'a candidate no time suits says when they can come; everyone can read each screen, light and dark',
  async ({ house, visit }) => {
    const company = aCompany();
    const { panelist, candidate } = company;
    const session = await signUp(house, company);
    const panelistId = await addPanelist(house, session, panelist);
    const day = aWednesday();
    const days = { from: day, to: dayAfter(day, 20) };
    const link = await letChoose(house, session, { candidate, panelistIds: [panelistId], days });
    const { page } = await visit(PHONE);
    const meeting = await openMeetingLink(page, link);
    await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
    await auditScreen(page, 'choosing');
    await meeting.noneSuits();
    await meeting.saysWhenItSuits('next tue after 4, next wed morning, not thu, when it rains');
    await meeting.sees('16:00', 'Wednesday', 'Not understood');
    await auditScreen(page, 'proposing');
    await meeting.proposes();
    await meeting.sees('You proposed other times.');
    await house.mail.mailTo(company.recruiter.email, /times/i);
    await auditScreen(page, 'choosing with times proposed');
    await meeting.chooses(dayName(day), '11:00');
    await auditScreen(page, 'confirming');
    await meeting.books();
    await meeting.seesHeading('Your interview is set');
    await auditScreen(page, 'the chosen meeting');
    await meeting.withdraws('');
    await auditScreen(page, 'a withdrawn application');
  },
);
