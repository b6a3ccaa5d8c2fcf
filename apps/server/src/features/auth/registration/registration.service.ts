import { registrationSchema, type MailOutcome } from '@slotwise/contract/auth/auth.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { MODALS } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { Call, Context } from '#context.ts';
import { asDirectory, asVendor, vendorIdOf, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { mailWayOf } from '#features/notifications/mail-way/mail-way.service.ts';
import { AppError } from '#lib/app-error.ts';
import { holdAnswer } from '#lib/hold-answer.ts';
import { toE164 } from '#lib/phone.ts';
import { linkFor } from '../auth.rules.ts';
import { giveWayToSignUp } from '../invites/invites.service.ts';
import { admitMail, admitResend, beginResendPause } from '../limits/limits.service.ts';
import { issueLink, mailKnownAccount, mailLink } from '../links/links.service.ts';
import {
  findAccount,
  insertAccount,
  insertPerson,
  lockPerson,
  type AccountKey,
  type Person,
} from '../people/people.queries.ts';
import * as queries from './registration.queries.ts';

type Form = z.output<typeof registrationSchema>;
type Profile = ReturnType<typeof profileOf>;

const outcome = (context: Context, call: Call, text: string): MailOutcome => ({
  status: 'success',
  message: [text],
  mailWay: mailWayOf(context, call),
});

/**
 * Signs up a new organisation with its administrator, both waiting for the mailed link. An address that is known
 * gets the same answer after the same time; what its owner is told, its owner is told by mail.
 */
export const register = (context: Context, form: Form, call: Call): Promise<MailOutcome> =>
  holdAnswer(context.config.formAnswerMillis, async () => {
    const profile = profileOf(form);
    await admitMail(context, { email: form.email, ip: call.ip });
    const known = await asDirectory(context.db, (tx) => findAccount(tx, form.email));
    const isTaken = known !== undefined && !(await giveWayToSignUp(context, known));
    if (isTaken) await registerAgain(context, known, form.organization, profile);
    else await registerNew(context, form, profile);
    return outcome(context, call, MODALS.verificationSent.title);
  });

/** Mails the link of an unfinished sign-up again; says the same where there is none. */
export const resendVerification = (context: Context, email: string, call: Call): Promise<MailOutcome> =>
  holdAnswer(context.config.formAnswerMillis, async () => {
    await admitResend(context, { email, ip: call.ip });
    await withOwner(context, email, async (tx, person) => {
      if (person.accountStatus === 'PENDING_VERIFICATION') await mailLink(context, tx, person, 'verify');
    });
    return outcome(context, call, MODALS.verificationSent.title);
  });

/** Mails the link that lets the owner of an address in, whichever that is; says the same where there is no owner. */
export const requestPasswordReset = (context: Context, email: string, call: Call): Promise<MailOutcome> =>
  holdAnswer(context.config.formAnswerMillis, async () => {
    await admitMail(context, { email, ip: call.ip });
    await withOwner(context, email, async (tx, person) => {
      const purpose = linkFor(person);
      if (purpose) await mailLink(context, tx, person, purpose);
    });
    return outcome(context, call, MODALS.passwordResetSent.title);
  });

async function withOwner(
  { db }: Context,
  email: string,
  work: (tx: VendorDb, person: Person) => Promise<void>,
): Promise<void> {
  const key = await asDirectory(db, (tx) => findAccount(tx, email));
  if (!key) return;
  await asVendor(db, key.vendorId, async (tx) => {
    const person = await lockPerson(tx, key);
    if (person) await work(tx, person);
  });
}

/** What is kept of the form. An unknown time zone is refused here, since only the server knows them all. */
function profileOf(form: Form) {
  const { firstName, lastName, displayName, designation, location } = form;
  const phoneCountry = form.phoneCountry ?? LIMITS.defaultPhoneCountry;
  const timeZone = form.timeZone || LIMITS.defaultTimeZone;
  requireTimeZone('timeZone', timeZone);
  const phone = toE164(form.phone, phoneCountry);
  return { firstName, lastName, displayName, designation, location, phone, phoneCountry, timeZone };
}

async function registerNew(context: Context, { email, organization }: Form, profile: Profile): Promise<void> {
  const vendorId = vendorIdOf(uuidv7());
  await asVendor(context.db, vendorId, async (tx) => {
    const createdAt = context.clock.now();
    const person = await insertTenant(tx, { ...profile, email, organization, createdAt });
    // Whoever signed up with this address in the same moment was first; the mail is on its way already.
    if (!person) return;
    await beginResendPause(context, tx, email);
    await mailLink(context, tx, person, 'verify');
  });
}

type NewTenant = Profile & { email: string; organization: string; createdAt: Date };

/** Writes a tenant with its administrator, both waiting for the link; undefined where the address is taken. */
async function insertTenant(
  tx: VendorDb,
  { organization, ...administrator }: NewTenant,
): Promise<Person | undefined> {
  const key = { vendorId: tx.vendorId, userId: uuidv7() };
  const { email, displayName: name, timeZone, createdAt } = administrator;
  if (!(await insertAccount(tx, email, key))) return undefined;
  await queries.insertPendingVendor(tx, {
    vendorName: organization,
    timeZone,
    createdAt,
    contact: { name, email },
  });
  await insertPerson(tx, {
    ...administrator,
    ...key,
    role: 'ADMIN',
    accountStatus: 'PENDING_VERIFICATION',
    submitterId: null,
  });
  return lockPerson(tx, key);
}

/**
 * Makes a tenant with its administrator without any mail, for the operator's command, and tells the link that sets
 * the password. Throws EMAIL_IN_USE or VALIDATION_FAILED.
 */
export async function createAdministrator(
  context: Pick<Context, 'config' | 'clock' | 'db'>,
  { email, organization, name }: { email: string; organization: string; name?: string | undefined },
): Promise<string> {
  const [firstName = 'Administrator', ...rest] = name?.trim().split(/\s+/) ?? [];
  const lastName = rest.join(' ') || organization;
  const displayName = name?.trim() || 'Administrator';
  const form = { firstName, lastName, displayName, organization, email, designation: 'Administrator' };
  const parsed = registrationSchema.safeParse({ ...form, location: '-', phone: '0000000' });
  if (!parsed.success) {
    throw new AppError('VALIDATION_FAILED', { message: parsed.error.issues.map(({ message }) => message) });
  }
  const vendorId = vendorIdOf(uuidv7());
  return asVendor(context.db, vendorId, async (tx) => {
    const createdAt = context.clock.now();
    const blank = {
      location: '',
      phone: '',
      phoneCountry: LIMITS.defaultPhoneCountry,
      timeZone: LIMITS.defaultTimeZone,
    };
    const person = await insertTenant(tx, { ...parsed.data, ...blank, createdAt });
    if (!person) throw new AppError('EMAIL_IN_USE');
    const { url } = await issueLink(context, tx, person, 'verify');
    return url;
  });
}

/** The newest of several unconfirmed sign-ups counts; whoever has an account already is told so. */
const registerAgain = (
  context: Context,
  key: AccountKey,
  vendorName: string,
  profile: Profile,
): Promise<void> =>
  asVendor(context.db, key.vendorId, async (tx) => {
    const person = await lockPerson(tx, key);
    if (!person) return;
    await beginResendPause(context, tx, person.email);
    if (person.accountStatus === 'ACTIVE') await mailKnownAccount(context, tx, person);
    if (person.accountStatus === 'INVITED') await mailLink(context, tx, person, 'invite');
    if (person.accountStatus !== 'PENDING_VERIFICATION') return;
    const { timeZone, displayName: name } = profile;
    await queries.updatePendingVendor(tx, { vendorName, timeZone, contact: { name, email: person.email } });
    await queries.updatePendingPerson(tx, key.userId, profile);
    await mailLink(context, tx, { ...person, ...profile, vendorName }, 'verify');
  });
