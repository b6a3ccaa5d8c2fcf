import { ASSOCIATION_STATUSES } from '@slotwise/contract/vendors/vendors.schema';
import { expect, test } from 'vitest';
import type { AppError } from '#lib/app-error.ts';
import { requireMaySetTerms, statusChange, type AssociationFacts } from './update-vendor.rules.ts';

const facts = (changes: Partial<AssociationFacts>): AssociationFacts => ({
  status: 'PENDING',
  wasAccepted: false,
  isAsked: false,
  isStatusOurs: false,
  isClient: true,
  isUnclaimed: false,
  partnerName: 'Globex Staffing',
  ...changes,
});

/** Where each request leads, for the side that asked or set the status (ours) and the other one (theirs). */
const TABLE = {
  PENDING: { ours: { ENDED: 'ended' }, theirs: { ACTIVE: 'accepted', ENDED: 'declined' } },
  ACTIVE: {
    ours: { SUSPENDED: 'suspended', ENDED: 'ended' },
    theirs: { SUSPENDED: 'suspended', ENDED: 'ended' },
  },
  SUSPENDED: { ours: { ACTIVE: 'resumed', ENDED: 'ended' }, theirs: { ENDED: 'ended' } },
  ENDED: {
    ours: { ACTIVE: 'requested', PENDING: 'requested' },
    theirs: { ACTIVE: 'requested', PENDING: 'requested' },
  },
};

/** The notice of a change, null if nothing changes, or the refusal's code. */
function getOutcome(...change: Parameters<typeof statusChange>): string | null | undefined {
  try {
    const made = statusChange(...change);
    return made && made.notice;
  } catch (error) {
    return (error as AppError).code;
  }
}

test.each(ASSOCIATION_STATUSES)('each side of a %s association can do what the table says', (status) => {
  for (const side of ['ours', 'theirs'] as const) {
    const seen = facts({ status, isAsked: side === 'ours', isStatusOurs: side === 'ours' });
    const allowed: Record<string, string> = TABLE[status][side];
    for (const asked of ASSOCIATION_STATUSES) {
      const expected = asked === status ? null : (allowed[asked] ?? 'INVALID_TRANSITION');
      expect(getOutcome(seen, asked), `${status} ${side} ${asked}`).toBe(expected);
    }
  }
});

test('a supplier proposes terms only with its first request; the client sets them at any time', () => {
  const refused = expect.objectContaining({ code: 'FORBIDDEN' });
  const asking = facts({ isClient: false, isAsked: true });
  expect(() => requireMaySetTerms(asking)).not.toThrow();
  expect(() => requireMaySetTerms({ ...asking, isAsked: false })).toThrow(refused);
  expect(() => requireMaySetTerms({ ...asking, wasAccepted: true })).toThrow(refused);
  expect(() => requireMaySetTerms({ ...asking, wasAccepted: true, isClient: true })).not.toThrow();
});
