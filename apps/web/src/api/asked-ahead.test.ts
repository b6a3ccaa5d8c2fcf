import { countBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { expect, test, vi } from 'vitest';
import { getCounts } from '../../test/bookings.ts';
import { signIn } from '../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../test/stub-api.ts';
import { askAhead } from './asked-ahead.ts';
import { callApi } from './call-api.ts';

const ADDRESS = `/api${countBookings.path}`;
const ask = () => callApi(countBookings, { query: {} });

/** What the page's first script does before any call. */
function ahead(token = 'is_token') {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(getCounts({ SCHEDULED: 7 })));
  const stubbed = fetch;
  vi.stubGlobal('fetch', fetched);
  void askAhead(ADDRESS, token);
  vi.stubGlobal('fetch', stubbed);
  return fetched;
}

function open() {
  installFetchStub();
  signIn();
  stubApi(countBookings, getCounts({ SCHEDULED: 1 }));
}
const scheduled = (answer: unknown) => (answer as ReturnType<typeof getCounts>).counts.SCHEDULED;

test('a prefetched answer is used once, without asking again', async () => {
  open();
  const asked = ahead();
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: 'Bearer is_token' } });
  expect(scheduled(await ask())).toBe(7);
  expect(sentTo(countBookings)).toHaveLength(0);
  expect(scheduled(await ask())).toBe(1);
  expect(sentTo(countBookings)).toHaveLength(1);
});

test('another user of the same tab never gets what the previous user prefetched', async () => {
  open();
  ahead('token_of_somebody_else');
  expect(scheduled(await ask())).toBe(1);
});

test('an answer prefetched too long ago is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
  ahead();
  vi.setSystemTime(Date.now() + 21_000);
  expect(scheduled(await ask())).toBe(1);
});

test('a prefetch that got no answer is a failure like any other', async () => {
  installFetchStub();
  signIn();
  stubNoAnswer(countBookings);
  void askAhead(ADDRESS, 'is_token').catch(() => undefined);
  expect(await ask()).toMatchObject({ code: 'NETWORK' });
});
