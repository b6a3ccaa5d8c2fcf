import { register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { addMember, listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/newcomers.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp, type Answer, type TestUser } from '../../../test/test-app.ts';
import { sweepExpired } from './auth.jobs.ts';

const { accept, call, clock, context, linkTo, logIn, signUp, stop, store } = await startTestApp();
afterAll(stop);

const invite = (host: TestUser, email: string) => call(createPanelist, { body: aPanelist({ email }) }, host);
const signUpWith = (email: string) => call(register, { body: aRegistration({ email }) });

/** What a visitor sees of an answer, without the parts that differ between any two. */
function listSeen({ headers, requestId: _requestId, ...body }: Answer<typeof register>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { ...body, headers: rest };
}

const setWith = (token: string) => call(setPassword, { body: { token, password: PASSWORD } });
const addMemberAt = (host: TestUser, email: string) =>
  call(
    addMember,
    { body: { firstName: 'Vikram', lastName: 'Shah', displayName: 'Vikram Shah', email } },
    host,
  );

test('an invitation goes to an address that a stranger signed up with, and the first link opened wins', async () => {
  const admin = await signUp('Acme Hiring');
  const emails = ['panelist@acme.example', 'member@acme.example'] as const;
  for (const email of emails) await signUpWith(email);
  const panelist = await invite(admin, emails[0]);
  const member = await addMemberAt(admin, emails[1]);
  expect(panelist).toMatchObject({ httpStatus: 201, invite: { sent: true } });
  expect(member).toMatchObject({ httpStatus: 201, invite: { sent: true } });
  for (const email of emails) {
    expect(await accept(email, 'invite')).toMatchObject({ vendorId: admin.vendorId });
    expect(await setWith(await linkTo(email, 'verify'))).toMatchObject({
      httpStatus: 409,
      code: 'EMAIL_IN_USE',
      message: [expect.stringContaining('has an account by now')],
    });
  }
});

test.each(['panelist', 'member'])(
  'the invitation of a %s stays until a sign-up’s link is opened, and then ends',
  async (kind) => {
    const admin = await signUp(`Birch ${kind}`);
    const email = `${kind}@birch.example`;
    await (kind === 'member' ? addMemberAt : invite)(admin, email);
    const invitation = await linkTo(email, 'invite');
    const answer = await signUpWith(email);
    expect(listSeen(answer)).toEqual(listSeen(await signUpWith(`unknown-${kind}@birch.example`)));
    const before = await call(listMembers, { query: { q: email } }, admin);
    expect(before.data).toMatchObject([{ accountStatus: 'INVITED' }]);
    const owner = await accept(email);
    expect(owner.vendorId).not.toBe(admin.vendorId);
    expect(await setWith(invitation)).toMatchObject({ httpStatus: 409, code: 'EMAIL_IN_USE' });
    const { data } = await call(listPanelists, { query: { q: email } }, admin);
    expect(data).toMatchObject(
      kind === 'member' ? [] : [{ userId: null, panelStatus: 'ACTIVE', version: 2 }],
    );
  },
);

test('an unconfirmed sign-up is forgotten a week after its link expired', async () => {
  await signUpWith('never@dogwood.example');
  const { rows } = await store.pool.query(
    "select vendor_id from link_token where new_email = 'never@dogwood.example'",
  );
  const left = () =>
    asVendor(context.db, toVendorId(rows[0].vendor_id), (tx) =>
      tx.executeSql('select vendor_id from recruiter'),
    );
  clock.advance({ hours: 7 * 24 });
  await sweepExpired(context);
  expect((await left()).rows).toHaveLength(1);
  clock.advance({ hours: 25 });
  await sweepExpired(context);
  expect((await left()).rows).toHaveLength(0);
});

test('a sign-up leaves an accepted invitation’s account alone', async () => {
  const admin = await signUp('Cedar Hiring');
  const email = 'accepted@cedar.example';
  await invite(admin, email);
  await accept(email, 'invite');
  await signUpWith(email);
  expect(await logIn(email)).toMatchObject({ vendorId: admin.vendorId });
});
