import { commentOnVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';

import { call, signUp } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { addJob, submitCandidate, workTogether } from './harness/partners.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { auditQuestion } from './pages/audit-question.ts';
import { openCandidateLink } from './pages/candidate-page.ts';
import { openJobs } from './pages/jobs-page.ts';
import { openMeeting } from './pages/meeting-page.ts';
import { openScreen } from './pages/screen.ts';
import { openVendor } from './pages/vendor-page.ts';
import { openVendors } from './pages/vendors-page.ts';

const TITLE = 'Senior Data Engineer';

story(`screens of a client and a supplier can be used by everyone`, async ({ house, visit }) => {
  const [client, supplier] = [aCompany(), aCompany('Sourcing')];
  const { candidate } = client;
  const session = await signUp(house, client);
  const supplierSession = await signUp(house, supplier);
  await workTogether(house, session, supplierSession, supplier);
  const jdId = await addJob(house, session, { targetDate: aWednesday().iso }, supplierSession);
  const bookingId = await submitCandidate(house, supplierSession, {
    client: session,
    jdId,
    candidate,
    startsLocal: [`${aWednesday().iso}T11:00`, `${aWednesday().iso}T16:00`],
    asksCandidate: true,
    rate: { billRate: '1850', currency: 'INR', rateUnit: 'HOUR' },
  });
  const comment = { vendorId: supplierSession.vendorId, comments: 'Quick to answer.' };
  await call(house.url, commentOnVendor, { body: comment }, session.token);

  const desk = await visit({ viewport: DESK });
  await enterAs(desk, session);
  const { page } = desk;
  const jobs = await openJobs(page);
  await expect(page.getByRole('table', { name: 'Job descriptions' })).toContainText(TITLE);
  await auditScreen(page, 'Jobs');
  const details = () => page.getByRole('button', { name: TITLE, exact: true }).click();
  await auditQuestion(page, details, TITLE);
  const jobForm = await jobs.openNewJob();
  await jobForm.getByRole('button', { name: 'Add skill' }).click();
  await jobForm.getByRole('button', { name: 'Add a round' }).click();
  await jobForm.getByRole('button', { name: 'Save job description' }).click();
  await expect(jobForm.getByText('Title is required')).toBeVisible();
  await auditScreen(page, 'New job description, with its errors');

  const vendors = await openVendors(page);
  await vendors.sees(supplier.organization, 'Supplier', 'Active');
  await auditScreen(page, 'Vendors');
  const adding = await vendors.openNewVendor();
  await adding.getByRole('button', { name: 'Add and invite' }).click();
  await expect(adding.getByText('Organization Name is required')).toBeVisible();
  await auditScreen(page, 'Add vendor, with its errors');
  const ours = await openVendor(page, supplierSession.vendorId, supplier.organization);
  await ours.seesSubmission(candidate.name, 'Submitted');
  await auditScreen(page, 'Page of a supplier');
  const terms = () => page.getByRole('button', { name: 'Edit terms' }).click();
  await auditQuestion(page, terms, `Terms with ${supplier.organization}`);
  await openVendor(page, session.vendorId, client.organization);
  await auditScreen(page, 'Page of the own organization');
  const card = () => page.getByRole('button', { name: 'Edit details' }).click();
  await auditQuestion(page, card, `Details of ${client.organization}`);

  const submission = await openMeeting(page, bookingId, candidate.name);
  await auditScreen(page, 'Submission, as the client sees it');
  await auditQuestion(page, () => submission.act('Accept…'), `Accept ${candidate.name}?`);
  await auditQuestion(page, () => submission.act('Decline…'), `Decline ${candidate.name}?`);

  const agency = await visit({ viewport: DESK });
  await enterAs(agency, supplierSession);
  const theirs = await openVendor(agency.page, session.vendorId, client.organization);
  await theirs.seesSubmission(candidate.name, 'Submitted');
  await auditScreen(agency.page, 'Page of a client');
  const shared = await openJobs(agency.page, 'shared');
  await shared.seesSharedJob(TITLE, client.organization);
  await auditScreen(agency.page, 'Jobs shared with us');
  const form = await shared.submitCandidateFor(TITLE, client.organization);
  await form.proposeTimes(aWednesday(), '11:00');
  await form.learnsWhatIsMissing('Candidate name is required', 'Say whether the candidate has agreed');
  await auditScreen(agency.page, 'Submit a candidate, with its errors');
  await openScreen(agency.page, '/dashboard?of=submitted', /day/);
  await expect(agency.page.getByRole('table', { name: 'Submitted to clients' })).toBeVisible();
  await auditScreen(agency.page, 'Dashboard, submitted to clients');
  const own = await openMeeting(agency.page, bookingId, candidate.name);
  await auditScreen(agency.page, 'Submission, as the supplier sees it');
  await auditQuestion(agency.page, () => own.act('Edit submission…'), 'Edit submission');
  await auditQuestion(agency.page, () => own.act('Withdraw…'), `Withdraw ${candidate.name}?`);

  const question = await house.mail.mailTo(candidate.email, /^May .+ represent you/);
  const phone = await visit({ viewport: DESK });
  const asked = await openCandidateLink(phone.page, linkIn(question, '/c/'), supplier.organization);
  await auditScreen(phone.page, 'The question to a candidate');
  await asked.sayYes();
  await auditScreen(phone.page, 'The question to a candidate, answered');
});
