import {
  authenticate,
  logOut,
  register,
  requestPasswordReset,
  resendVerification,
  setPassword,
} from '@slotwise/contract/auth/auth.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, describe, expect, test } from 'vitest';
import { asVendor } from '#db/tenancy.ts';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startTestApp, type Answer, type TestUser } from '../../../test/test-app.ts';
import { sweepExpired } from './auth.jobs.ts';
import { inviteUser, resendInvite } from './invites.service.ts';

const { call, clock, context, accept, linkTo, logIn, mailsTo, signUp, stop } = await startTestApp();
afterAll(stop);

const GOOD = 'copper meadow 82 whistles';
const listKinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

/** What a visitor sees of an answer, without the parts that differ between any two. */
function listSeen({ headers, requestId: _requestId, ...body }: Answer<typeof register>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { ...body, headers: rest };
}
const getProfile = (user: TestUser) => call(getRecruiter, { query: { userId: user.userId } }, user);
const logInAs = (username: string, password: string) => call(authenticate, { body: { username, password } });

describe('signing up', () => {
  test('makes a newcomer the ADMIN of a new organization once the mailed link is opened', async () => {
    const body = {
      ...aRegistration({ email: 'new@willow.example' }),
      role: 'USER_PANEL',
      vendorId: 'v',
      userId: 'u',
    };
    expect(await call(register, { body })).toMatchObject({
      httpStatus: 201,
      message: ['Verification Email Sent'],
    });
    expect(await logInAs('new@willow.example', GOOD)).toMatchObject({
      httpStatus: 401,
      code: 'INVALID_CREDENTIALS',
    });
    const user = await accept('new@willow.example');
    expect(await getProfile(user)).toMatchObject({
      role: 'ADMIN',
      data: {
        accountStatus: 'ACTIVE',
        organization: 'Northbridge Talent',
        phone: '+919845001234',
        phoneCountry: 'IN',
      },
    });
  });

  test('makes two organizations when the same name is used twice', async () => {
    const one = await signUp('Twin Peaks Talent', { email: 'one@twin.example' });
    const two = await signUp('Twin Peaks Talent', { email: 'two@twin.example' });
    expect(one.vendorId).not.toBe(two.vendorId);
  });

  test('gives a known address the byte-identical answer and mails its owner', async () => {
    const owner = await signUp('Kestrel Search');
    const unknown = await call(register, { body: aRegistration({ email: 'nobody@kestrel-search.example' }) });
    const known = await call(register, {
      body: aRegistration({ email: owner.email, organization: 'Takeover' }),
    });
    expect(listSeen(known)).toEqual(listSeen(unknown));
    expect(await listKinds(owner.email)).toEqual(['account-verify', 'account-known']);
    expect(await getProfile(owner)).toMatchObject({ vendorName: 'Kestrel Search' });
    expect((await logInAs(owner.email, owner.password)).httpStatus).toBe(200);
  });

  test('each of several unconfirmed sign-ups carries its own data, and the first link opened wins', async () => {
    const email = 'twice@cedar.example';
    await call(register, { body: aRegistration({ email, organization: 'First Name Ltd' }) });
    const first = await linkTo(email, 'verify');
    const stranger = aRegistration({ email, organization: 'Second Name Ltd', firstName: 'Mallory' });
    await call(register, { body: stranger });
    const second = await linkTo(email, 'verify');
    expect(await call(setPassword, { body: { token: first, password: PASSWORD } })).toMatchObject({
      httpStatus: 200,
    });
    expect(await call(setPassword, { body: { token: second, password: GOOD } })).toMatchObject({
      httpStatus: 409,
      code: 'EMAIL_IN_USE',
    });
    const owner = await getProfile(await logIn(email));
    expect(owner).toMatchObject({ vendorName: 'First Name Ltd', data: { firstName: 'Ananya' } });
  });

  test('names the country or time zone that it refuses as unknown', async () => {
    const body = aRegistration({ email: 'zone@cedar.example', timeZone: 'Mars/Olympus' });
    expect(await call(register, { body })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { timeZone: 'Mars/Olympus is not a time zone we know' },
    });
    const abroad = aRegistration({ email: 'zone@cedar.example', phoneCountry: 'ZZ' });
    expect(await call(register, { body: abroad })).toMatchObject({
      fieldErrors: { phoneCountry: 'Invalid country' },
    });
  });
});

describe('the verification mail', () => {
  test('is sent again after half a minute, and only the newest link works', async () => {
    const email = 'again@birch.example';
    await call(register, { body: aRegistration({ email }) });
    const early = await call(resendVerification, { body: { email } });
    expect(early).toMatchObject({ httpStatus: 429, code: 'RATE_LIMITED' });
    expect(Number(early.headers['retry-after'])).toBe(30);
    clock.advance({ seconds: 31 });
    expect((await call(resendVerification, { body: { email } })).httpStatus).toBe(200);
    expect(await listKinds(email)).toEqual(['account-verify', 'account-verify']);
    await accept(email);
  });

  test('answers an unknown or active address like a pending one, but mails it nothing', async () => {
    const active = await signUp('Rowan Partners');
    clock.advance({ seconds: 31 });
    const answers = await Promise.all(
      [active.email, 'ghost@rowan.example'].map((email) => call(resendVerification, { body: { email } })),
    );
    expect(listSeen(answers[0]!)).toEqual(listSeen(answers[1]!));
    expect(await listKinds(active.email)).toEqual(['account-verify']);
    expect(await listKinds('ghost@rowan.example')).toEqual([]);
  });

  test('goes to one address at most three times an hour, no matter who asks', async () => {
    const email = 'bombed@birch.example';
    for (let round = 0; round < 3; round += 1) {
      expect((await call(register, { body: aRegistration({ email }) })).httpStatus).toBe(201);
    }
    expect(await call(register, { body: aRegistration({ email }) })).toMatchObject({
      httpStatus: 429,
      message: ['Too many attempts. Try again in 60 minutes.'],
    });
    expect(await listKinds(email)).toHaveLength(3);
    clock.advance({ hours: 1, minutes: 1 });
    expect((await call(register, { body: aRegistration({ email }) })).httpStatus).toBe(201);
  });

  test('strangers who sign up with an address do not block its owner’s reset', async () => {
    const owner = await signUp('Plum Partners');
    for (let round = 0; round < 3; round += 1) {
      await call(register, { body: aRegistration({ email: owner.email }) });
    }
    expect((await call(requestPasswordReset, { body: { email: owner.email } })).httpStatus).toBe(200);
    expect(await listKinds(owner.email)).toContain('account-reset');
  });

  test('one network address sends at most thirty forms an hour', async () => {
    const sendFrom = (n: number) =>
      call(requestPasswordReset, { body: { email: `box${n}@birch.example` } }, null, { ip: '198.51.100.9' });
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await sendFrom(n)).httpStatus);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  test('logging in before verifying triggers a reminder by mail, and the answer reveals nothing', async () => {
    const email = 'eager@birch.example';
    await call(register, { body: aRegistration({ email }) });
    clock.advance({ seconds: 31 });
    const known = await logInAs(email, GOOD);
    const unknown = await logInAs('stranger@birch.example', GOOD);
    expect(listSeen(known as never)).toEqual(listSeen(unknown as never));
    await expect.poll(() => listKinds(email)).toEqual(['account-verify', 'account-verify']);
  });
});

describe('setting a password', () => {
  test('a link works once, even if it is used twice at the same moment', async () => {
    const email = 'race@poplar.example';
    await call(register, { body: aRegistration({ email }) });
    const token = await linkTo(email, 'verify');
    const answers = await Promise.all(
      [1, 2, 3].map((n) => call(setPassword, { body: { token, password: `${GOOD} ${n}` } })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  test('a verification link expires after a day, a reset link after an hour', async () => {
    const email = 'late@poplar.example';
    await call(register, { body: aRegistration({ email }) });
    const verify = await linkTo(email, 'verify');
    clock.advance({ hours: 24 });
    expect((await call(setPassword, { body: { token: verify, password: GOOD } })).httpStatus).toBe(410);
    const owner = await signUp('Juniper Staffing');
    await call(requestPasswordReset, { body: { email: owner.email } });
    const reset = await linkTo(owner.email, 'reset');
    clock.advance({ hours: 1 });
    expect((await call(setPassword, { body: { token: reset, password: GOOD } })).httpStatus).toBe(410);
  });

  test('one address is blocked after thirty unusable links', async () => {
    const tryOne = () =>
      call(setPassword, { body: { token: 'x'.repeat(43), password: GOOD } }, null, { ip: '198.51.100.30' });
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await tryOne()).httpStatus);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([410]));
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

describe('a forgotten password', () => {
  test('the link sets a new one, ends every session and notifies its owner', async () => {
    const owner = await signUp('Maple Recruiting');
    expect(await call(requestPasswordReset, { body: { email: owner.email } })).toMatchObject({
      httpStatus: 200,
      message: ['Password Reset Link Sent to Email'],
    });
    const token = await linkTo(owner.email, 'reset');
    expect(await call(setPassword, { body: { token, password: GOOD } })).toMatchObject({
      email: owner.email,
      mode: 'reset',
    });
    expect((await getProfile(owner)).httpStatus).toBe(401);
    expect((await logInAs(owner.email, owner.password)).code).toBe('INVALID_CREDENTIALS');
    expect((await logInAs(owner.email, GOOD)).httpStatus).toBe(200);
    expect(await listKinds(owner.email)).toEqual([
      'account-verify',
      'account-reset',
      'account-password-changed',
    ]);
  });

  test('the link works once, even if it is used twice at the same moment', async () => {
    const owner = await signUp('Linden Recruiting');
    await call(requestPasswordReset, { body: { email: owner.email } });
    const token = await linkTo(owner.email, 'reset');
    const answers = await Promise.all(
      [1, 2, 3].map((n) => call(setPassword, { body: { token, password: `${GOOD} ${n}` } })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  test('gives an unknown address the same answer and no mail, and an unconfirmed one its verification link', async () => {
    const owner = await signUp('Alder Talent');
    await call(register, { body: aRegistration({ email: 'waiting@alder.example' }) });
    const addresses = [owner.email, 'ghost@alder.example', 'waiting@alder.example'];
    const answers = await Promise.all(
      addresses.map((email) => call(requestPasswordReset, { body: { email } })),
    );
    for (const answer of answers) expect(listSeen(answer as never)).toEqual(listSeen(answers[0] as never));
    expect(await listKinds('ghost@alder.example')).toEqual([]);
    expect(await listKinds('waiting@alder.example')).toEqual(['account-verify', 'account-verify']);
  });
});

describe('a session', () => {
  test('gives every refused log-in the same answer: unknown, wrong, unverified', async () => {
    const owner = await signUp('Larch Search');
    await call(register, { body: aRegistration({ email: 'unverified@larch.example' }) });
    const answers = await Promise.all(
      ['nobody@larch.example', owner.email, 'unverified@larch.example'].map((email) =>
        logInAs(email, 'wrong password here'),
      ),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        httpStatus: 401,
        code: 'INVALID_CREDENTIALS',
        message: ['Email or password is incorrect'],
      });
      expect(listSeen(answer as never)).toEqual(listSeen(answers[0] as never));
    }
  });

  test('ends two hours after its last use, and twelve hours after log-in in any case', async () => {
    const idle = await signUp('Elm Talent');
    clock.advance({ hours: 1, minutes: 59 });
    expect((await getProfile(idle)).httpStatus).toBe(200);
    clock.advance({ hours: 2 });
    expect(await getProfile(idle)).toMatchObject({ httpStatus: 401, code: 'TOKEN_EXPIRED' });
    const busy = await logIn(idle.email);
    for (let hour = 1; hour < 12; hour += 1) {
      clock.advance({ hours: 1 });
      expect((await getProfile(busy)).httpStatus).toBe(200);
    }
    clock.advance({ hours: 1 });
    expect(await getProfile(busy)).toMatchObject({ httpStatus: 401, code: 'TOKEN_EXPIRED' });
  });

  test('is swept a day after it expires; a live one stays', async () => {
    const old = await signUp('Rowan Talent');
    clock.advance({ hours: 37 });
    const fresh = await logIn(old.email);
    await sweepExpired(context);
    expect(await getProfile(old)).toMatchObject({ httpStatus: 401, code: 'NOT_SIGNED_IN' });
    expect((await getProfile(fresh)).httpStatus).toBe(200);
  });

  test('logging out ends it on the server and leaves the others alone', async () => {
    const one = await signUp('Aspen Talent');
    const two = await logIn(one.email);
    expect(await call(logOut, {}, one)).toMatchObject({ httpStatus: 200, message: ['Logged out'] });
    expect(await getProfile(one)).toMatchObject({ httpStatus: 401, code: 'NOT_SIGNED_IN' });
    expect((await getProfile(two)).httpStatus).toBe(200);
  });

  test('a person has at most ten; the oldest is dropped', async () => {
    const first = await signUp('Hazel Talent');
    const later: TestUser[] = [];
    for (let n = 0; n < 10; n += 1) {
      clock.advance({ seconds: 1 });
      later.push(await logIn(first.email));
    }
    expect((await getProfile(first)).httpStatus).toBe(401);
    expect((await getProfile(later[0]!)).httpStatus).toBe(200);
  });
});

describe('an invitation', () => {
  const invite = async (host: TestUser, email: string) => {
    const session = await context.readSession(host.token);
    if (!session) throw new Error('The host is not logged in.');
    const person = {
      firstName: 'Vikram',
      lastName: 'Shah',
      displayName: 'Vikram Shah',
      email,
      designation: '',
      phone: '',
    };
    const invitee = { ...person, timeZone: 'Asia/Kolkata', role: 'USER_PANEL' as const };
    return {
      session,
      ...(await asVendor(context.db, session.vendorId, (tx) => inviteUser(context, tx, session, invitee))),
    };
  };

  test('lets a person of the tenant set a password with the newest mailed link and work in their role', async () => {
    const host = await signUp('Beech Talent');
    const { session, userId, created, inviteExpiresAt } = await invite(host, 'vikram@beech.example');
    expect({ created, inviteExpiresAt }).toEqual({
      created: true,
      inviteExpiresAt: new Date(clock.now().getTime() + 7 * 86_400_000),
    });
    const old = await linkTo('vikram@beech.example', 'invite');
    await asVendor(context.db, session.vendorId, (tx) => resendInvite(context, tx, userId!));
    expect((await call(setPassword, { body: { token: old, password: GOOD } })).httpStatus).toBe(410);
    const guest = await accept('vikram@beech.example', 'invite');
    expect(await getProfile(guest)).toMatchObject({ role: 'USER_PANEL', vendorId: host.vendorId });
  });

  test('leaves an address that has an account unchanged: found in this tenant, unknown from another', async () => {
    const host = await signUp('Spruce Talent');
    const stranger = await signUp('Fir Talent');
    expect(await invite(host, host.email)).toMatchObject({
      userId: host.userId,
      created: false,
      inviteExpiresAt: null,
    });
    expect(await invite(host, stranger.email)).toMatchObject({
      userId: null,
      created: false,
      inviteExpiresAt: null,
    });
    expect(await listKinds(stranger.email)).toEqual(['account-verify']);
    expect(await getProfile(stranger)).toMatchObject({ role: 'ADMIN', vendorId: stranger.vendorId });
  });
});
