import { authenticate, requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { getRecruiter, updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { afterAll, expect, test } from 'vitest';
import { listenForAccessNotices } from '#db/connection/access-notices.ts';
import { createStore } from '#db/store.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';

let isFull = false;
const { app, call, clock, linkTo, signUp, stop } = await startTestApp({ database: openFillingDatabase });
afterAll(stop);

/** A database whose disk is full whenever the test says so. */
async function openFillingDatabase() {
  const { store, ...rest } = await openTestDatabase();
  const { kind, pool, syncs, close } = store;
  const connected = {
    pool,
    syncs,
    close,
    accessNotices: listenForAccessNotices(pool),
    unwatched: <T>(work: () => T): T => work(),
    isReadOnly: () => isFull,
  };
  return { ...rest, store: await createStore(kind, connected) };
}

const NEW = 'granite orchard 51 paddles';
const getProfile = (user: Pick<TestUser, 'token' | 'userId'>) =>
  call(getRecruiter, { query: { userId: user.userId } }, user);

async function getResetLink({ email }: TestUser): Promise<string> {
  await call(requestPasswordReset, { body: { email } });
  return linkTo(email, 'reset');
}

test('no log-in with the old password survives a simultaneous reset', async () => {
  const owner = await signUp('Larch Talent');
  const link = await getResetLink(owner);
  const body = { username: owner.email, password: owner.password };
  const logIn = (n: number) => call(authenticate, { body }, null, { ip: `198.51.${n}.1` });
  const early = [logIn(1), logIn(2)];
  const reset = call(setPassword, { body: { token: link, password: NEW } });
  const late = Array.from({ length: 10 }, (_, n) => logIn(n + 3));
  expect((await reset).httpStatus).toBe(200);
  const answers = await Promise.all([...early, ...late]);
  const alive: number[] = [];
  for (const { token } of answers) {
    if (token) alive.push((await getProfile({ ...owner, token })).httpStatus);
  }
  expect(alive.filter((status) => status === 200)).toEqual([]);
  const others = answers.filter(
    ({ httpStatus, code }) => httpStatus !== 200 && code !== 'INVALID_CREDENTIALS',
  );
  expect(others).toEqual([]);
});

test('changing the password invalidates a mailed reset link', async () => {
  const owner = await signUp('Rowan Search');
  const link = await getResetLink(owner);
  const change = { newPassword: NEW, currentPassword: owner.password };
  expect((await call(updateRecruiter, { body: change }, owner)).httpStatus).toBe(200);
  expect(await call(setPassword, { body: { token: link, password: 'another 77 meadows' } })).toMatchObject({
    httpStatus: 410,
    code: 'LINK_EXPIRED',
  });
});

test('a full disk does not stop reading, and is reported to the operator', async () => {
  const owner = await signUp('Maple Search');
  clock.advance({ minutes: 2 });
  isFull = true;
  expect((await getProfile(owner)).httpStatus).toBe(200);
  expect(await call(updateRecruiter, { body: { location: 'Pune' } }, owner)).toMatchObject({
    code: 'STORAGE_FULL',
  });
  expect((await app.inject('/readyz')).json()).toMatchObject({ notices: [{ code: 'STORAGE_FULL' }] });
  isFull = false;
});
