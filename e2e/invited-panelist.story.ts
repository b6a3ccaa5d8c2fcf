import { addPanelist, schedule, signUp } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { expect, story } from './harness/story.ts';
import { errorWindow } from './pages/error-window.ts';
import { loginPage } from './pages/login-page.ts';
import { navBar } from './pages/nav-bar.ts';
import { openMailedLink } from './pages/reset-password-page.ts';
import { requireScreen } from './pages/screen.ts';

story(
  'an invited panelist sets a password and sees only the meeting they take part in',
  async ({ house, visit }) => {
    const company = aCompany('Acme');
    const { panelist, secondPanelist, candidate, secondCandidate } = company;
    const day = aWednesday();
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const lena = await addPanelist(house, session, secondPanelist);
    await schedule(house, session, { candidate, panelistIds: [ravi], startLocal: `${day.iso}T11:00` });
    const foreign = await schedule(house, session, {
      candidate: secondCandidate,
      panelistIds: [lena],
      startLocal: `${day.iso}T11:00`,
    });

    const { page, expectRefusal } = await visit({ viewport: DESK });
    expectRefusal(404);
    const invitation = await house.mail.mailTo(panelist.email, /invited you/);
    await (await openMailedLink(page, linkIn(invitation, '/resetpassword'))).choosePassword();
    const login = await loginPage(page);
    const home = await login.logIn(panelist.email);
    await (await navBar(page)).seesOnly('Home');
    await home.seesAsOnlyInterview(candidate.name);
    await expect(page.getByText(secondCandidate.name)).toHaveCount(0);

    await auditScreen(page, 'Home of a panelist');

    const meeting = await home.openNextInterview(candidate.name);
    await meeting.seesWhen(`${day.shown} 11:00–12:00`);
    await meeting.seesNoMails();

    await page.goto(`/viewmeeting/${foreign}`);
    await requireScreen(page, 'Meeting not found');
    await expect(page.getByText(secondCandidate.name)).toHaveCount(0);
    await page.goto('/panelist');
    await errorWindow(page, 'FORBIDDEN');
  },
);
