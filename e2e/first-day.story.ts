import { theInvitationTo } from './harness/calendar-mail.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany, aRegistration } from './harness/people.ts';
import { expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { loginPage } from './pages/login-page.ts';
import { navBar } from './pages/nav-bar.ts';
import { panelistsPage } from './pages/panelists-page.ts';
import { openMailedLink } from './pages/reset-password-page.ts';
import { openSignUp } from './pages/sign-up-page.ts';

story(
  'a newcomer signs up, adds a panelist and schedules an interview, and everyone is invited',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, candidate } = company;
    const day = aWednesday();
    const { page } = await visit();

    const sent = await (await openSignUp(page)).signUp(aRegistration(company));
    await sent.offersBothWaysOutAndAPausedResend();
    await sent.continueToLogin();
    const verification = await house.mail.mailTo(recruiter.email, /Confirm your email address/);
    await (await openMailedLink(page, linkIn(verification, '/resetpassword'))).choosePassword();
    const login = await loginPage(page);
    const firstDashboard = await login.logIn(recruiter.email);
    await firstDashboard.seesThatNothingIsScheduled();

    const bar = await navBar(page);
    await bar.seesName(recruiter.displayName);
    await bar.goTo('Panelist');
    await (await panelistsPage(page)).addPanelist(panelist);
    await bar.goTo('Home');
    const schedule = await firstDashboard.scheduleAMeeting();
    const notes = 'Bring the drawing of your last data model.';
    const link = 'https://meet.northbridge.example/meera';
    await schedule.fillIn({ candidate, panelist: panelist.displayName, day, start: '15:00', link, notes });
    await schedule.schedule();
    const dashboard = await dashboardPage(page);
    await dashboard.seesMeeting(candidate.name, `${day.shown} 15:00`);

    const meeting = await dashboard.openMeeting(candidate.name);
    await meeting.seesWhen(`${day.shown} 15:00–16:00`, 'Kolkata (IST)', 'Video');
    await meeting.seesPeople(recruiter.displayName, panelist.displayName, candidate.name, 'No answer');
    await meeting.seesThatEveryMailWasSent(recruiter.displayName, panelist.displayName, candidate.name);
    await meeting.seesInTheHistory(`Scheduled for ${day.shown} 15:00`, recruiter.displayName);

    const forCandidate = await theInvitationTo(house.mail, candidate.email, {
      audience: 'candidate',
      forbid: [panelist.email, 'viewmeeting', 'Interviewers', '-p@'],
    });
    const forPanelist = await theInvitationTo(house.mail, panelist.email, {
      audience: 'panel',
      forbid: [candidate.email, '-c@'],
    });
    const forRecruiter = await theInvitationTo(house.mail, recruiter.email, {
      audience: 'panel',
      forbid: [candidate.email, '-c@'],
    });
    expect(forCandidate.uid).toBe(`${meeting.bookingId}-c@127.0.0.1`);
    for (const { uid } of [forPanelist, forRecruiter]) expect(uid).toBe(`${meeting.bookingId}-p@127.0.0.1`);
    for (const invitation of [forCandidate, forPanelist, forRecruiter]) {
      expect(invitation).toMatchObject({
        sequence: 0,
        starts: `${day.iso}T09:30:00.000Z`,
        ends: `${day.iso}T10:30:00.000Z`,
      });
      expect(invitation.text).toContain(`Wednesday ${day.shown}`);
      expect(invitation.text).toContain('15:00–16:00');
      expect(invitation.text).toContain('Kolkata time (IST)');
      expect(invitation.text).toContain(link);
      expect(invitation.text).toContain(notes);
    }
  },
);
