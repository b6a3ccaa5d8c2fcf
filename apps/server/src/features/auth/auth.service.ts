import type { Credentials, SignedIn } from '@slotwise/contract/auth/auth.schema';
import type { Outcome } from '@slotwise/contract/envelope';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Call, Context } from '#context.ts';
import { asDirectory, asVendor, type VendorDb } from '#db/tenancy.ts';
import { findStartView } from '#features/saved-views/saved-views.queries.ts';
import { AppError } from '#lib/app-error.ts';
import { isPassword } from '#lib/secrets/password-hash.ts';
import { toNetwork } from '#lib/to-network.ts';
import { setLastLogin } from './auth.queries.ts';
import { isAllowedIn } from './auth.rules.ts';
import { enterToLogIn } from './entrance.service.ts';
import { admitLogin, forgiveLogin, mayRemind } from './entrance-limits.service.ts';
import { findSignUp } from './links.queries.ts';
import { lockPerson, type Person } from './people.queries.ts';
import { findPersonByEmail } from './people.service.ts';
import { mailSignUpAgain } from './registration.service.ts';
import { closeSession, openSession } from './sessions.service.ts';

export { prepareOwnPasswordChange } from './passwords.service.ts';
export { createAdministrator } from './new-tenant.service.ts';
export { findSessions } from './sessions.service.ts';

/** Logs in. All refusals but rate limits look the same and take the same work, so they reveal nothing about the address. */
export const authenticate = (context: Context, credentials: Credentials, call: Call): Promise<SignedIn> =>
  enterToLogIn(context, { email: credentials.username, ip: call.ip }, () =>
    logIn(context, credentials, call),
  );

async function logIn(
  context: Context,
  { username, password }: Credentials,
  { ip, userAgent, note, about }: Call,
): Promise<SignedIn> {
  const visitor = { email: username, ip };
  await admitLogin(context, visitor);
  const person = await findPersonByEmail(context.db, username);
  const isRight = await isPassword(password, person?.passwordHash, {
    owner: toNetwork(ip),
    cost: context.config.passwordCost,
  });
  if (!person || !isRight || !isAllowedIn(person)) {
    if (person) about?.({ subjectId: person.userId, vendorId: person.vendorId });
    else remindToVerify(context, username);
    throw new AppError('INVALID_CREDENTIALS');
  }
  const now = context.clock.now();
  const { token, expiresAt, startView } = await asVendor(context.db, person.vendorId, async (tx) => {
    await requireUnchanged(tx, person);
    await forgiveLogin(tx, visitor, now);
    await setLastLogin(tx, person.userId, now);
    const opened = await openSession(context, tx, { userId: person.userId, userAgent });
    return { ...opened, startView: await findStartView(tx, person.userId) };
  });
  const { vendorId, userId, role, displayName, email, vendorName } = person;
  note?.({ event: 'logged-in', vendorId, userId });
  const named = { token, vendorId, userId, role, displayName, email, vendorName, startView };
  return {
    status: 'success',
    code: 'OK',
    message: ['Welcome'],
    ...named,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * The password was checked before this transaction began. Anyone who has since changed it or closed the account either
 * waits for this row lock or was here first, so no session opens on outdated credentials.
 */
async function requireUnchanged(tx: VendorDb, verified: Person): Promise<void> {
  const present = await lockPerson(tx, verified.userId);
  const isSame = present?.passwordHash === verified.passwordHash;
  if (!present || !isSame || !isAllowedIn(present)) throw new AppError('INVALID_CREDENTIALS');
}

/** Sends another link to someone who never opened the first. Runs after the answer, which must not wait for it. */
function remindToVerify(context: Context, email: string): void {
  const remind = async () => {
    const isWaiting = await asDirectory(context.db, (tx) => findSignUp(tx, email));
    if (isWaiting && (await mayRemind(context, email))) await mailSignUpAgain(context, email);
  };
  remind().catch((error: unknown) => context.log.error({ err: error }, 'verification mail was not written'));
}

/** Ends the caller's session on the server; its token is worthless from then on. */
export async function logOut(context: Context, { token, note }: Call): Promise<Outcome> {
  if (token) await closeSession(context, token);
  note?.({ event: 'logged-out' });
  return { status: 'success', message: [MESSAGES.auth.logOut.success] };
}
