import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { MODALS } from '@slotwise/contract/messages';

import { addPanelist, call, schedule, signUp } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany, aRegistration } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openLogin } from './pages/login-page.ts';
import { meetingPage } from './pages/meeting-page.ts';
import { openPanelists } from './pages/panelists-page.ts';
import { openMailedLink } from './pages/reset-password-page.ts';
import { openSchedule } from './pages/schedule-page.ts';
import { openScreen as open, requireDialog, requireScreen } from './pages/screen.ts';
import { openSignUp } from './pages/sign-up-page.ts';

story(`screens of someone who is logged out can be used by everyone`, async ({ house, visit }) => {
  const company = aCompany();
  const { page, expectRefusal } = await visit({ viewport: DESK });
  expectRefusal(401);
  expectRefusal(410);
  const login = await openLogin(page);
  await auditScreen(page, 'Log in');
  await login.tryToLogIn(company.recruiter.email, 'not the password');
  await login.seeRefusal('Email or password is incorrect');
  await auditScreen(page, 'Log in with a refusal and its toast');

  const signUpScreen = await openSignUp(page);
  await signUpScreen.seeThatEveryFieldIsRequired();
  await auditScreen(page, 'Sign up with every error');
  await signUpScreen.signUp(aRegistration(company));
  await auditScreen(page, 'Verification Email Sent');

  await open(page, '/resetpassword', 'Reset password');
  await auditScreen(page, 'Reset password');
  await page.getByLabel('Email').fill(company.recruiter.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await requireDialog(page, MODALS.passwordResetSent.title);
  await auditScreen(page, 'Password Reset Link Sent');

  const mail = await house.mail.mailTo(company.recruiter.email, /Confirm/);
  await openMailedLink(page, linkIn(mail, '/resetpassword'));
  await auditScreen(page, 'Set the password');
  await openMailedLink(page, `${house.url}/resetpassword#mode=reset&token=${'x'.repeat(43)}`).then((form) =>
    form.learnThatTheLinkIsUsedUp(),
  );
  await auditScreen(page, 'A link that no longer works');
});

story(`screens of a recruiter can be used by everyone`, async ({ house, visit }) => {
  const company = aCompany();
  const session = await signUp(house, company);
  const visitor = await visit({ viewport: DESK });
  const { page } = visitor;
  visitor.expectRefusal(404);
  visitor.expectRefusal(401);
  await enterAs(visitor, session);
  await open(page, '/dashboard', /day/);
  await auditScreen(page, 'First dashboard');
  await open(page, '/panelist', 'Panelists');
  await auditScreen(page, 'No panelists');

  const day = aWednesday();
  const panelist = await addPanelist(house, session, company.panelist);
  const meeting = { candidate: company.candidate, panelistIds: [panelist], startLocal: `${day.iso}T10:00` };
  const bookingId = await schedule(house, session, meeting);
  const panelists = await openPanelists(page);
  await auditScreen(page, 'Panelists');
  await panelists.openNewPanelist();
  await auditScreen(page, 'Add panelist');
  await page.keyboard.press('Escape');
  await panelists.considerDeactivating(company.panelist.displayName);
  await auditScreen(page, 'Deactivate a panelist');

  const scheduleScreen = await openSchedule(page);
  await auditScreen(page, 'Schedule Meeting');
  const { displayName } = company.secondPanelist;
  await addPanelist(house, session, company.secondPanelist);
  await scheduleScreen.fillIn({
    candidate: company.secondCandidate,
    panelist: displayName,
    day,
    start: '12:00',
  });
  await auditScreen(page, 'Schedule Meeting, filled in');
  await scheduleScreen.send();
  const result = await requireDialog(page, MODALS.bookingCreated.title);
  await auditScreen(page, 'Meeting scheduled');
  await result.getByRole('button', { name: 'Close' }).last().click();
  await dashboardPage(page);
  await auditScreen(page, 'Dashboard');

  await open(page, '/calendar', 'Calendar');
  await auditScreen(page, 'Calendar');
  await page.getByRole('button', { name: 'Help' }).click();
  const help = await requireDialog(page, 'Help');
  await expect(help.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await auditScreen(page, 'Help');
  await page.keyboard.press('Escape');
  await open(page, '/calendar?view=team', 'Team week');
  await auditScreen(page, 'Team week');

  await page.goto(`/viewmeeting/${bookingId}`);
  const view = await meetingPage(page, company.candidate.name);
  await auditScreen(page, 'Meeting');
  await view.seesInTheHistory('Meeting created');
  await auditScreen(page, 'Meeting timeline');
  await page.goto(`/viewmeeting/${panelist}`);
  await requireScreen(page, 'Meeting not found');
  await auditScreen(page, 'No such meeting');
  await open(page, '/profile', 'Profile');
  await auditScreen(page, 'Profile');
  await open(page, '/no-such-page', 'Page not found');
  await auditScreen(page, 'Error window');
  await open(page, '/deepgaze', 'Deepgaze');
  await auditScreen(page, 'Deepgaze without a zip');
  await call(house.url, logOut, {}, session.token);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await requireDialog(page, MODALS.sessionEnded.title);
  await auditScreen(page, 'The session has ended');
});
