import { addMember, removeMember } from '@slotwise/contract/recruiters/members/members.endpoints';
import { confirmEmail } from '@slotwise/contract/recruiters/email-change/email-change.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { afterAll, expect, test } from 'vitest';
import { startSubmissionScene } from '../../../../../test/submission-scene.ts';

const { accept, call, change, client, kindsTo, linkTo, read, stop, submitted, supplier } =
  await startSubmissionScene();
afterAll(stop);

const REASON = { code: 'SKILLS' as const, text: 'We need more years with SQL.' };

test('news of what a removed member or a member with a new address submitted reach who they should', async () => {
  const member = {
    firstName: 'Rohan',
    lastName: 'Das',
    displayName: 'Rohan Das',
    email: 'rohan@northbridge-talent.example',
  };
  const { userId = '' } = await call(addMember, { body: member }, supplier);
  const rohan = await accept(member.email, 'invite');
  const bookingId = await submitted({}, rohan);
  const moved = 'rohan.das@northbridge-talent.example';
  await call(updateRecruiter, { body: { email: moved, currentPassword: rohan.password } }, rohan);
  const confirmed = await call(confirmEmail, { body: { token: await linkTo(moved, 'email') } });
  expect(confirmed.httpStatus).toBe(200);
  expect((await read(bookingId, supplier)).submission).toMatchObject({ submittedByEmail: moved });

  const gone = await call(removeMember, { query: { userId }, body: undefined }, supplier);
  expect(gone).toMatchObject({ httpStatus: 200, data: { reassignedBookings: 0 } });
  expect((await read(bookingId, client)).submission).toMatchObject({
    submittedByEmail: supplier.email,
    submittedByName: 'Ananya Rao',
  });
  expect((await change({ bookingId, decision: 'DECLINE', reason: REASON }, client)).httpStatus).toBe(200);
  const told = await kindsTo(supplier, bookingId);
  expect(told.some((kind) => kind.startsWith('submission-'))).toBe(true);
  expect(await kindsTo({ email: moved }, bookingId)).toEqual([]);
});
