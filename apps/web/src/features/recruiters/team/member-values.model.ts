import { LIMITS } from '@slotwise/contract/limits';
import { newMemberSchema, type NewMember } from '@slotwise/contract/recruiters/members.schema';
import { type MemberRole } from '@slotwise/contract/recruiters/recruiters.schema';
import { mistakesBy } from '#lib/mistakes-by.ts';

/** The values of the new member form; empty if not filled in. */
export type MemberValues = {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  designation: string;
  location: string;
  phone: string;
  phoneCountry: string;
  role: MemberRole;
};

export const EMPTY_MEMBER: MemberValues = {
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  designation: '',
  location: '',
  phone: '',
  phoneCountry: LIMITS.defaultPhoneCountry,
  role: 'USER_RECRUITER',
};

/** The member to add; by default the display name is first and last name. */
export function toNewMember({ phone, phoneCountry, ...values }: MemberValues): NewMember {
  const displayName = values.displayName.trim() || `${values.firstName} ${values.lastName}`.trim();
  return { ...values, displayName, ...(phone.trim() && { phone, phoneCountry }) };
}

/** All invalid fields with their texts, checked by the contract's schema. */
export function mistakesInMember(values: MemberValues): Record<string, string> {
  const { displayName, ...mistakes } = mistakesBy(newMemberSchema, toNewMember(values));
  // A display name built from missing names is not a third mistake.
  return values.displayName.trim() && displayName ? { ...mistakes, displayName } : mistakes;
}
