import { addPanelist, joinAsPanelist, schedule, signUp } from './harness/api.ts';
import { getCalendar } from './harness/calendar-mail.ts';
import { aWednesday, dayAfter } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { openLinkPage } from './pages/link-page.ts';
import { openMeeting } from './pages/meeting-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SKILLS = { skills: ['Kotlin', 'SQL'] };

story('a declined panelist is replaced, and the candidate hears nothing of it', async ({ house, visit }) => {
  const company = aCompany();
  const { recruiter, panelist, secondPanelist, candidate } = company;
  const session = await signUp(house, company);
  const ravi = await addPanelist(house, session, { ...panelist, ...SKILLS });
  await addPanelist(house, session, { ...secondPanelist, ...SKILLS });
  await joinAsPanelist(house, panelist);
  const bookingId = await schedule(house, session, {
    candidate,
    panelistIds: [ravi],
    startLocal: `${aWednesday().iso}T15:00`,
    jobTitle: 'Senior Data Engineer',
  });
  const { mail } = house;
  const ravisCalendar = getCalendar(mail, panelist.email, 'panel');
  const lenasCalendar = getCalendar(mail, secondPanelist.email, 'panel');
  const candidates = getCalendar(mail, candidate.email, 'candidate');
  await candidates.gets('REQUEST', 0);
  const { uid } = await ravisCalendar.gets('REQUEST', 0);

  const invitation = await mail.mailTo(panelist.email, /^Interview on .*: Meera Iyer/);
  const phone = await visit(PHONE);
  const scanned = await openLinkPage(phone.page, linkIn(invitation, '/p/', 'accept'), candidate.name);
  await scanned.isAskedToAccept();
  await phone.page.goto('about:blank');
  const kit = await openLinkPage(phone.page, linkIn(invitation, '/p/', 'decline'), candidate.name);
  await kit.seesTheAnswer('Will you attend?');
  await kit.confirmDeclining('On leave that week.');
  await kit.seesTheAnswer('You answered: Declined');

  const notice = await mail.mailTo(recruiter.email, /^Declined by Ravi Menon: Meera Iyer/);
  expect(notice.email.text).toContain('Lena Vogt has the same skills and is free.');
  const desk = await visit();
  await enterAs(desk, session);
  const meeting = await openMeeting(desk.page, bookingId, candidate.name);
  await meeting.seesPeople('Declined by the link in an email', 'On leave that week.', 'Kotlin, SQL');
  await meeting.replaceWith(secondPanelist.displayName);
  await meeting.seesNoOneCalled(panelist.displayName);

  expect((await lenasCalendar.gets('REQUEST', 1)).uid).toBe(uid);
  expect((await ravisCalendar.gets('CANCEL', 1, { cancels: 'attendee' })).uid).toBe(uid);
  candidates.hasNothingElse();
  await meeting.seesInTheHistory('Answered: Declined', `Panelist replaced: Lena Vogt for Ravi Menon`);

  phone.expectRefusal(410);
  await phone.page.reload();
  await expect(phone.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

story('times that a panelist proposes fill in the new time of the meeting', async ({ house, visit }) => {
  const company = aCompany();
  const { recruiter, panelist, candidate } = company;
  const session = await signUp(house, company);
  const ravi = await addPanelist(house, session, panelist);
  const day = aWednesday();
  const startLocal = `${day.iso}T15:00`;
  const bookingId = await schedule(house, session, { candidate, panelistIds: [ravi], startLocal });
  const invitation = await house.mail.mailTo(panelist.email, /^Interview on .*: Meera Iyer/);

  const phone = await visit(PHONE);
  const kit = await openLinkPage(phone.page, linkIn(invitation, '/p/'), candidate.name);
  await kit.accept('In a workshop until noon.');
  await kit.seesTheAnswer('You answered: Accepted');
  await kit.seesTheAnswer('In a workshop until noon.');
  const next = dayAfter(day, 1);
  await kit.propose([{ date: next.iso, from: '11:00', to: '13:00' }], 'In a workshop all Wednesday.');
  await kit.seesTheAnswer(`${next.shown} 11:00–13:00`);

  await house.mail.mailTo(recruiter.email, /^Other times proposed: Meera Iyer/);
  const desk = await visit();
  await enterAs(desk, session);
  const meeting = await openMeeting(desk.page, bookingId, candidate.name);
  await meeting.seesProposed('Ravi Menon', `${next.shown} 11:00–13:00`, 'In a workshop all Wednesday.');
  const reschedule = await meeting.rescheduleToTheProposed();
  await reschedule.seesNewTime(`${next.shown} 11:00–12:00`);
});
