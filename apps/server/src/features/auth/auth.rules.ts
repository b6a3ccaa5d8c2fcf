import type { LinkPurpose, PasswordPurpose } from './links.queries.ts';
import type { Person } from './people.queries.ts';

/**
 * True if a person may work at all: their account and organization are active, and so is their panelist record if they
 * need one.
 */
export const isAllowedIn = (person: Person): boolean =>
  person.accountStatus === 'ACTIVE' && person.isVendorActive && !isRetired(person);

/** A panelist-only account is suspended while the panelist is inactive; a member's is not. */
const isRetired = ({ role, isInactivePanelist }: Person): boolean =>
  role === 'USER_PANEL' && isInactivePanelist;

/** The account status in which each kind of link may set a password. */
const STATUS_OF_LINK: Record<PasswordPurpose, Person['accountStatus']> = {
  verify: 'PENDING_VERIFICATION',
  invite: 'INVITED',
  reset: 'ACTIVE',
};

/** True if a link of this kind may still set the password of the person it was mailed to. */
export const fitsLink = (person: Person, purpose: LinkPurpose): purpose is PasswordPurpose =>
  purpose !== 'email' && person.accountStatus === STATUS_OF_LINK[purpose] && !isRetired(person);

/** The kind of link that lets in a person in this state; none for someone removed or inactive. */
export const linkFor = (person: Person): PasswordPurpose | undefined =>
  (Object.keys(STATUS_OF_LINK) as PasswordPurpose[]).find((purpose) => fitsLink(person, purpose));
