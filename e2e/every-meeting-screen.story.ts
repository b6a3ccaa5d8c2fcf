import { addPanelist, joinAsPanelist, signUp, submitScorecard } from './harness/api.ts';
import { aPdf } from './harness/a-pdf.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { fillWithSamples, seatOn } from './harness/sample-week.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { openEdit } from './pages/edit-page.ts';
import { openLinkPage } from './pages/link-page.ts';
import { openMeeting } from './pages/meeting-page.ts';
import { openReschedule } from './pages/reschedule-page.ts';
import { openResource } from './pages/resource-page.ts';
import { openScreen } from './pages/screen.ts';

const TABS = ['Overview', 'Candidate', 'Documents', 'Feedback', 'Comments', 'Timeline'] as const;

story(`screens of a meeting's life can be used by everyone`, async ({ house, visit }) => {
  const session = await signUp(house, aCompany());
  const week = await fillWithSamples(house, session);
  const visitor = await visit({ viewport: DESK });
  await enterAs(visitor, session);
  const { page } = visitor;

  await openScreen(page, '/dashboard', /day/);
  await auditScreen(page, 'Dashboard with sample data');
  await openScreen(page, '/dashboard?status=COMPLETED&feedback=OWED&sort=-startTime', /day/);
  await page.getByRole('button', { name: 'Status: Completed' }).click();
  await auditScreen(page, 'Dashboard with filters');

  const draft = week.one('DRAFT');
  await openScreen(page, `/newmeeting?draft=${draft.bookingId}`, 'Schedule Meeting');
  await page.getByRole('button', { name: 'More about the candidate' }).click();
  await auditScreen(page, 'A draft');
  const coming = week.one('SCHEDULED');
  const edit = await openEdit(page, coming.bookingId);
  await edit.writeLink('https://meet.northbridge.example/other');
  await auditScreen(page, 'Edit Scheduled Meeting');
  await edit.writeLink('');
  const move = await openReschedule(page, coming.bookingId);
  await move.chooseStart('19:30');
  await move.learnsThatAReasonIsNeeded();
  await auditScreen(page, 'Reschedule, with what is missing');
  const selected = await openResource(page, week.one('SELECTED').bookingId);
  await selected.enterRates('92.50', '70', 'EUR');
  await auditScreen(page, 'Add a resource');
  await selected.enterRates('', '', 'INR');

  const over = week.one('COMPLETED', ({ panelists }) => panelists.length > 1);
  const meeting = await openMeeting(page, over.bookingId, over.candidateDetails.candidateName);
  const buffer = aPdf('What a resume says');
  await meeting.attach({ name: 'resume.pdf', mimeType: 'application/pdf', buffer }, 'Resume');
  await meeting.readInPlace('resume.pdf', 'What a resume says');
  for (const tab of TABS) {
    await meeting.openTab(tab);
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await auditScreen(page, `Meeting that is over, ${tab}`);
  }
  for (const status of ['CANCELLED', 'NO_SHOW', 'REJECTED', 'SELECTED'] as const) {
    const { bookingId, candidateDetails } = week.one(status);
    await openMeeting(page, bookingId, candidateDetails.candidateName);
    await auditScreen(page, `Meeting that is ${status}`);
  }
  const { bookingId, candidateDetails } = week.one('SELECTED');
  const debriefed = await openMeeting(page, bookingId, candidateDetails.candidateName);
  await debriefed.openTab('Feedback');
  await expect(page.getByRole('region', { name: 'Scorecards side by side' })).toBeVisible();
  await auditScreen(page, 'Debrief of a recruiter');
  const onboarded = week.one('ONBOARDED');
  await openResource(page, onboarded.bookingId);
  await auditScreen(page, 'Change a resource');
  await openMeeting(page, onboarded.bookingId, onboarded.candidateDetails.candidateName).then((shown) =>
    shown.openTab('Resource'),
  );
  await auditScreen(page, 'Meeting, Resource');
});

story(`screens of a panelist can be used by everyone`, async ({ house, visit }) => {
  const company = aCompany();
  const { panelist, secondPanelist } = company;
  const session = await signUp(house, company);
  const week = await fillWithSamples(house, session);
  const over = week.one('COMPLETED', ({ panelists }) => panelists.length > 1);
  const coming = week.one('SCHEDULED');
  const ravi = await addPanelist(house, session, panelist);
  const ravisSession = await joinAsPanelist(house, panelist);
  await seatOn(house, session, over, ravi);
  const { candidateName } = over.candidateDetails;
  const visitor = await visit({ viewport: DESK });
  await enterAs(visitor, ravisSession);
  const { page } = visitor;
  await openScreen(page, '/dashboard', /^Good /);
  await auditScreen(page, 'Home of a panelist who owes a scorecard');
  const meeting = await openMeeting(page, over.bookingId, candidateName);
  const card = await meeting.giveFeedback();
  await card.learnsWhatIsMissing('Write a summary of at least 20 characters');
  await auditScreen(page, 'Scorecard, with what is missing');
  await submitScorecard(house, ravisSession, over.bookingId);
  await page.reload();
  await card.seesInTheDebrief(`${panelist.displayName} (you)`);
  await auditScreen(page, 'Debrief of a panelist');

  const lena = await addPanelist(house, session, secondPanelist);
  await seatOn(house, session, coming, lena);
  const link = linkIn(await house.mail.mailTo(secondPanelist.email, /^Interview on /), '/p/');
  const phone = await visit({ viewport: DESK });
  const kit = await openLinkPage(phone.page, link, coming.candidateDetails.candidateName);
  await auditScreen(phone.page, 'The page of a link');
  await kit.opensTheScorecard();
  await kit.learnsWhatIsMissing('Write a summary of at least 20 characters');
  await auditScreen(phone.page, 'The page of a link, with what is missing');
});
