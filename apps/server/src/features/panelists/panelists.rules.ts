import { AppError } from '#lib/app-error.ts';

/** Each skill once, as it was first written, whatever the case of its letters. */
export function distinctSkills(skills: string[]): string[] {
  const first = new Map<string, string>();
  for (const skill of skills) if (!first.has(skill.toLowerCase())) first.set(skill.toLowerCase(), skill);
  return [...first.values()];
}

/** Refuses a change that was made on an older version than the present one; a change without a version passes. */
export function requirePresentVersion(present: number, seen: number | undefined) {
  if (seen === undefined || seen === present) return;
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

/** The refusal of an address that another panelist of the organisation has. */
export function addressInUse(name: string): AppError {
  const message = `${name} is already a panelist with this email address.`;
  return new AppError('EMAIL_IN_USE', { message, fieldErrors: { email: message } });
}
