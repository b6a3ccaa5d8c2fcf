import { roleHolds } from '@slotwise/contract/permissions';
import type { panelistUpdateSchema } from '@slotwise/contract/panelists/panelist-changes.schema';
import type * as z from 'zod/mini';
import type { Session } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

type AddressHolder = { display_name: string; account_status: string | null };

/** The address of an activated account is its log-in name: only its owner changes it. */
export function requireMovableAddress({ display_name: name, account_status: account }: AddressHolder) {
  if (account === null || account === 'INVITED') return;
  const message = `${name} signs in with this email address and changes it in their own profile.`;
  throw new AppError('INVALID_TRANSITION', { message, fieldErrors: { email: message } });
}

export function addressInUse(name: string): AppError {
  const message = `${name} is already a panelist with this email address.`;
  return new AppError('EMAIL_IN_USE', { message, fieldErrors: { email: message } });
}

/** The error for a holiday calendar that the organization does not have. */
export const noSuchCalendar = (): AppError =>
  invalidField('holidayCalendarId', 'This holiday calendar no longer exists. Choose one from the list.');

type Changes = z.output<typeof panelistUpdateSchema>;

/** The ids of the caller and the record, and what panelists may set themselves. */
const OWN_FIELDS = new Set<keyof Changes>([
  'vendorId',
  'submitterId',
  'userId',
  'panelistId',
  'version',
  'timeZone',
  'weeklyHours',
  'dateOverrides',
  'bufferBefore',
  'bufferAfter',
  'minNoticeHours',
  'maxPerDay',
  'maxPerWeek',
  'holidayCalendarId',
  'skills',
]);

/** Those who may add panelists may change any; others only when and on what they interview themselves. */
export function requireMayChange(session: Session, ownerId: string | null | undefined, changes: Changes) {
  if (roleHolds(session.role, 'add_panelist')) return;
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const isWithin = given.every(([field]) => OWN_FIELDS.has(field as keyof Changes));
  if (ownerId !== session.userId || !isWithin) throw new AppError('FORBIDDEN');
}

/** Refuses an address before doing anything for it. */
export function requireMayMove(session: Session, email: string | undefined) {
  if (email !== undefined && !roleHolds(session.role, 'add_panelist')) throw new AppError('FORBIDDEN');
}

type Invited = {
  display_name: string;
  status: string;
  user_id: string | null;
  account_status: string | null;
  is_sample: boolean;
};

/** Only panelists who cannot log in yet can be invited. */
export function requireInvitable({
  display_name: name,
  status,
  user_id,
  account_status,
  is_sample,
}: Invited) {
  const isWithout = user_id === null || account_status === 'DISABLED' || account_status === 'INVITED';
  if (status !== 'INACTIVE' && isWithout && !is_sample) return;
  throw new AppError('INVALID_TRANSITION', { message: `${name} has no open invitation.` });
}
