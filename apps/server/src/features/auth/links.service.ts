import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { accountInvitation } from '#engines/mail-texts/account-invitation.ts';
import { accountNotice, type AccountLink } from '#engines/mail-texts/account-notice.ts';
import type { MailText } from '#engines/mail-texts/layout/mail-content.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';
import { hashToken, newToken } from '#lib/secrets/token.ts';
import { findPerson, type Person } from './people.queries.ts';
import { deletePersonLinks, insertLink, type LinkPurpose, type PasswordPurpose } from './links.queries.ts';

export const LINK_HOURS: Record<LinkPurpose, number> = { verify: 24, reset: 1, invite: 7 * 24, email: 24 };

const INVITED_AS = { USER_PANEL: 'panelist', USER_RECRUITER: 'recruiter', ADMIN: 'administrator' } as const;

type Issued = { url: string; expiresAt: Date };
type LinkMaker = Pick<Context, 'config' | 'clock'>;

/** Issues the only link to set a password. An email-change link stays valid: a reset by anyone must not cancel it. */
export async function issueLink(
  context: LinkMaker,
  tx: VendorDb,
  person: Pick<Person, 'userId' | 'email'>,
  purpose: PasswordPurpose,
): Promise<Issued> {
  await deletePersonLinks(tx, person.userId, 'password');
  return writeLink(context, tx, person, { purpose, newEmail: purpose === 'verify' ? person.email : null });
}

async function writeLink(
  { config, clock }: LinkMaker,
  tx: VendorDb,
  { userId }: Pick<Person, 'userId'>,
  { purpose, newEmail = null }: { purpose: LinkPurpose; newEmail?: string | null },
): Promise<Issued> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LINK_HOURS[purpose] * HOUR_MILLIS);
  const token = newToken('link');
  const tokenHash = hashToken(token);
  await insertLink(tx, { purpose, userId, createdAt, expiresAt, tokenHash, newEmail });
  // In the fragment the secret reaches no server log and no referrer.
  return { url: `${config.publicUrl}/resetpassword#mode=${purpose}&token=${token}`, expiresAt };
}

/** Mails a person a fresh link of the given kind, in the caller's transaction. */
export async function mailLink(
  context: Context,
  tx: VendorDb,
  person: Person,
  purpose: PasswordPurpose,
): Promise<{ expiresAt: Date }> {
  const { url, expiresAt } = await issueLink(context, tx, person, purpose);
  const link = { name: person.firstName, url, lastsHours: LINK_HOURS[purpose] };
  await mailTo(context, tx, person, {
    kind: `account-${purpose}`,
    text: await buildLetter(tx, person, purpose, link),
    secret: true,
  });
  return { expiresAt };
}

async function buildLetter(
  tx: VendorDb,
  person: Person,
  purpose: PasswordPurpose,
  link: Required<AccountLink>,
): Promise<MailText> {
  if (purpose !== 'invite') return accountNotice(purpose, link);
  const { vendorName, invitedBy, role } = person;
  const inviter = invitedBy ? await findPerson(tx, invitedBy) : undefined;
  return accountInvitation({
    ...link,
    company: vendorName,
    inviterName: inviter?.displayName ?? vendorName,
    as: INVITED_AS[role],
  });
}

/** Mails the confirmation link to the new address and a notice to the current one; an older change is dropped. */
export async function mailEmailChange(
  context: Context,
  tx: VendorDb,
  person: Person,
  newEmail: string,
): Promise<void> {
  await deletePersonLinks(tx, person.userId, 'email');
  const { url } = await writeLink(context, tx, person, { purpose: 'email', newEmail });
  const { firstName: name } = person;
  const lastsHours = LINK_HOURS.email;
  const toNewAddress = { ...person, email: newEmail };
  const confirmation = accountNotice('confirm', { name, url, lastsHours });
  await mailTo(context, tx, toNewAddress, { kind: 'account-email', text: confirmation, secret: true });
  const warning = accountNotice('changing', { name, newEmail, url: toResetUrl(context) });
  await mailTo(context, tx, person, { kind: 'account-email-changing', text: warning, secret: false });
}

/** Tells the owner of an address that someone signed up with it. */
export const mailKnownAccount = (context: Context, tx: VendorDb, person: Person): Promise<void> =>
  mailTo(context, tx, person, {
    kind: 'account-known',
    text: accountNotice('known', { name: person.firstName, url: `${context.config.publicUrl}/login` }),
    secret: false,
  });

export const mailPasswordChanged = (context: Context, tx: VendorDb, person: Person): Promise<void> =>
  mailTo(context, tx, person, {
    kind: 'account-password-changed',
    text: accountNotice('changed', { name: person.firstName, url: toResetUrl(context) }),
    secret: false,
  });

const toResetUrl = ({ config }: LinkMaker): string => `${config.publicUrl}/resetpassword`;

async function mailTo(
  context: Context,
  tx: VendorDb,
  person: Person,
  { kind, text, secret }: { kind: string; text: MailText; secret: boolean },
): Promise<void> {
  const { mailFrom } = context.config;
  const fromName = person.accountStatus === 'INVITED' ? person.vendorName : mailFrom.name;
  const to = { name: person.displayName, email: person.email };
  await queueLetter(context, tx, { kind, text, fromName, to, secret });
}
