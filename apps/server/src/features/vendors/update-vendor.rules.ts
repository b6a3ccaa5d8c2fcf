import type { AssociationNoticeKind } from '#engines/mail-texts/association-notice.ts';
import type { AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import { AppError, invalidField } from '#lib/app-error.ts';

/** What the rules need to know of an association, seen from one of its sides. */
export type AssociationFacts = {
  status: AssociationStatus;
  /** Whether the other side agreed once. */
  wasAccepted: boolean;
  /** Whether the own side asked for it, made its present status, and is the client. */
  isAsked: boolean;
  isStatusOurs: boolean;
  isClient: boolean;
  isUnclaimed: boolean;
  partnerName: string;
};

export type StatusChange = { to: AssociationStatus; notice: AssociationNoticeKind };

/**
 * What becomes of an association when one side asks for a status; null where it has it already. A request is answered by
 * the side that was asked, a suspension is lifted by the side that made it, either side suspends, ends, and asks again
 * afterwards. Throws INVALID_TRANSITION for everything else.
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

/** For each status asked for, the change, or why it is not possible. */
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

/** The client sets the terms; before both agreed for the first time they are a proposal of the person who asked. */
export function requireMaySetTerms(facts: AssociationFacts) {
  const { isClient, isAsked, wasAccepted, status, partnerName } = facts;
  if (isClient || (status === 'PENDING' && isAsked && !wasAccepted)) return;
  throw new AppError('FORBIDDEN', {
    message: `${partnerName} is the client and sets the terms of your work together.`,
  });
}

/** Who has claimed the own card looks after it, and after the own settings. */
export function requireUnclaimed({ isUnclaimed, partnerName }: AssociationFacts) {
  if (isUnclaimed) return;
  throw new AppError('FORBIDDEN', { message: `${partnerName} looks after its own details.` });
}

type Period = { agreementStart: string; agreementEnd: string };

export function requirePeriod({ agreementStart: start, agreementEnd: end }: Period) {
  if (start && end && end < start) throw invalidField('agreementEnd', 'The agreement ends before it starts');
}
