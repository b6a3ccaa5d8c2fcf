import { addPanelist, schedule, signUp } from './harness/api.ts';
import { justBegun } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { linkPage, openLinkPage } from './pages/link-page.ts';
import { openMeeting } from './pages/meeting-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const BEFORE = { Summary: 'Drew a clean model of the orders.' };
const ON_THE_TRAIN = {
  Summary: 'Drew a clean model of the orders, then argued against it herself.',
  Strengths: 'Sees her own mistakes.',
};
const RATED = { 'Technical skills': 2, 'Problem solving': 3 };

story(
  'a panelist without an account writes on a phone through a tunnel, and loses nothing',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, candidate } = company;
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const bookingId = await schedule(house, session, {
      candidate,
      panelistIds: [ravi],
      startLocal: justBegun(),
      jobTitle: 'Senior Data Engineer',
    });
    const link = linkIn(await house.mail.mailTo(panelist.email, /^Interview on .*: Meera Iyer/), '/p/');
    expect(new URL(link).search, 'the secret stands in the fragment').toBe('');

    const phone = await visit(PHONE);
    const { page } = phone;
    const kit = await openLinkPage(page, link, candidate.name);
    await kit.rate('Technical skills', RATED['Technical skills']);
    await kit.write('Summary', BEFORE.Summary);
    await kit.seesThatTheDraftIsSaved();
    await kit.isKeptForOffline();

    phone.expectNoConnection();
    await page.context().setOffline(true);
    await kit.rate('Problem solving', RATED['Problem solving']);
    for (const [name, text] of Object.entries(ON_THE_TRAIN)) await kit.write(name, text);
    await kit.seesThatThePhoneKeepsIt();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept, 'sealed with the link').not.toMatch(
      new RegExp(`${candidate.name}|${ON_THE_TRAIN.Strengths}`),
    );
    await page.reload();
    const inTheTunnel = await linkPage(page, candidate.name);
    await inTheTunnel.seesThatItIsOffline();
    await inTheTunnel.seesWhatWasWritten(ON_THE_TRAIN, RATED);
    await inTheTunnel.write('Concerns', 'Talks over others.');

    await page.context().setOffline(false);
    await inTheTunnel.seesThatTheDraftIsSaved();
    await page.reload();
    const back = await linkPage(page, candidate.name);
    await back.seesWhatWasWritten({ ...ON_THE_TRAIN, Concerns: 'Talks over others.' }, RATED);
    await back.recommend('No');
    await back.submit();
    await house.mail.mailTo(recruiter.email, /^All scorecards are in: Meera Iyer/);
    await back.reject('SKILLS', 'Has not worked with streams.');
    const notice = await house.mail.mailTo(recruiter.email, /^Rejected: Meera Iyer/);
    expect(notice.email.text).toContain(panelist.displayName);

    const desk = await visit();
    await enterAs(desk, session);
    const meeting = await openMeeting(desk.page, bookingId, candidate.name);
    await meeting.seesStatus('Rejected');
    await meeting.seesInTheHistory(
      'Scorecard submitted',
      'Candidate rejected',
      `${panelist.displayName}, by emailed link`,
    );
    await meeting.openTab('Feedback');
    for (const text of Object.values(ON_THE_TRAIN)) await expect(desk.page.getByText(text)).toBeVisible();
  },
);

story(
  'an administrator who interviews as well opens the page of the panel from the meeting',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, candidate } = company;
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const bookingId = await schedule(house, session, {
      candidate,
      panelistIds: [ravi],
      others: [{ name: recruiter.displayName, email: recruiter.email }],
      startLocal: justBegun(),
    });

    const visitor = await visit();
    await enterAs(visitor, session);
    const meeting = await openMeeting(visitor.page, bookingId, candidate.name);
    const tab = await meeting.openOwnScorecardPage();
    const kit = await linkPage(tab, candidate.name);
    await kit.rate('Technical skills', 4);
    await kit.rate('Problem solving', 4);
    await kit.write('Summary', 'Calm, precise, and curious about our data.');
    await kit.submit();
    await kit.select('Next round with the whole team.');

    await visitor.page.reload();
    await meeting.seesStatus('Selected');
    await meeting.seesInTheHistory('Candidate selected', recruiter.displayName);
  },
);
