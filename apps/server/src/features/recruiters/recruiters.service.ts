import { LIMITS } from '@slotwise/contract/limits';
import type { Recruiter, recruiterUpdateSchema } from '@slotwise/contract/recruiters/recruiters.schema';
import type * as z from 'zod/mini';
import type { Call, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { prepareOwnPasswordChange } from '#features/auth/auth.service.ts';
import { AppError } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#lib/caller-fields.ts';
import { toE164 } from '#lib/phone.ts';
import { recruiterOf } from './recruiters.mapper.ts';
import * as queries from './recruiters.queries.ts';
import * as rules from './recruiters.rules.ts';

type Update = z.output<typeof recruiterUpdateSchema>;

/** Reads a person of the own organisation. */
export async function getRecruiter(context: Context, session: Session, userId: string) {
  rules.requireMayRead(session, userId);
  const data = await asVendor(context.db, session.vendorId, (tx) => getPerson(tx, userId));
  const { role, displayName, email, vendorId, vendorName } = data;
  return { status: 'success' as const, data, role, displayName, email, userId, vendorId, vendorName };
}

/** Changes a profile, and with the present password also the own password; answers the profile as it is then. */
export async function updateRecruiter(context: Context, session: Session, update: Update, call: Call) {
  requireOwnCallerFields(session, { vendorId: update.vendorId, submitterId: update.submitterId });
  const userId = rules.targetOf(session, update.userId);
  rules.requireMayChange(session, userId, update);
  rules.requireMayRename(session, update.organization);
  requireTimeZone('timeZone', update.timeZone);
  const password = await passwordChangeOf(context, session, update, call);
  const data = await asVendor(context.db, session.vendorId, async (tx) => {
    const present = await getPerson(tx, userId);
    await queries.updateProfile(tx, userId, profileChange(update, present));
    if (update.organization !== undefined) await queries.renameVendor(tx, update.organization);
    await password?.apply(tx);
    return getPerson(tx, userId);
  });
  return { status: 'success' as const, userId, data };
}

async function getPerson(tx: VendorDb, userId: string): Promise<Recruiter> {
  const row = await queries.findRecruiter(tx, userId);
  if (!row) throw new AppError('NOT_FOUND');
  return recruiterOf(row);
}

const passwordChangeOf = (
  context: Context,
  session: Session,
  { newPassword, currentPassword }: Update,
  { token }: Call,
) =>
  newPassword !== undefined && token
    ? prepareOwnPasswordChange(context, session, { currentPassword, newPassword }, token)
    : undefined;

/** A number is read in the country that comes with it, or in the one the person has. */
function profileChange(update: Update, present: Recruiter): queries.ProfileChange {
  const country = update.phoneCountry ?? (present.phoneCountry || LIMITS.defaultPhoneCountry);
  return {
    first_name: update.firstName,
    last_name: update.lastName,
    display_name: update.displayName,
    designation: update.designation,
    location: update.location,
    time_zone: update.timeZone,
    ...(update.phone !== undefined && { phone: toE164(update.phone, country), phone_country: country }),
  };
}
