import { addPanelist, schedule, signUp } from './harness/api.ts';
import { aWednesday } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { expect, story } from './harness/story.ts';

const MOST_BYTES = 100_000;

story(
  'the page of a mailed link loads at most 100 kB over the wire, its meeting included',
  async ({ house, visit }) => {
    const company = aCompany('Northbridge');
    const session = await signUp(house, company);
    const panelistId = await addPanelist(house, session, company.panelist);
    const startLocal = `${aWednesday().iso}T11:00`;
    await schedule(house, session, { candidate: company.candidate, panelistIds: [panelistId], startLocal });
    const link = linkIn(await house.mail.mailTo(company.panelist.email, /scorecard/i), '/p/');

    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    const network = await page.context().newCDPSession(page);
    const urls = new Map<string, string>();
    const bytes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, response }) =>
      urls.set(requestId, new URL(response.url).pathname),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(company.candidate.name);
    await page.waitForLoadState('networkidle');
    const total = [...bytes.values()].reduce((sum, length) => sum + length, 0);
    const answers = [...bytes]
      .toSorted((a, b) => b[1] - a[1])
      .map(([id, length]) => `  ${length}  ${urls.get(id)}`);
    console.log(`The page of a link: ${(total / 1000).toFixed(1)} kB in ${bytes.size} answers.`);
    expect(total, 'the whole page is measured').toBeGreaterThan(50_000);
    expect(total, answers.join('\n')).toBeLessThanOrEqual(MOST_BYTES);
  },
);
