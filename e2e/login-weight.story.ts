import { expect, story } from './harness/story.ts';
import { openLogin } from './pages/login-page.ts';

const MOST_BYTES = 190_000;

story('the log-in screen loads at most 190 kB over the wire', async ({ visit }) => {
  const { page } = await visit();
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

  await openLogin(page);
  await page.waitForLoadState('networkidle');
  const total = [...bytes.values()].reduce((sum, length) => sum + length, 0);
  const answers = [...bytes]
    .toSorted((a, b) => b[1] - a[1])
    .map(([id, length]) => `  ${length}  ${urls.get(id)}`);
  console.log(`The log-in screen: ${(total / 1000).toFixed(1)} kB in ${bytes.size} answers.`);
  expect(total, 'the whole product is measured').toBeGreaterThan(100_000);
  expect(total, answers.join('\n')).toBeLessThanOrEqual(MOST_BYTES);
});
