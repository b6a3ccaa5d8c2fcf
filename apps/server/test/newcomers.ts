import { authenticate, register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { aRegistration } from '@slotwise/test-data/a-registration';
import type { Caller } from './caller.ts';

/** A logged-in user, with the password for logging in again. */
export type TestUser = {
  token: string;
  vendorId: string;
  userId: string;
  email: string;
  displayName: string;
  password: string;
};

export const PASSWORD = 'river stones 47 lanterns';

/** An invented address that belongs to an organization's name. */
export const addressAt = (organization: string, box = 'ananya'): string =>
  `${box}@${organization.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`;

/** What newcomers do over HTTP, with the links from their emails. */
export function listNewcomers({ call }: Caller, mailsTo: (email: string) => Promise<{ text: string }[]>) {
  /** The secret of the newest mailed link of a kind. */
  const linkTo = async (email: string, mode: 'verify' | 'reset' | 'invite' | 'email'): Promise<string> => {
    const links = (await mailsTo(email)).map(({ text }) => /#mode=(\w+)&token=([\w-]+)/.exec(text));
    const token = links.findLast((link) => link?.[1] === mode)?.[2];
    if (!token) throw new Error(`No ${mode} link was mailed to ${email}.`);
    return token;
  };

  const logIn = async (email: string, password = PASSWORD): Promise<TestUser> => {
    const session = await call(authenticate, { body: { username: email, password } });
    const { token, vendorId, userId, displayName } = session;
    if (!token || !vendorId || !userId || !displayName) {
      throw new Error(`${email} cannot log in: ${session.code} ${session.message?.join(' ')}`);
    }
    return { token, vendorId, userId, email, displayName, password };
  };

  /** Opens the newest mailed link, sets a password and logs in. */
  const accept = async (email: string, mode: 'verify' | 'invite' = 'verify'): Promise<TestUser> => {
    const token = await linkTo(email, mode);
    const saved = await call(setPassword, { body: { token, password: PASSWORD } });
    if (saved.status === 'error') throw new Error(`The password is refused: ${saved.message?.join(' ')}`);
    return logIn(email);
  };

  /** Signs up an organization as its first person would, and logs that ADMIN in. */
  const signUp = async (organization: string, overrides: Partial<ReturnType<typeof aRegistration>> = {}) => {
    const form = aRegistration({ organization, email: addressAt(organization), ...overrides });
    const answer = await call(register, { body: form });
    if (answer.status === 'error') throw new Error(`The sign-up is refused: ${answer.message?.join(' ')}`);
    return accept(form.email);
  };

  return { linkTo, logIn, accept, signUp };
}
