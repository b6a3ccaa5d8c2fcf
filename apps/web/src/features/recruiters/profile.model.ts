import {
  recruiterUpdateSchema,
  type Recruiter,
  type RecruiterUpdate,
} from '@slotwise/contract/recruiters/recruiters.schema';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { PROFILE } from './profile.texts.ts';

/** The values of the user's own data form. */
export type ProfileValues = {
  firstName: string;
  lastName: string;
  displayName: string;
  organization: string;
  designation: string;
  location: string;
  phone: string;
  phoneCountry: string;
};

export const toValues = (recruiter: Recruiter): ProfileValues => ({
  firstName: recruiter.firstName,
  lastName: recruiter.lastName,
  displayName: recruiter.displayName,
  organization: recruiter.organization,
  designation: recruiter.designation,
  location: recruiter.location,
  phone: recruiter.phone,
  phoneCountry: recruiter.phoneCountry,
});

/** A phone number is optional, but emptying the field does not remove an existing one. */
export function toUpdate(values: ProfileValues, recruiter: Recruiter): RecruiterUpdate {
  const { phone, phoneCountry, ...rest } = values;
  const hasPhone = phone !== '' || recruiter.phone !== '';
  return { ...rest, ...(hasPhone && { phone, phoneCountry }), userId: recruiter.userId };
}

export type PasswordValues = { currentPassword: string; newPassword: string };

/** All invalid fields of an update with their texts, checked by the contract's schema. */
export const mistakesIn = (update: RecruiterUpdate) => mistakesBy(recruiterUpdateSchema, update);

export const mistakesInPasswords = ({
  currentPassword,
  newPassword,
}: PasswordValues): Record<string, string> => ({
  ...mistakesIn({ newPassword }),
  ...(currentPassword === '' && { currentPassword: PROFILE.noPassword() }),
});

export type EmailValues = { email: string; currentPassword: string };

/** A new address requires the present password too: those who have the address can reset the password. */
export function mistakesInEmail({ email, currentPassword }: EmailValues, present: string) {
  const isPresent = email.trim().toLowerCase() === present;
  return {
    ...mistakesIn({ email }),
    ...(isPresent && { email: PROFILE.isCurrent() }),
    ...(currentPassword === '' && { currentPassword: PROFILE.noPassword() }),
  };
}
