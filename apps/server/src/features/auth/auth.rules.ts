import type { LinkPurpose, PasswordPurpose } from './links.queries.ts';
import type { Person } from './people.queries.ts';

/** Whether a person may work at all: their account, their organization and they as a panelist are in use. */
export const isAllowedIn = (person: Person): boolean =>
  person.accountStatus === 'ACTIVE' && person.isVendorActive && !isRetired(person);

/** An account that is a panelist's alone rests while the panelist is inactive; a member's does not. */
const isRetired = ({ role, isInactivePanelist }: Person): boolean =>
  role === 'USER_PANEL' && isInactivePanelist;

/** The state an account must be in for a link of each kind to set its password. */
const STATUS_OF_LINK: Record<PasswordPurpose, Person['accountStatus']> = {
  verify: 'PENDING_VERIFICATION',
  invite: 'INVITED',
  reset: 'ACTIVE',
};

/** Whether a link of this kind may still set a password for the person it was mailed to. */
export const fitsLink = (person: Person, purpose: LinkPurpose): purpose is PasswordPurpose =>
  purpose !== 'email' && person.accountStatus === STATUS_OF_LINK[purpose] && !isRetired(person);

/** Which link lets a person of this state in; none for someone who was removed or rests. */
export const linkFor = (person: Person): PasswordPurpose | undefined =>
  (Object.keys(STATUS_OF_LINK) as PasswordPurpose[]).find((purpose) => fitsLink(person, purpose));
