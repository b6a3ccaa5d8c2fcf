import type { AssociationNoticeKind } from '#engines/mail-texts/association-notice.ts';
import type { AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import { AppError, invalidField } from '#lib/app-error.ts';

/** The facts about an association that the rules need, from one side. */
export type AssociationFacts = {
  status: AssociationStatus;
  /** True if the other side once agreed. */
  wasAccepted: boolean;
  /** True if this side asked for it, set its present status, and is the client. */
  isAsked: boolean;
  isStatusOurs: boolean;
  isClient: boolean;
  isUnclaimed: boolean;
  partnerName: string;
};

export type StatusChange = { to: AssociationStatus; notice: AssociationNoticeKind };

/**
 * The effect of one side's request for a status; null if it is already set. The side that was asked answers a request,
 * the side that suspended resumes, and either side suspends, ends, and asks again. Throws INVALID_TRANSITION for
 * anything else.
 */
export function statusChange(facts: AssociationFacts, asked: AssociationStatus): StatusChange | null {
  if (asked === facts.status) return null;
  const change = CHANGES[facts.status](facts)[asked];
  if (typeof change === 'object') return change;
  throw new AppError('INVALID_TRANSITION', {
    message: change ?? `Work with ${facts.partnerName} is ${facts.status} and cannot become ${asked}.`,
    details: { associationStatus: facts.status },
  });
}

/** For each requested status, the change, or why it is impossible. */
type Changes = Partial<Record<AssociationStatus, StatusChange | string>>;

const ENDED: StatusChange = { to: 'ENDED', notice: 'ended' };
const ASKED_AGAIN: StatusChange = { to: 'PENDING', notice: 'requested' };

const CHANGES: Record<AssociationStatus, (facts: AssociationFacts) => Changes> = {
  PENDING: ({ isAsked, partnerName }) => ({
    ACTIVE: isAsked
      ? `${partnerName} has not answered your request yet.`
      : { to: 'ACTIVE', notice: 'accepted' },
    ENDED: isAsked ? ENDED : { to: 'ENDED', notice: 'declined' },
  }),
  ACTIVE: () => ({ SUSPENDED: { to: 'SUSPENDED', notice: 'suspended' }, ENDED }),
  SUSPENDED: ({ isStatusOurs, partnerName }) => ({
    ACTIVE: isStatusOurs
      ? { to: 'ACTIVE', notice: 'resumed' }
      : `${partnerName} suspended the work with you and is the one to resume it.`,
    ENDED,
  }),
  ENDED: () => ({ ACTIVE: ASKED_AGAIN, PENDING: ASKED_AGAIN }),
};

/** The client sets the terms; before the first agreement they are the requester's proposal. */
export function requireMaySetTerms(facts: AssociationFacts) {
  const { isClient, isAsked, wasAccepted, status, partnerName } = facts;
  if (isClient || (status === 'PENDING' && isAsked && !wasAccepted)) return;
  throw new AppError('FORBIDDEN', {
    message: `${partnerName} is the client and sets the terms of your work together.`,
  });
}

/** Once claimed, a card and its settings are changed by their own organization. */
export function requireUnclaimed({ isUnclaimed, partnerName }: AssociationFacts) {
  if (isUnclaimed) return;
  throw new AppError('FORBIDDEN', { message: `${partnerName} looks after its own details.` });
}

type Period = { agreementStart: string; agreementEnd: string };

export function requirePeriod({ agreementStart: start, agreementEnd: end }: Period) {
  if (start && end && end < start) throw invalidField('agreementEnd', 'The agreement ends before it starts');
}
