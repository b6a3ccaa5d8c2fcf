import { createTicketByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn, aRecruiterResponse } from '../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../test/stub-api.ts';
import { callApi } from './call-api.ts';
import { onSessionEnd } from './session-end.ts';
import { saveUser } from './session-storage.ts';

const query = { userId: aRecruiterResponse().userId };
const credentials = { username: 'ananya@northbridge.example', password: 'wrong' };

beforeEach(installFetchStub);

test('a signed-in user sends the token of the stored user', async () => {
  signIn();
  await callApi(getRecruiter, { query });
  expect(sentTo(getRecruiter)[0]?.headers.get('Authorization')).toBe('Bearer is_token');
  expect(sentTo(getRecruiter)[0]?.query).toEqual(query);
});

test('a mailed link sends its own token, even next to a session', async () => {
  signIn();
  stubApi(createTicketByLink, { status: 'success', url: '/d/x' });
  await callApi(createTicketByLink, { params: { documentId: 'a/b' } }, { token: 'pl_token' });
  const [sent] = sentTo(createTicketByLink);
  expect(sent?.headers.get('Authorization')).toBe('Bearer pl_token');
});

test('a server that cannot be reached comes back as a failure instead of being thrown', async () => {
  stubNoAnswer(getRecruiter);
  expect(await callApi(getRecruiter, { query })).toMatchObject({ status: 'error', code: 'NETWORK' });
});

test('an answer that breaks the contract comes back as a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(await callApi(getRecruiter, { query })).toMatchObject({ status: 'error', code: 'NETWORK' });
});

test('a message that is a single string is read as a list of one', async () => {
  const answer = { status: 'error', code: 'FORBIDDEN', message: 'No' };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 403 }));
  expect(await callApi(getRecruiter, { query })).toEqual({ ...answer, message: ['No'] });
});

test('a refused token ends the session, unless a newer session has started', async () => {
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  signIn();
  stubApi(getRecruiter, aFailure('TOKEN_EXPIRED'));
  await callApi(getRecruiter, { query });
  expect(ended).toHaveBeenCalledTimes(1);

  const late = callApi(getRecruiter, { query });
  saveUser({ token: 'is_newer', vendorId: 'v', userId: 'u' });
  await late;
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('a wrong password does not end a session', async () => {
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  signIn();
  stubApi(authenticate, aFailure('INVALID_CREDENTIALS'));
  await callApi(authenticate, { body: credentials });
  expect(ended).not.toHaveBeenCalled();
  stop();
});
