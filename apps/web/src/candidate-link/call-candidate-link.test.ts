import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { expect, test, vi } from 'vitest';
import { answerRequest, CANDIDATE_CALLS, readRequest } from './call-candidate-link.ts';

const TOKEN = `cl_${'a'.repeat(43)}`;

function answer(body: unknown, status = 200) {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each(Object.entries(CANDIDATE_CALLS))('%s goes where the contract says', (name, call) => {
  expect(ALL_ENDPOINTS[name]).toMatchObject({ ...call, access: 'candidate-link' });
});

test('a candidate’s answer travels with the token as bearer', async () => {
  const request = { candidateName: 'Meera Krishnan', rtrState: 'CONFIRMED' };
  const fetched = answer({ status: 'success', data: request });
  expect(await answerRequest(TOKEN, true)).toEqual(request);
  const [url, init] = fetched.mock.calls[0] ?? ['', {}];
  expect(url).toBe('/api/candidate-link/rtr');
  expect(init).toMatchObject({ headers: { authorization: `Bearer ${TOKEN}` }, body: '{"confirmed":true}' });
});

test('an answer without the question counts as no answer', async () => {
  answer({ status: 'success', data: {} });
  expect(await readRequest(TOKEN)).toMatchObject({ code: 'NETWORK' });
});
