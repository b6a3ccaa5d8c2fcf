import type { WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { isTimeZone } from '#engines/wall-time/time-zones.ts';
import { AppError } from '#lib/app-error.ts';

/** Monday to Friday, nine to six, for panelists whose hours nobody has said. */
export const OFFICE_HOURS: WeeklyRange[] = [1, 2, 3, 4, 5].map((day) => ({
  day,
  start: '09:00',
  end: '18:00',
}));

export function requireKnownZone(timeZone: string | undefined) {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  const message = `${timeZone} is not a time zone we know`;
  throw new AppError('VALIDATION_FAILED', { message, fieldErrors: { timeZone: message } });
}

/** Each skill once, as it was first written, whatever the case of its letters. */
export function distinctSkills(skills: string[]): string[] {
  const first = new Map<string, string>();
  for (const skill of skills) if (!first.has(skill.toLowerCase())) first.set(skill.toLowerCase(), skill);
  return [...first.values()];
}

export function requirePresentVersion(present: number, seen: number | undefined) {
  if (seen !== undefined && seen !== present)
    throw new AppError('VERSION_CONFLICT', { details: { version: present } });
}

type AddressHolder = { display_name: string; account_status: string | null };

/**
 * An address moves only while nobody depends on it: it is the login of an activated account, and what calendar
 * invitations of coming meetings were sent to.
 */
export function requireMovableAddress(
  { display_name: name, account_status: account }: AddressHolder,
  upcoming: number,
) {
  const owned = account !== null && account !== 'INVITED';
  if (owned) throw refusal(`${name} signs in with this email address and changes it in their own profile.`);
  if (upcoming === 0) return;
  const meetings = upcoming === 1 ? 'a coming meeting' : `${upcoming} coming meetings`;
  throw refusal(`${name} was invited to ${meetings} at this email address. It can change after that.`);
}

const refusal = (message: string) =>
  new AppError('INVALID_TRANSITION', { message, fieldErrors: { email: message } });

export function addressInUse(name: string): AppError {
  const message = `${name} is already a panelist with this email address.`;
  return new AppError('EMAIL_IN_USE', { message, fieldErrors: { email: message } });
}
