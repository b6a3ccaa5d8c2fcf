import { logIn, schedule, signUp } from './harness/api.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { loginPage, openLogin } from './pages/login-page.ts';
import { navBar } from './pages/nav-bar.ts';
import { openAddressLink, openProfile } from './pages/profile-page.ts';
import { openMailedLink } from './pages/reset-password-page.ts';
import { openTeam } from './pages/team-page.ts';

story(
  'an administrator invites a member, shares the rights, takes them back, and removes the member, whose meetings go on',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, candidate } = company;
    const member = company.secondPanelist;
    const session = await signUp(house, company);
    const desk = await visit();
    await enterAs(desk, session);
    const team = await openTeam(desk.page);
    await team.learnsWhyTheLastOneStays(recruiter.displayName);
    await team.invite(member);
    await team.sees(member.displayName, 'Recruiter', 'Invited');

    const elsewhere = await visit();
    elsewhere.expectRefusal(401);
    const invitation = await house.mail.mailTo(member.email, /invited you/);
    const accepting = await openMailedLink(elsewhere.page, linkIn(invitation, '/resetpassword'));
    await accepting.choosePassword();
    await (await loginPage(elsewhere.page)).logIn(member.email);
    const bar = await navBar(elsewhere.page);
    await bar.seesOnly('Home', 'Job Description', 'My Team', 'Panelist');
    await schedule(house, await logIn(house.url, member.email), {
      candidate,
      panelistIds: [],
      startLocal: `${aWednesday().iso}T11:00`,
    });

    const staffed = await openTeam(desk.page);
    await staffed.sees(member.displayName, 'Active');
    await staffed.giveRole(member.displayName, 'Administrator');
    await openTeam(elsewhere.page);
    await bar.seesOnly('Home', 'Job Description', 'My Team', 'Panelist', 'Vendors', 'Deepgaze');
    // Requests still in flight with administrator rights would be refused after the next line.
    await elsewhere.page.waitForLoadState('networkidle');
    await staffed.giveRole(member.displayName, 'Recruiter');
    await staffed.sees(member.displayName, 'Recruiter');
    await staffed.remove(member.displayName, `1 open meeting went to ${recruiter.displayName}.`);

    await bar.goTo('Panelist');
    await (await loginPage(elsewhere.page)).seeThatTheSessionEnded();
    await desk.page.goto('/dashboard');
    const meeting = await (await dashboardPage(desk.page)).openMeeting(candidate.name);
    await meeting.seesPeople(recruiter.displayName);
  },
);

story(
  'a user logs out another device, and moves to another address with the link that is mailed there',
  async ({ house, visit }) => {
    const company = aCompany();
    const { email } = company.recruiter;
    const newEmail = `desai@${email.split('@')[1]}`;
    const session = await signUp(house, company);
    const other = await visit();
    other.expectRefusal(401);
    await enterAs(other, session);
    await other.page.goto('/dashboard');
    await dashboardPage(other.page);
    await other.page.waitForLoadState('networkidle');

    const desk = await visit();
    await (await openLogin(desk.page)).logIn(email);
    const profile = await openProfile(desk.page);
    await profile.seesSessions(2);
    await profile.logOutElsewhere();
    await profile.seesSessions(1);
    await (await navBar(other.page)).goTo('Panelist');
    await (await loginPage(other.page)).seeThatTheSessionEnded();

    await profile.changeAddress(newEmail);
    await house.mail.mailTo(email, /is about to change/);
    const confirmation = await house.mail.mailTo(newEmail, /^Confirm your new email address/);
    const inbox = await visit();
    const link = linkIn(confirmation, '/resetpassword');
    await (await openAddressLink(inbox.page, link)).useIt();
    await inbox.page.getByRole('link', { name: 'Continue to Login' }).click();
    await (await loginPage(inbox.page)).logIn(newEmail);
    const moved = await openProfile(inbox.page);
    await moved.seesAddress(newEmail);
  },
);
