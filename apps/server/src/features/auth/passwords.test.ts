import { register, requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { addMember } from '@slotwise/contract/recruiters/members.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const { call, linkTo, logIn, signUp, stop } = await startTestApp();
afterAll(stop);

const GOOD = 'copper meadow 82 whistles';
const LEAKED = 'TransFormers';
const refused = (message: string) => ({
  httpStatus: 400,
  code: 'VALIDATION_FAILED',
  message: [expect.stringContaining(message)],
});

test.each([
  ['short', 'Password must be at least 12 characters long'],
  [LEAKED, 'This password is among the first that are guessed.'],
  ['Football2026!', 'This password is one common word with digits or signs around it.'],
  ['Ananya Rao 2026!', 'The password may not be made of your own name, address or organization,'],
])('refuses %j from a newcomer, and the link stays valid', async (password, message) => {
  const email = `${password.length}@poplar.example`;
  await call(register, { body: aRegistration({ email }) });
  const token = await linkTo(email, 'verify');
  const answer = await call(setPassword, { body: { token, password } });
  expect(answer).toMatchObject(refused(message));
  expect(answer.fieldErrors).toEqual({ password: answer.message?.[0] });
  expect((await call(setPassword, { body: { token, password: GOOD } })).httpStatus).toBe(200);
});

test('also refuses a leaked one from an invited member, on a reset and on a change', async () => {
  const owner = await signUp('Poplar Search');
  const member = {
    firstName: 'Mira',
    lastName: 'Shah',
    displayName: 'Mira Shah',
    email: 'mira@poplar.example',
  };
  await call(addMember, { body: member }, owner);
  await call(requestPasswordReset, { body: { email: owner.email } });
  const tokens = [await linkTo(member.email, 'invite'), await linkTo(owner.email, 'reset')];
  for (const token of tokens) {
    const set = (password: string) => call(setPassword, { body: { token, password } });
    expect(await set(LEAKED)).toMatchObject(refused('among the first that are guessed'));
    expect((await set(GOOD)).httpStatus).toBe(200);
  }
  const again = await logIn(owner.email, GOOD);
  const body = { currentPassword: GOOD, newPassword: LEAKED };
  const changed = await call(updateRecruiter, { body }, again);
  expect(changed).toMatchObject(refused('among the first that are guessed'));
  expect(changed.fieldErrors).toEqual({ newPassword: changed.message?.[0] });
});
