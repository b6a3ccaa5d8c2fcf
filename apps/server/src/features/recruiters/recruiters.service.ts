import { LIMITS } from '@slotwise/contract/limits';
import type { Recruiter, recruiterUpdateSchema } from '@slotwise/contract/recruiters/recruiters.schema';
import type * as z from 'zod/mini';
import type { Call, Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { dropEmailChange, prepareEmailChange } from '#features/auth/addresses.service.ts';
import { prepareOwnPasswordChange } from '#features/auth/auth.service.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { findStartView } from '#features/saved-views/saved-views.queries.ts';
import { toE164 } from '#lib/text/phone.ts';
import { changeRole, readPerson } from './members.service.ts';
import * as queries from './recruiters.queries.ts';
import * as rules from './recruiters.rules.ts';

type Update = z.output<typeof recruiterUpdateSchema>;

export async function getRecruiter(context: Context, session: Session, userId: string) {
  rules.requireMayRead(session, userId);
  const [data, startView] = await asVendor(context.db, session.vendorId, (tx) =>
    Promise.all([
      readPerson(context, tx, session, userId),
      userId === session.userId ? findStartView(tx, userId) : null,
    ]),
  );
  const { role, displayName, email, vendorId, vendorName } = data;
  return {
    status: 'success' as const,
    data,
    role,
    displayName,
    email,
    userId,
    vendorId,
    vendorName,
    startView,
  };
}

/** Changes a profile; with the present password also the password or, by a link, the address. */
export async function updateRecruiter(context: Context, session: Session, update: Update, call: Call) {
  requireOwnCallerFields(session, { vendorId: update.vendorId, submitterId: update.submitterId });
  const userId = rules.getTargetId(session, update.userId);
  rules.requireMayChange(session, userId, update);
  if (userId === session.userId) rules.requireOwnIdentity(session, session, update);
  rules.requireMayRename(session, update.organization);
  requireTimeZone('timeZone', update.timeZone);
  const proven = [
    await prepareNewEmail(context, session, { ...update, userId }, call),
    await prepareNewPassword(context, session, update, call),
  ];
  const data = await asVendor(context.db, session.vendorId, async (tx) => {
    const present = await readPerson(context, tx, session, userId);
    rules.requireOwnIdentity(session, present, update);
    if (update.role !== undefined) await changeRole(tx, session, present, update.role);
    await queries.updateProfile(tx, userId, profileChange(update, present));
    if (update.organization !== undefined) await queries.renameVendor(tx, update.organization);
    for (const change of proven) await change?.apply(tx);
    return readPerson(context, tx, session, userId);
  });
  noteChanges(update, session, userId, call);
  return { status: 'success' as const, userId, data };
}

function noteChanges(update: Update, session: Session, userId: string, { note }: Call): void {
  if (update.newPassword !== undefined) note?.({ event: 'password-changed' });
  if (userId === session.userId && update.email !== undefined && update.email !== session.email)
    note?.({ event: 'address-change-begun' });
  if (update.role !== undefined) note?.({ event: 'role-changed', subjectId: userId });
}

const prepareNewPassword = (
  context: Context,
  session: Session,
  { newPassword, currentPassword }: Update,
  { token }: Call,
) =>
  newPassword !== undefined && token
    ? prepareOwnPasswordChange(context, session, { currentPassword, newPassword }, token)
    : undefined;

async function prepareNewEmail(context: Context, session: Session, update: Update, { ip }: Call) {
  const { email, newPassword, currentPassword } = update;
  if (update.userId !== session.userId || email === undefined) return undefined;
  if (email === session.email) return dropEmailChange(session);
  rules.requireOneAtATime(newPassword);
  return prepareEmailChange(context, session, { email, currentPassword }, ip);
}

/** A number is parsed for the country sent with it, or the person's. */
function profileChange(update: Update, present: Recruiter): queries.ProfileChange {
  const country = update.phoneCountry ?? (present.phoneCountry || LIMITS.defaultPhoneCountry);
  const prefs = update.notificationPrefs && { ...present.notificationPrefs, ...update.notificationPrefs };
  return {
    first_name: update.firstName,
    last_name: update.lastName,
    display_name: update.displayName,
    designation: update.designation,
    location: update.location,
    time_zone: update.timeZone,
    notification_prefs: prefs && JSON.stringify(prefs),
    ...(update.phone !== undefined && { phone: toE164(update.phone, country), phone_country: country }),
  };
}
