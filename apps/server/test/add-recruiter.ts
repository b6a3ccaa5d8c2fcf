import { asVendor } from '#db/tenancy.ts';
import { inviteUser } from '#features/auth/invites.service.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Parts = Pick<TestApp, 'context' | 'accept'>;

/** A recruiter of the ADMIN's organization, or another ADMIN, invited and logged in. */
export async function addRecruiter(
  { context, accept }: Parts,
  admin: TestUser,
  name: string,
  role: 'USER_RECRUITER' | 'ADMIN' = 'USER_RECRUITER',
): Promise<TestUser> {
  const session = await context.readSession(admin.token);
  if (!session) throw new Error('The admin is not logged in.');
  const email = `${name.toLowerCase()}@${admin.email.split('@')[1]}`;
  const texts = { firstName: name, lastName: 'Das', displayName: `${name} Das`, designation: '', phone: '' };
  await asVendor(context.db, session.vendorId, (tx) =>
    inviteUser(context, tx, session, { ...texts, email, timeZone: 'Asia/Kolkata', role }),
  );
  return accept(email, 'invite');
}
