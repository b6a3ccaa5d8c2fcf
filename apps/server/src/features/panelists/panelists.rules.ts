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

/** The address of an activated account is its login: only its owner changes it. */
export function requireMovableAddress({ display_name: name, account_status: account }: AddressHolder) {
  if (account === null || account === 'INVITED') return;
  const message = `${name} signs in with this email address and changes it in their own profile.`;
  throw new AppError('INVALID_TRANSITION', { message, fieldErrors: { email: message } });
}

/** The refusal of an address that another panelist of the organisation has. */
export function addressInUse(name: string): AppError {
  const message = `${name} is already a panelist with this email address.`;
  return new AppError('EMAIL_IN_USE', { message, fieldErrors: { email: message } });
}
