import type { LinkPurpose } from './links/links.queries.ts';
import type { Person } from './people/people.queries.ts';

/** Whether a person may work at all: their account and their organisation are both in use. */
export const isAllowedIn = ({ accountStatus, isVendorActive }: Person): boolean =>
  accountStatus === 'ACTIVE' && isVendorActive;

/** The state an account must be in for a link of each kind to do anything. */
const STATUS_OF_LINK: Record<LinkPurpose, Person['accountStatus']> = {
  verify: 'PENDING_VERIFICATION',
  invite: 'INVITED',
  reset: 'ACTIVE',
};

/** Whether a link of this kind may still do anything for the person it was mailed to. */
export const fitsLink = ({ accountStatus }: Person, purpose: LinkPurpose): boolean =>
  accountStatus === STATUS_OF_LINK[purpose];

/** Which link lets a person of this state in; none for somebody who was removed. */
export const linkFor = ({ accountStatus }: Person): LinkPurpose | undefined =>
  (Object.keys(STATUS_OF_LINK) as LinkPurpose[]).find((purpose) => STATUS_OF_LINK[purpose] === accountStatus);
