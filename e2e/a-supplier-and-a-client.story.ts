import { addPanelist, signUp } from './harness/api.ts';
import { getCalendar } from './harness/calendar-mail.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { addJob, submitCandidate, workTogether } from './harness/partners.ts';
import { aCompany, aRegistration } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { openCandidateLink } from './pages/candidate-page.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openJobs } from './pages/jobs-page.ts';
import { loginPage } from './pages/login-page.ts';
import { meetingPage, openMeeting } from './pages/meeting-page.ts';
import { navBar } from './pages/nav-bar.ts';
import { openMailedLink } from './pages/reset-password-page.ts';
import { signUpPage } from './pages/sign-up-page.ts';
import { openVendor } from './pages/vendor-page.ts';
import { openVendors, vendorsPage } from './pages/vendors-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

story(
  'a client invites a supplier, which signs up and accepts, and shares a job that it has written',
  async ({ house, visit }) => {
    const client = aCompany();
    const supplier = aCompany('Sourcing');
    const session = await signUp(house, client);
    const desk = await visit();
    await enterAs(desk, session);
    const vendors = await openVendors(desk.page);
    await vendors.addSupplier({
      organization: 'Sourcing and friends',
      contact: supplier.recruiter.displayName,
      email: supplier.recruiter.email,
    });
    await vendors.sees('Sourcing and friends', 'Supplier', 'Invited');

    const { page } = await visit();
    const { email } = supplier.recruiter;
    const invitation = await house.mail.mailTo(email, /would like to work with you/);
    expect(invitation.email.text).toContain(client.organization);
    await page.goto(linkIn(invitation, '/signup'));
    const form = await signUpPage(page);
    await form.knows('Email', email);
    await form.knows('Organization Name', 'Sourcing and friends');
    const sent = await form.signUp(aRegistration(supplier));
    await sent.continueToLogin();
    const verification = await house.mail.mailTo(email, /^Confirm your email address/);
    await (await openMailedLink(page, linkIn(verification, '/resetpassword'))).choosePassword();
    await (await loginPage(page)).logIn(email);
    await (await navBar(page)).goTo('Vendors');
    const clients = await vendorsPage(page);
    await clients.sees(client.organization, 'Client', 'Waiting for you');
    await clients.accept(client.organization);
    await house.mail.mailTo(client.recruiter.email, /accepted your request to work together/);

    const jobs = await openJobs(desk.page);
    await jobs.write({
      title: 'Senior Data Engineer',
      description: 'Owns the pipelines that bring every order of the day to the planners.',
      skill: { name: 'Kafka', weight: '5' },
      round: 'Technical 1',
      sharedWith: supplier.organization,
    });
    const shared = await openJobs(page, 'shared');
    await shared.seesSharedJob('Senior Data Engineer', client.organization, 'Kafka', 'Open');
    await shared.readsSharedJob('Senior Data Engineer', 'Owns the pipelines', 'decisive', 'Technical 1');
  },
);

story(
  'a supplier submits, the candidate agrees, the client accepts one and declines another, and both see the clock',
  async ({ house, visit }) => {
    const [client, supplier, rival] = [aCompany(), aCompany('Sourcing'), aCompany('Peopleworks')];
    const { candidate, secondCandidate, panelist } = client;
    const day = aWednesday();
    const session = await signUp(house, client);
    const supplierSession = await signUp(house, supplier);
    const rivalSession = await signUp(house, rival);
    await workTogether(house, session, supplierSession, supplier);
    await workTogether(house, session, rivalSession, rival);
    const jdId = await addJob(house, session, {}, supplierSession, rivalSession);
    await addPanelist(house, session, panelist);
    const phone = '98450 12345';

    const agency = await visit();
    await enterAs(agency, supplierSession);
    const shared = await openJobs(agency.page, 'shared');
    const form = await shared.submitCandidateFor('Senior Data Engineer', client.organization);
    await form.learnsWhatIsMissing('Candidate name is required', 'Say whether the candidate has agreed');
    await form.fillIn({ ...candidate, phone }, 'ASK');
    await form.proposeTimes(day, '11:00', '16:30');
    await form.nameARate('1850', 'INR');
    await form.submit();
    const submission = await meetingPage(agency.page, candidate.name);
    await submission.seesStatus('Submitted');
    const waiting = ['answer due in', 'INR 1,850.00', 'Candidate asked, no answer yet', `${day.shown} 16:30`];
    await submission.seesInTheOverview(`Submitted to ${client.organization}`, ...waiting);
    await house.mail.mailTo(client.recruiter.email, /^Candidate submitted: Meera Iyer/);

    const { page: theirPhone } = await visit(PHONE);
    const question = await house.mail.mailTo(candidate.email, /^May .+ represent you/);
    const link = linkIn(question, '/c/');
    expect(new URL(link).search, 'the secret stands in the fragment').toBe('');
    const asked = await openCandidateLink(theirPhone, link, supplier.organization);
    await asked.sees('Senior Data Engineer', client.organization, '180 days');
    await asked.sayYes();
    await house.mail.mailTo(supplier.recruiter.email, /^Candidate agreed: Meera Iyer/);

    const competitor = await visit();
    competitor.expectRefusal(409);
    await enterAs(competitor, rivalSession);
    const second = await (
      await openJobs(competitor.page, 'shared')
    ).submitCandidateFor('Senior Data Engineer', client.organization);
    // The same person under a different address, recognized by the phone number.
    await second.fillIn({ name: 'M. Iyer', email: 'm.iyer@elsewhere.example', phone }, 'CONFIRMED');
    await second.send();
    await second.learnsThatTheClientKnowsTheCandidate('M. Iyer', supplier.organization);

    const declined = await submitCandidate(house, supplierSession, {
      client: session,
      jdId,
      candidate: secondCandidate,
    });
    const candidatesCalendar = getCalendar(house.mail, candidate.email, 'candidate');
    const panelCalendar = getCalendar(house.mail, panelist.email, 'panel');
    const desk = await visit();
    await enterAs(desk, session);
    await desk.page.goto('/dashboard');
    const dashboard = await dashboardPage(desk.page);
    const offered = await dashboard.followWhatIsOwed(
      'Answer',
      `Submission to answer: ${candidate.name}`,
      candidate.name,
    );
    await offered.seesInTheOverview(`Submitted by ${supplier.organization}`, 'answer due in', 'Owned until');
    await offered.acceptAt({ start: `${day.shown} 16:30`, panelist: panelist.displayName });
    await offered.seesStatus('Scheduled');
    await offered.seesWhen(`${day.shown} 16:30–17:30`);
    for (const calendar of [candidatesCalendar, panelCalendar]) {
      expect(await calendar.gets('REQUEST', 0)).toMatchObject({ starts: `${day.iso}T11:00:00.000Z` });
    }
    await house.mail.mailTo(supplier.recruiter.email, /^Interview scheduled: Meera Iyer/);
    const other = await openMeeting(desk.page, declined, secondCandidate.name);
    await other.decline('Experience', 'We look for someone who has run streams in production.');

    const answer = await house.mail.mailTo(supplier.recruiter.email, /^Declined: Tom Okafor/);
    expect(answer.email.text).toContain('someone who has run streams');
    const read = await openMeeting(agency.page, declined, secondCandidate.name);
    await read.seesInTheOverview('Experience: We look for someone who has run streams in production.');
    const [ours, theirs] = [
      await openVendor(desk.page, supplierSession.vendorId, supplier.organization),
      await openVendor(agency.page, session.vendorId, client.organization),
    ];
    for (const view of [ours, theirs]) {
      await view.seesSubmission(candidate.name, 'Scheduled', /after \d+ min/);
      await view.seesSubmission(secondCandidate.name, 'Declined: experience', /after \d+ min/);
    }
  },
);
