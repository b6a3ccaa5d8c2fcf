import { addMember } from '@slotwise/contract/recruiters/members.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';

import { addPanelist, call, logIn, signUp } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany, PASSWORD } from './harness/people.ts';
import { fillWithSamples, seatOn } from './harness/sample-week.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { auditQuestion } from './pages/audit-question.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openAddressLink } from './pages/profile-page.ts';
import { openScreen, requireDialog } from './pages/screen.ts';
import { openTeam } from './pages/team-page.ts';

story(`screens about people can be used by everyone`, async ({ house, visit }) => {
  const company = aCompany();
  const { recruiter, panelist, secondPanelist } = company;
  const session = await signUp(house, company);
  const { token } = session;
  await call(house.url, addMember, { body: secondPanelist }, token);
  const ravi = await addPanelist(house, session, panelist);
  const week = await fillWithSamples(house, session);
  await seatOn(house, session, week.one('COMPLETED'), ravi);
  await logIn(house.url, recruiter.email);
  const newEmail = `desai@${recruiter.email.split('@')[1]}`;
  const change = { userId: session.userId, email: newEmail, currentPassword: PASSWORD };
  await call(house.url, updateRecruiter, { body: change }, token);

  const visitor = await visit({ viewport: DESK });
  await enterAs(visitor, session);
  const { page } = visitor;
  const team = await openTeam(page);
  await team.sees(secondPanelist.displayName, 'Invited');
  await auditScreen(page, 'Team');
  const form = await team.openNewMember();
  await form.getByRole('button', { name: 'Add member' }).click();
  await expect(form.getByText('First Name is required')).toBeVisible();
  await auditScreen(page, 'Add member, with every error');
  await openTeam(page);
  const { displayName } = secondPanelist;
  await auditQuestion(page, () => team.openRoleChange(displayName), `Change ${displayName}’s role`);
  await auditQuestion(page, () => team.getRemoval(displayName), `Remove ${displayName}?`);

  await openScreen(page, '/profile', 'Profile');
  await expect(page.getByText('is not confirmed yet')).toBeVisible();
  await auditScreen(page, 'Profile with a waiting address and two sessions');
  await openScreen(page, '/panelist', 'Panelists');
  await auditScreen(page, 'Panelists with their figures');

  await openScreen(page, '/dashboard', /day/);
  await dashboardPage(page);
  await page.keyboard.press('ControlOrMeta+k');
  await requireDialog(page, 'Find');
  await page.keyboard.type('an');
  await expect(page.getByRole('option').first()).toBeVisible();
  await auditScreen(page, 'Find, with hits');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await requireDialog(page, 'Notifications');
  await auditScreen(page, 'What the bell kept');

  const inbox = await visit({ viewport: DESK });
  const mail = await house.mail.mailTo(newEmail, /^Confirm your new email address/);
  const link = await openAddressLink(inbox.page, linkIn(mail, '/resetpassword'));
  await auditScreen(inbox.page, 'Confirm your new address');
  await link.useIt();
  await auditScreen(inbox.page, 'Email address changed');
});
