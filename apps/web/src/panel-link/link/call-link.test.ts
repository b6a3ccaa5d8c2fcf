import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { expect, test, vi } from 'vitest';
import { callLink, LINK_CALLS } from './call-link.ts';
import { forgetAct, linkIn } from '../../link-pages/token-in-fragment.ts';
import { CALENDAR_ENTRY } from './download-invite.ts';
import { toFingerprint } from '../draft/fingerprint.ts';

const TOKEN = `pl_${'a'.repeat(43)}`;

function answer(body: BodyInit, status = 200) {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each(Object.entries({ ...LINK_CALLS, downloadInviteByLink: CALENDAR_ENTRY }))(
  '%s goes where the contract says',
  (name, call) => {
    expect(ALL_ENDPOINTS[name]).toMatchObject({ ...call, access: 'link' });
  },
);

test('the token of the fragment travels as bearer and in no address', async () => {
  const fetched = answer(JSON.stringify({ status: 'success', url: '/d/x' }));
  await callLink(TOKEN, 'createTicketByLink', { params: { documentId: 'a/b' } });
  const [url, { headers }] = fetched.mock.calls[0] ?? ['', {}];
  expect(url).toBe('/api/panel-link/files/a%2Fb/ticket');
  expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}` });
});

test('a page that a network puts in the way counts as no connection', async () => {
  answer('<html>Log in to the hotel</html>');
  expect(await callLink(TOKEN, 'openPanelLink', {})).toMatchObject({ status: 'error', code: 'NETWORK' });
});

test('a meeting without the lists the page reads counts as no answer', async () => {
  answer(JSON.stringify({ status: 'success', data: { bookingId: 'b' } }));
  expect(await callLink(TOKEN, 'openPanelLink', {})).toMatchObject({ code: 'NETWORK' });
});

test('a refusal comes back with its code and its message as a list', async () => {
  answer(JSON.stringify({ status: 'error', code: 'LINK_EXPIRED', message: 'Over' }), 410);
  expect(await callLink(TOKEN, 'openPanelLink', {})).toMatchObject({
    code: 'LINK_EXPIRED',
    message: ['Over'],
  });
});

test('only a whole token in the fragment opens anything', () => {
  expect(linkIn(`#${TOKEN}`).token).toBe(TOKEN);
  expect(linkIn('#pl_short').token).toBe('');
  expect(linkIn(`#${TOKEN}&x=<script>`).token).toBe('');
});

test('an act that was chosen in the mail stands behind the token, and nothing else may', () => {
  expect(linkIn(`#${TOKEN}&do=accept`)).toEqual({ token: TOKEN, act: 'accept' });
  expect(linkIn(`#${TOKEN}&do=<b>`)).toEqual({ token: '', act: '' });
  history.replaceState(null, '', `#${TOKEN}&do=accept`);
  forgetAct();
  expect(location.hash).toBe(`#${TOKEN}`);
  history.replaceState(null, '', '#');
});

test('two links have two fingerprints, which say nothing of the tokens', () => {
  const other = `pl_${'b'.repeat(43)}`;
  expect(toFingerprint(TOKEN)).toMatch(/^[0-9a-f]{16}$/);
  expect(toFingerprint(TOKEN)).not.toBe(toFingerprint(other));
});
