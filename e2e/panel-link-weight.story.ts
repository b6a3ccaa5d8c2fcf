import { addPanelist, schedule, signUp } from './harness/api.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { expect, story } from './harness/story.ts';
import { weigh, weightText } from './harness/wire-weight.ts';

const MOST_BYTES = 80_000;

story(
  'the page of a mailed link loads at most 80 kB over the wire, its meeting included',
  async ({ house, visit }) => {
    const company = aCompany('Northbridge');
    const session = await signUp(house, company);
    const panelistId = await addPanelist(house, session, company.panelist);
    const startLocal = `${aWednesday().iso}T11:00`;
    await schedule(house, session, { candidate: company.candidate, panelistIds: [panelistId], startLocal });
    const link = linkIn(await house.mail.mailTo(company.panelist.email, /^Interview on /), '/p/');

    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    const weight = await weigh(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(company.candidate.name);
    const total = await weight();
    console.log(weightText('The page of a link', total));
    expect(total.bytes, 'the whole page is measured').toBeGreaterThan(40_000);
    expect(total.bytes, total.list).toBeLessThanOrEqual(MOST_BYTES);
  },
);
