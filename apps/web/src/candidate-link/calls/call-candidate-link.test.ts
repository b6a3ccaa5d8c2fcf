import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { expect, test, vi } from 'vitest';
import { callCandidateLink } from './call-candidate-link.ts';
import { CANDIDATE_CALLS } from './candidate-calls.ts';

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

test('every endpoint of a candidate’s link is called by this page', () => {
  const names = Object.entries(ALL_ENDPOINTS).filter(([, { access }]) => access === 'candidate-link');
  expect(names.map(([name]) => name).sort()).toEqual(Object.keys(CANDIDATE_CALLS).sort());
});

test('a candidate’s answer travels with the token as bearer', async () => {
  const request = { candidateName: 'Meera Krishnan', rtrState: 'CONFIRMED' };
  const fetched = answer({ status: 'success', data: request });
  const said = await callCandidateLink(TOKEN, 'answerRtrRequest', { body: { confirmed: true } });
  expect(said).toMatchObject({ data: request });
  const [url, init] = fetched.mock.calls[0] ?? ['', {}];
  expect(url).toBe('/api/candidate-link/rtr');
  expect(init).toMatchObject({ headers: { authorization: `Bearer ${TOKEN}` }, body: '{"confirmed":true}' });
});

test('a zone goes into the address, as it is written', async () => {
  const fetched = answer({ status: 'success', data: { timeZone: 'Asia/Kolkata', days: [] } });
  await callCandidateLink(TOKEN, 'listOfferedTimes', { query: { timeZone: 'Asia/Kolkata' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/candidate-link/slots?timeZone=Asia%2FKolkata');
});

test.each(['readRtrRequest', 'openCandidatePage'] as const)(
  'an answer to %s without what the page reads counts as no answer',
  async (name) => {
    answer({ status: 'success', data: {} });
    expect(await callCandidateLink(TOKEN, name, {})).toMatchObject({ code: 'NETWORK' });
  },
);
