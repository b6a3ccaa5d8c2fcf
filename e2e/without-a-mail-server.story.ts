import { addPanelist, logIn, schedule } from './harness/api.ts';
import { auditScreen } from './harness/audit.ts';
import { aWednesday } from './harness/days.ts';
import { aCompany, aRegistration } from './harness/people.ts';
import { startProduct } from './harness/product.ts';
import { faultsOfOutbox } from './harness/outbox-mails.ts';
import { expect, story, visitsTo } from './harness/story.ts';
import { loginPage } from './pages/login-page.ts';
import { openOutbox } from './pages/outbox-page.ts';
import { newPasswordPage } from './pages/reset-password-page.ts';
import { openSignUp } from './pages/sign-up-page.ts';

story('without a mail server a newcomer finds every mail in the outbox', async ({ browser }) => {
  const product = await startProduct();
  const { visit, leave } = visitsTo(browser, product.url);
  const company = aCompany('Hillside');
  const { recruiter, panelist, candidate } = company;
  const day = aWednesday();
  const { page } = await visit();
  await (await openSignUp(page)).signUp(aRegistration(company));
  const toOutbox = page.getByRole('dialog').getByRole('link', { name: 'local outbox' });
  await expect(toOutbox).toHaveAttribute('href', `/outbox?q=${encodeURIComponent(recruiter.email)}`);

  const { page: reader } = await visit();
  const verification = await (
    await openOutbox(reader, product.outbox())
  ).openMail(recruiter.email, /Confirm your email address/);
  await verification.saysAsHtmlAndText('set a password');
  const opened = await verification.follow('Set your password');
  await (await newPasswordPage(opened, 'verify')).choosePassword();
  const login = await loginPage(opened);
  await login.logIn(recruiter.email);

  const session = await logIn(product.url, recruiter.email);
  const ravi = await addPanelist(product, session, panelist);
  await schedule(product, session, { candidate, panelistIds: [ravi], startLocal: `${day.iso}T10:00` });
  const invitation = await (await openOutbox(reader)).openMail(candidate.email, /Interview on/);
  await invitation.saysAsHtmlAndText(`Wednesday ${day.shown}`);
  await invitation.carriesTheInvitation('METHOD:REQUEST', `DTSTART:${day.iso.replaceAll('-', '')}T043000Z`);

  await auditScreen(reader, 'A mail in the outbox');
  await openOutbox(reader);
  await auditScreen(reader, 'Outbox');
  await expect.poll(() => reader.evaluate(() => document.fonts.check("14px 'Inter Variable'"))).toBe(true);

  expect(await faultsOfOutbox(product)).toEqual([]);
  await leave();
  await product.stop();
});
