import { addPanelist, joinAsPanelist, schedule, signUp, submitScorecard } from './harness/api.ts';
import { aWednesday, justBegun } from './harness/days.ts';
import { aCompany } from './harness/people.ts';
import { fillWithSamples, seatOn } from './harness/sample-week.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openLogin } from './pages/login-page.ts';
import { meetingPage, openMeeting } from './pages/meeting-page.ts';
import { navBar } from './pages/nav-bar.ts';
import { scorecardPage } from './pages/scorecard-page.ts';

const WRITTEN = {
  Summary: 'Drew a clean model, and said what she would measure first.',
  Strengths: 'Explains while she draws.',
  Concerns: 'Has not run a cluster herself.',
};
const RATED = { 'Technical skills': 4, 'Problem solving': 5, Communication: 3 };

story(
  'a panelist writes a scorecard that outlives a reload and selects, and the recruiter adds the resource and bills it',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, secondPanelist, candidate } = company;
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const lena = await addPanelist(house, session, secondPanelist);
    await joinAsPanelist(house, panelist);
    const lenasSession = await joinAsPanelist(house, secondPanelist);
    const bookingId = await schedule(house, session, {
      candidate,
      panelistIds: [ravi, lena],
      startLocal: justBegun(),
      jobTitle: 'Senior Data Engineer',
      roundName: 'Technical 1',
    });
    await submitScorecard(house, lenasSession, bookingId);
    const lenasWords = 'Knows well what to measure before she changes anything.';

    const { page } = await visit();
    const home = await (await openLogin(page)).logIn(panelist.email);
    await home.seesAsOnlyInterview(candidate.name);
    const card = await (await home.openNextInterview(candidate.name)).giveFeedback();
    await card.seesThatOthersAreHidden(lenasWords);
    await card.learnsWhatIsMissing('Rate Technical skills: it is a must-have');
    for (const [attribute, rating] of Object.entries(RATED)) await card.rate(attribute, rating);
    for (const [name, text] of Object.entries(WRITTEN)) await card.write(name, text);
    await card.recommend('Strong yes');
    await card.seesThatTheDraftIsKept();
    await page.reload();
    const kept = await scorecardPage(page);
    await kept.seesWhatWasWritten(WRITTEN, RATED, 'Strong yes');
    await kept.seesThatOthersAreHidden(lenasWords);
    await kept.submit();
    await kept.seesInTheDebrief(WRITTEN.Summary, lenasWords, `${panelist.displayName} (you)`);
    await house.mail.mailTo(recruiter.email, /^All scorecards are in: Meera Iyer/);

    const meeting = await meetingPage(page, candidate.name);
    const selection = await meeting.considerSelecting('Make her an offer soon.');
    await selection.confirm();
    await dashboardPage(page);
    const notice = await house.mail.mailTo(recruiter.email, /^Selected: Meera Iyer/);
    expect(notice.email.text).toContain('Make her an offer soon.');

    const desk = await visit();
    await enterAs(desk, session);
    await desk.page.goto('/dashboard');
    const dashboard = await dashboardPage(desk.page);
    await dashboard.seesStatus(candidate.name, 'Selected');
    const selected = await dashboard.openMeeting(candidate.name);
    await selected.seesStatus('Selected');
    await selected.seesInTheOverview(panelist.displayName, 'Make her an offer soon.');
    const joining = aWednesday();
    const resource = await selected.addResource();
    await resource.describeTheResource({ client: 'Acme', joining });
    await resource.tickOff('Offer letter signed');
    await resource.enterRates('92.50', '70', 'EUR');
    await resource.seesMargin('22.50 EUR');
    await resource.addResource();
    await resource.backToTheMeeting();

    const onboarded = await openMeeting(desk.page, bookingId, candidate.name);
    await onboarded.seesStatus('Onboarded');
    await onboarded.openTab('Resource');
    await onboarded.seesInTheResource('Acme', '92.50', '22.50', '1 of 5 done');
    const billing = await onboarded.editResource();
    await billing.enterRates('95', '70', 'EUR');
    await billing.explainTheRate(joining, 'Agreed with the client.');
    await billing.seesMargin('25.00 EUR');
    await billing.saveChanges();
    await billing.backToTheMeeting();
    const billed = await openMeeting(desk.page, bookingId, candidate.name);
    await billed.seesInTheHistory('Candidate selected', 'Resource added', 'Billing changed: ');
    await (await navBar(desk.page)).goTo('Home');
    const last = await dashboardPage(desk.page);
    await last.seesStatus(candidate.name, 'Onboarded');
    await last.seesCount('Onboarded', 1);
  },
);

story('a panelist finds the scorecard that is owed at home and leads there', async ({ house, visit }) => {
  const company = aCompany();
  const { panelist } = company;
  const session = await signUp(house, company);
  const panelistId = await addPanelist(house, session, panelist);
  const over = (await fillWithSamples(house, session)).one('COMPLETED');
  await seatOn(house, session, over, panelistId);

  const visitor = await visit();
  await enterAs(visitor, await joinAsPanelist(house, panelist));
  await visitor.page.goto('/dashboard');
  const home = await dashboardPage(visitor.page);
  const { candidateName } = over.candidateDetails;
  await home.followWhatIsOwed('Write scorecard', `Your scorecard: ${candidateName}`, candidateName);
  await (await scorecardPage(visitor.page)).write('Summary', 'Begun.');
});
