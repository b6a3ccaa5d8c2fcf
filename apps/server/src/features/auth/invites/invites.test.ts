import { register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createPanelist, listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../../test/newcomers.ts';
import { startTestApp, type Answer, type TestUser } from '../../../../test/test-app.ts';

const { accept, call, clock, linkTo, logIn, signUp, stop } = await startTestApp();
afterAll(stop);

const invite = (host: TestUser, email: string) => call(createPanelist, { body: aPanelist({ email }) }, host);
const signUpWith = (email: string) => call(register, { body: aRegistration({ email }) });

/** What a visitor sees of an answer, without what differs between any two. */
function seenOf({ headers, requestId: _requestId, ...body }: Answer<typeof register>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { ...body, headers: rest };
}

test('an invitation takes over an address whose sign-up was never confirmed while its link lasted', async () => {
  const { email: host } = await signUp('Acme Hiring');
  const early = 'early@acme.example';
  const late = 'late@acme.example';
  for (const email of [early, late]) await signUpWith(email);
  clock.advance({ hours: 23 });
  expect(await invite(await logIn(host), early)).toMatchObject({
    invite: { sent: false },
    data: { userId: null },
  });
  clock.advance({ hours: 2 });
  const admin = await logIn(host);
  const invited = await invite(admin, late);
  expect(invited).toMatchObject({ httpStatus: 201, invite: { sent: true } });
  expect(await accept(late, 'invite')).toMatchObject({ vendorId: admin.vendorId, userId: invited.userId });
});

test('a sign-up with an address that was merely invited makes an organisation of its own', async () => {
  const admin = await signUp('Birch Hiring');
  const email = 'invited@birch.example';
  await invite(admin, email);
  const link = await linkTo(email, 'invite');
  const answer = await signUpWith(email);
  expect(seenOf(answer)).toEqual(seenOf(await signUpWith('unknown@birch.example')));
  expect(await call(setPassword, { body: { token: link, password: PASSWORD } })).toMatchObject({
    httpStatus: 410,
  });
  const owner = await accept(email);
  expect(owner.vendorId).not.toBe(admin.vendorId);
  const { data } = await call(listPanelists, { query: { q: email } }, admin);
  expect(data).toMatchObject([{ userId: null, panelStatus: 'ACTIVE', version: 2 }]);
});

test('a sign-up leaves an invited account alone that was accepted', async () => {
  const admin = await signUp('Cedar Hiring');
  const email = 'accepted@cedar.example';
  await invite(admin, email);
  await accept(email, 'invite');
  await signUpWith(email);
  expect(await logIn(email)).toMatchObject({ vendorId: admin.vendorId });
});
