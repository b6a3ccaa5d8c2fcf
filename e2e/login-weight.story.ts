import { expect, story } from './harness/story.ts';
import { weigh, weightText } from './harness/wire-weight.ts';
import { openLogin } from './pages/login-page.ts';

const MOST_BYTES = 190_000;

story('the log-in screen loads at most 190 kB over the wire', async ({ visit }) => {
  const { page } = await visit();
  const weight = await weigh(page);
  await openLogin(page);
  const total = await weight();
  console.log(weightText('The log-in screen', total));
  expect(total.bytes, 'the whole product is measured').toBeGreaterThan(100_000);
  expect(total.bytes, total.list).toBeLessThanOrEqual(MOST_BYTES);
});
