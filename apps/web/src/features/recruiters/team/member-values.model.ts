import { LIMITS } from '@slotwise/contract/limits';
import { newMemberSchema, type NewMember } from '@slotwise/contract/recruiters/members.schema';
import { type MemberRole } from '@slotwise/contract/recruiters/recruiters.schema';
import { mistakesBy } from '#lib/mistakes-by.ts';

/** What the form of a new member holds; empty where nothing was filled in. */
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

/** The member to be added; who says nothing else is called by first and last name. */
export function toNewMember({ phone, phoneCountry, ...values }: MemberValues): NewMember {
  const displayName = values.displayName.trim() || `${values.firstName} ${values.lastName}`.trim();
  return { ...values, displayName, ...(phone.trim() && { phone, phoneCountry }) };
}

/** Every wrong field with its text, judged by the contract's schema. */
export function mistakesInMember(values: MemberValues): Record<string, string> {
  const { displayName, ...mistakes } = mistakesBy(newMemberSchema, toNewMember(values));
  // A name that is made of missing ones is not a third mistake.
  return values.displayName.trim() && displayName ? { ...mistakes, displayName } : mistakes;
}
