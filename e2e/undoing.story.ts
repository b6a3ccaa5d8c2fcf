import { schedule, signUp } from './harness/api.ts';
import { aWednesday } from './harness/days.ts';
import { aCompany } from './harness/people.ts';
import { startProduct } from './harness/product.ts';
import { expect, story, visitsTo } from './harness/story.ts';
import { openLogin } from './pages/login-page.ts';
import { requireDialog, seeToast } from './pages/screen.ts';

story('a recruiter undoes a cancellation before anyone hears of it', async ({ browser, house: { mail } }) => {
  const settings = { SMTP_URL: mail.url, TRUST_PROXY: '127.0.0.1', UNDO_SECONDS: '10' };
  const product = await startProduct(settings, process.env['EMPTY_DATABASE']);
  const { visit, leave } = visitsTo(browser, product.url);
  const house = { url: product.url, mail };
  const company = aCompany();
  const { recruiter, candidate } = company;
  const session = await signUp(house, company);
  await schedule(house, session, { candidate, panelistIds: [], startLocal: `${aWednesday().iso}T15:00` });
  await mail.mailTo(candidate.email, /Interview/);

  const { page } = await visit();
  const home = await (await openLogin(page)).logIn(recruiter.email);
  const meeting = await home.openMeeting(candidate.name);
  await meeting.act('Cancel meeting…');
  const dialog = await requireDialog(page, `Cancel the meeting with ${candidate.name}?`);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel meeting' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await seeToast(page, 'Undone. No one was emailed.');

  const again = await home.openMeeting(candidate.name);
  await again.seesStatus('Scheduled');
  await again.seesInTheHistory('Meeting cancelled', 'Undone: Meeting cancelled. No one was emailed.');
  expect(mail.mailsTo(candidate.email)).toHaveLength(1);

  await leave();
  await product.stop();
});
