import { addMember, removeMember } from '@slotwise/contract/recruiters/members.endpoints';
import { confirmEmail } from '@slotwise/contract/recruiters/email-change.endpoints';
import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { aJob } from '@slotwise/test-data/a-job';
import { afterAll, expect, test } from 'vitest';
import { startSubmissionScene } from '../../../test/submission-scene.ts';

const { accept, call, change, client, kindsTo, linkTo, read, stop, submit, submitted, supplier } =
  await startSubmissionScene();
afterAll(stop);

const REASON = { code: 'SKILLS' as const, text: 'We need more years with SQL.' };

test('news of the submissions of a removed member, or one with a new address, go to the right person', async () => {
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
  const kinds = await kindsTo(supplier, bookingId);
  expect(kinds.some((kind) => kind.startsWith('submission-'))).toBe(true);
  expect(await kindsTo({ email: moved }, bookingId)).toEqual([]);
});

const aMember = (name: string) => ({
  firstName: name,
  lastName: 'Das',
  displayName: `${name} Das`,
  role: 'ADMIN' as const,
  email: `${name.toLowerCase()}@leaving.example`,
});

test('a submission arriving while its client’s recruiter is removed goes to their successor', async () => {
  for (const name of ['Nila', 'Omar', 'Pia']) {
    const { userId = '' } = await call(addMember, { body: aMember(name) }, client);
    const leaver = await accept(aMember(name).email, 'invite');
    const body = aJob({ sharedWithVendorIds: [supplier.vendorId] });
    const { jdId = '' } = await call(createJob, { body }, leaver);
    const early = await submitted({ jdId });
    const [made, gone] = await Promise.all([
      submit({ jdId }),
      call(removeMember, { query: { userId }, body: undefined }, client),
    ]);
    expect([made.httpStatus, gone.httpStatus]).toEqual([201, 200]);
    for (const bookingId of [early, made.bookingId ?? '', await submitted({ jdId })]) {
      expect((await read(bookingId, client)).recruiterEmail).toBe(client.email);
    }
  }
});

test('a submission written while its submitter is removed does not stay with them', async () => {
  for (const name of ['Ravi', 'Sana', 'Tara']) {
    const { userId = '' } = await call(addMember, { body: aMember(name) }, supplier);
    const leaver = await accept(aMember(name).email, 'invite');
    const [made, gone] = await Promise.all([
      submit({}, leaver),
      call(removeMember, { query: { userId }, body: undefined }, supplier),
    ]);
    expect(gone.httpStatus).toBe(200);
    if (!made.bookingId) continue;
    const { submission } = await read(made.bookingId, client);
    expect(submission?.submittedByEmail).toBe(supplier.email);
  }
});
