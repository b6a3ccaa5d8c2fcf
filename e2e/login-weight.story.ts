import { signUp } from './harness/api.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { weigh, weightText } from './harness/wire-weight.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openLogin } from './pages/login-page.ts';

const MOST_BYTES = 155_000;
/** Including the first screen after log-in: the router and its part of the UI kit, the contract and the icons only. */
const MOST_BYTES_WITH_DASHBOARD = 256_600;

story('the log-in screen loads at most 155 kB over the wire', async ({ visit }) => {
  const { page } = await visit();
  const weight = await weigh(page);
  await openLogin(page);
  const total = await weight();
  console.log(weightText('The log-in screen', total));
  expect(total.bytes, 'the whole product is measured').toBeGreaterThan(100_000);
  expect(total.bytes, total.list).toBeLessThanOrEqual(MOST_BYTES);
});

story('the dashboard loads at most 256.6 kB over the wire', async ({ visit, house }) => {
  const visitor = await visit();
  await enterAs(visitor, await signUp(house, aCompany()));
  const weight = await weigh(visitor.page);
  await visitor.page.goto('/dashboard');
  await dashboardPage(visitor.page);
  const total = await weight();
  console.log(weightText('The dashboard', total));
  expect(total.bytes, total.list).toBeLessThanOrEqual(MOST_BYTES_WITH_DASHBOARD);
});
