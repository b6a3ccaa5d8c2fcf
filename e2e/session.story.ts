import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { FAILURES } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { Page } from '@playwright/test';

import { call, schedule, signUp } from './harness/api.ts';
import { justBegun } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany, PASSWORD } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { errorWindow } from './pages/error-window.ts';
import { loginPage, openLogin } from './pages/login-page.ts';
import { openMeeting } from './pages/meeting-page.ts';
import { navBar } from './pages/nav-bar.ts';
import { openMailedLink } from './pages/reset-password-page.ts';
import { openSignUp } from './pages/sign-up-page.ts';
import { seeToast } from './pages/screen.ts';

const ID = '0192f0c1-2a3b-7c4d-8e5f-6a7b8c9d0e1f';
const GUARDED = [
  '/',
  '/dashboard',
  '/newmeeting',
  `/editmeeting/${ID}`,
  `/editresource/${ID}`,
  `/viewmeeting/${ID}`,
  '/reschedulemeeting',
  `/meeting/${ID}`,
  '/jobdescriptions',
  '/panelist',
  '/vendorlist',
  '/myteam',
  '/window/error',
  '/profile',
  `/viewvendor/${ID}`,
  '/deepgaze',
  '/no-such-page',
];

const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('user') ?? '{}') as { token?: string }).token ?? '');

story('someone who is logged out reaches the log-in screen from every address', async ({ visit }) => {
  const { page } = await visit();
  for (const address of GUARDED) {
    await page.goto(address);
    await loginPage(page);
  }
  const signUpScreen = await openSignUp(page);
  await signUpScreen.seeThatEveryFieldIsRequired();
  await page.getByRole('link', { name: 'Login' }).click();
  await (await loginPage(page)).forgetPassword();
});

story('a wrong password is refused with the same words as an unknown address', async ({ house, visit }) => {
  const company = aCompany();
  await signUp(house, company);
  const { page, expectRefusal } = await visit();
  expectRefusal(401);
  const login = await openLogin(page);
  await login.tryToLogIn('', '');
  await login.seeRefusal('Mail Address is required', 'Password is required');
  await login.tryToLogIn('anita', 'x');
  await login.seeRefusal('Invalid Email Address');

  for (const address of [company.recruiter.email, 'nobody@acme.example']) {
    await login.tryToLogIn(address, 'not the password');
    await seeToast(
      page,
      MESSAGES.auth.logIn.failure,
      'INVALID_CREDENTIALS',
      FAILURES.INVALID_CREDENTIALS.message,
    );
    await login.seeRefusal(FAILURES.INVALID_CREDENTIALS.message);
  }
  expect(await storedToken(page)).toBe('');
});

story(
  'a session survives a reload, is taken over by a new tab and ends everywhere with Log Out',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, candidate } = company;
    const session = await signUp(house, company);
    const { userId } = session;
    const bookingId = await schedule(house, session, { candidate, panelistIds: [], startLocal: justBegun() });
    const { page } = await visit();
    await (await openLogin(page)).logIn(company.recruiter.email);
    const bar = await navBar(page);
    await bar.seesOnly('Home', 'Job Description', 'My Team', 'Panelist', 'Vendors', 'Deepgaze');

    await page.reload();
    await dashboardPage(page);
    await bar.seesName(company.recruiter.displayName);
    for (const address of ['/login', '/']) {
      await page.goto(address);
      await dashboardPage(page);
    }
    await page.goto('/no-such-page');
    await errorWindow(page, 'NOT_FOUND');

    const newTab = await page.context().newPage();
    await newTab.goto('/panelist');
    await (await navBar(newTab)).seesName(company.recruiter.displayName);
    expect(await storedToken(newTab)).toBe(await storedToken(page));
    // Requests still in flight when the session ends would be refused.
    await newTab.waitForLoadState('networkidle');

    const meeting = await openMeeting(page, bookingId, candidate.name);
    await meeting.comment('Brought the drawings of the bridge.', 'Internal');
    const token = await storedToken(page);
    await expect(call(house.url, getRecruiter, { query: { userId } }, token)).resolves.toMatchObject({
      userId,
    });
    await bar.logOut();
    await loginPage(newTab);
    expect(await storedToken(newTab)).toBe('');
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }));
    const cached = await page.evaluate(async () => (await caches.keys()).join());
    expect(stored + cached, 'nothing of what was seen, typed or said in a toast').not.toMatch(
      new RegExp(`${candidate.name}|${recruiter.displayName}|${recruiter.email}|drawings|${bookingId}`),
    );
    await expect(call(house.url, getRecruiter, { query: { userId } }, token)).rejects.toThrow('answered 401');
  },
);

story('a link into the product leads there after the log-in', async ({ house, visit }) => {
  const company = aCompany();
  await signUp(house, company);
  const { page, expectRefusal } = await visit();
  expectRefusal(401);
  await page.goto('/panelist');
  const login = await loginPage(page);
  await login.tryToLogIn(company.recruiter.email, 'not the password');
  await login.seeRefusal(FAILURES.INVALID_CREDENTIALS.message);
  await login.tryToLogIn(company.recruiter.email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Panelists', level: 1 })).toBeVisible();

  const { page: another } = await visit();
  await (await openLogin(another)).logIn(company.recruiter.email);
  await dashboardPage(another);
});

story(
  'a session that ended elsewhere leads to the log-in screen, which says so',
  async ({ house, visit }) => {
    const company = aCompany();
    const session = await signUp(house, company);
    const visitor = await visit();
    visitor.expectRefusal(401);
    await enterAs(visitor, session);
    await visitor.page.goto('/dashboard');
    await (await dashboardPage(visitor.page)).seesThatNothingIsScheduled();
    // A request still in flight would end the session before the click below does.
    await visitor.page.waitForLoadState('networkidle');

    await call(house.url, logOut, {}, session.token);
    await (await navBar(visitor.page)).goTo('Panelist');
    const login = await loginPage(visitor.page);
    await login.seeThatTheSessionEnded();
    await login.logIn(company.recruiter.email);
  },
);

story('a forgotten password is replaced through a link that works once', async ({ house, visit }) => {
  const company = aCompany();
  const { email } = company.recruiter;
  await signUp(house, company);
  const { page, expectRefusal } = await visit();
  expectRefusal(401);
  const reset = await (await openLogin(page)).forgetPassword();
  await reset.askForALink(email);

  const link = linkIn(await house.mail.mailTo(email, /password/i), '/resetpassword');
  await (await openMailedLink(page, link)).choosePassword('nine purple lanterns');
  const login = await loginPage(page);
  await login.tryToLogIn(email, PASSWORD);
  await login.seeRefusal(FAILURES.INVALID_CREDENTIALS.message);
  await login.logIn(email, 'nine purple lanterns');

  const other = await visit();
  other.expectRefusal(410);
  await (await openMailedLink(other.page, link)).learnThatTheLinkIsUsedUp();
});
