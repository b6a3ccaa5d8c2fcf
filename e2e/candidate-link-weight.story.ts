import { addPanelist, letChoose, signUp } from './harness/api.ts';
import { linkIn } from './harness/mail-server.ts';
import { addJob, submitCandidate, workTogether } from './harness/partners.ts';
import { aCompany } from './harness/people.ts';
import { expect, story } from './harness/story.ts';
import { weigh, weightText } from './harness/wire-weight.ts';
import { aWednesday, dayAfter } from './harness/days.ts';
import { openCandidateLink, openMeetingLink } from './pages/candidate-page.ts';

const MOST_BYTES = 80_000;

story(
  'the question to a candidate loads at most 80 kB over the wire, the question itself included',
  async ({ house, visit }) => {
    const [client, supplier] = [aCompany(), aCompany('Sourcing')];
    const session = await signUp(house, client);
    const supplierSession = await signUp(house, supplier);
    await workTogether(house, session, supplierSession, supplier);
    const jdId = await addJob(house, session, {}, supplierSession);
    const { candidate } = client;
    await submitCandidate(house, supplierSession, { client: session, jdId, candidate, asksCandidate: true });
    const link = linkIn(await house.mail.mailTo(candidate.email, /^May .+ represent you/), '/c/');

    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    const weight = await weigh(page);
    await openCandidateLink(page, link, supplier.organization);
    const total = await weight();
    console.log(weightText('The question to a candidate', total));
    expect(total.bytes, 'the whole page is measured').toBeGreaterThan(40_000);
    expect(total.bytes, total.list).toBeLessThanOrEqual(MOST_BYTES);
  },
);

story(
  'the page on which a candidate chooses loads at most 80 kB over the wire, its times included',
  async ({ house, visit }) => {
    const company = aCompany();
    const session = await signUp(house, company);
    const panelistId = await addPanelist(house, session, company.panelist);
    const from = aWednesday();
    const link = await letChoose(house, session, {
      candidate: company.candidate,
      panelistIds: [panelistId],
      days: { from, to: dayAfter(from, 60) },
    });

    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    const weight = await weigh(page);
    const meeting = await openMeetingLink(page, link);
    await meeting.sees('45 minutes', company.panelist.displayName);
    await expect(page.getByRole('group', { name: 'Choose a day' })).toBeVisible();
    const total = await weight();
    console.log(weightText('The page on which a candidate chooses', total));
    expect(total.bytes, 'the whole page is measured').toBeGreaterThan(40_000);
    expect(total.bytes, total.list).toBeLessThanOrEqual(MOST_BYTES);
  },
);
