import { listDomains, maySignUp, type SignUpTerms } from '@slotwise/contract/auth/auth.rules';
import type { registrationSchema, MailOutcome } from '@slotwise/contract/auth/auth.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { MODALS } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { Call, Context } from '#context.ts';
import { asDirectory, asVendor, toVendorId, type VendorId } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { getMailWay } from '#features/notifications/mail-way.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { holdAnswer } from '#lib/turns/hold-answer.ts';
import { toE164 } from '#lib/text/phone.ts';
import { linkFor } from './auth.rules.ts';
import { admitMail, admitResend, beginResendPause } from './entrance-limits.service.ts';
import { findSignUp } from './links.queries.ts';
import { mailKnownAccount, mailLink } from './links.service.ts';
import { lockPerson, type AccountKey } from './people.queries.ts';
import { findPersonByEmail } from './people.service.ts';
import * as queries from './registration.queries.ts';
import { insertTenant } from './new-tenant.service.ts';

type Form = z.output<typeof registrationSchema>;
export type Profile = ReturnType<typeof toProfile>;

const outcome = (context: Context, call: Call, text: string): MailOutcome => ({
  status: 'success',
  message: [text],
  mailWay: getMailWay(context, call),
});

/**
 * Signs up a new organization with its administrator, both pending until the mailed link is opened; it carries this
 * form's data and no other. Until then the address belongs to no account: invitations and other sign-ups stay. An
 * address with an account gets the same answer after the same time; its owner learns the rest by mail.
 */
export const register = (context: Context, form: Form, call: Call): Promise<MailOutcome> =>
  holdAnswer(context.config.formAnswerMillis, async () => {
    requireMaySignUp(context.config.signUp, form.email, call);
    const profile = toProfile(form);
    const { email } = form;
    await admitMail(context, 'sign-up', { email, ip: call.ip });
    const owner = await findPersonByEmail(context.db, email);
    if (owner?.accountStatus === 'ACTIVE') await tellOwner(context, owner);
    else await registerNew(context, form, profile);
    call.note?.({ event: 'sign-up-requested', vendorId: owner?.vendorId, subjectId: owner?.userId });
    return outcome(context, call, MODALS.verificationSent.title);
  });

/** Checks only the operator's terms, and so reveals nothing about any account. */
function requireMaySignUp({ isOpen, domains }: SignUpTerms, email: string, { about }: Call): void {
  if (!isOpen) throw new AppError('SIGN_UP_OFF');
  if (maySignUp(email, domains)) return;
  about?.({ refusal: 'sign-up-refused' });
  throw invalidField('email', `Only addresses at ${listDomains(domains)} can sign up here`);
}

const tellOwner = (context: Context, { vendorId, userId }: AccountKey): Promise<void> =>
  asVendor(context.db, vendorId, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) return;
    await beginResendPause(context, tx, person.email);
    await mailKnownAccount(context, tx, person);
  });

/** Resends the link of the newest unfinished sign-up; answers the same if there is none. */
export const resendVerification = (context: Context, email: string, call: Call): Promise<MailOutcome> =>
  holdAnswer(context.config.formAnswerMillis, async () => {
    await admitResend(context, { email, ip: call.ip });
    const owner = await findPersonByEmail(context.db, email);
    if (owner?.accountStatus !== 'ACTIVE') await mailSignUpAgain(context, email);
    return outcome(context, call, MODALS.verificationSent.title);
  });

/** Mails the owner of an address whichever link lets them in; answers the same if there is no owner. */
export const requestPasswordReset = (context: Context, email: string, call: Call): Promise<MailOutcome> =>
  holdAnswer(context.config.formAnswerMillis, async () => {
    await admitMail(context, 'reset', { email, ip: call.ip });
    const owner = await findPersonByEmail(context.db, email);
    if (owner) await mailLinkFor(context, owner);
    else await mailSignUpAgain(context, email);
    call.note?.({ event: 'reset-requested', vendorId: owner?.vendorId, subjectId: owner?.userId });
    return outcome(context, call, MODALS.passwordResetSent.title);
  });

/** Mails a fresh link for the newest unfinished sign-up with this address, if there is one. */
export async function mailSignUpAgain(context: Context, email: string): Promise<void> {
  const key = await asDirectory(context.db, (tx) => findSignUp(tx, email));
  if (key) await mailLinkFor(context, key);
}

const mailLinkFor = (context: Context, { vendorId, userId }: AccountKey): Promise<void> =>
  asVendor(context.db, vendorId, async (tx) => {
    const person = await lockPerson(tx, userId);
    const purpose = person && linkFor(person);
    if (purpose) await mailLink(context, tx, person, purpose);
  });

/** What is stored of the form. An unknown time zone is refused here, since only the server knows them all. */
function toProfile(form: Form) {
  const { firstName, lastName, displayName, designation, location } = form;
  const phoneCountry = form.phoneCountry ?? LIMITS.defaultPhoneCountry;
  const timeZone = form.timeZone || LIMITS.defaultTimeZone;
  requireTimeZone('timeZone', timeZone);
  const phone = toE164(form.phone, phoneCountry);
  return { firstName, lastName, displayName, designation, location, phone, phoneCountry, timeZone };
}

async function registerNew(context: Context, { email, organization }: Form, profile: Profile): Promise<void> {
  const vendorId = toVendorId(uuidv7());
  await asVendor(context.db, vendorId, async (tx) => {
    const createdAt = context.clock.now();
    const person = await insertTenant(tx, { ...profile, email, organization, createdAt });
    await beginResendPause(context, tx, email);
    await mailLink(context, tx, person, 'verify');
  });
}

/** Deletes an unconfirmed sign-up with its organization and the mails about it. */
export const deleteSignUp = (context: Context, vendorId: VendorId): Promise<void> =>
  asVendor(context.db, vendorId, queries.deletePendingTenant);
