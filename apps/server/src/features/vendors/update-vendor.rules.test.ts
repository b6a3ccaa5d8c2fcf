import { ASSOCIATION_STATUSES } from '@slotwise/contract/vendors/vendors.schema';
import { expect, test } from 'vitest';
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

/** Where each request leads, by the side that asked or made the status (ours) and by the other one (theirs). */
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

test.each(ASSOCIATION_STATUSES)(
  'each side of an association that is %s may do what the table says',
  (status) => {
    for (const side of ['ours', 'theirs'] as const) {
      const seen = facts({ status, isAsked: side === 'ours', isStatusOurs: side === 'ours' });
      const allowed: Record<string, string> = TABLE[status][side];
      for (const asked of ASSOCIATION_STATUSES) {
        const note = `${status} ${side} ${asked}`;
        if (asked === status) expect(statusChange(seen, asked), note).toBeNull();
        else if (allowed[asked]) expect(statusChange(seen, asked)?.notice, note).toBe(allowed[asked]);
        else
          expect(() => statusChange(seen, asked), note).toThrow(
            expect.objectContaining({ code: 'INVALID_TRANSITION' }),
          );
      }
    }
  },
);

test('a supplier proposes terms with its first request alone, and the client sets them at any time', () => {
  const refused = expect.objectContaining({ code: 'FORBIDDEN' });
  const asking = facts({ isClient: false, isAsked: true });
  expect(() => requireMaySetTerms(asking)).not.toThrow();
  expect(() => requireMaySetTerms({ ...asking, isAsked: false })).toThrow(refused);
  expect(() => requireMaySetTerms({ ...asking, wasAccepted: true })).toThrow(refused);
  expect(() => requireMaySetTerms({ ...asking, wasAccepted: true, isClient: true })).not.toThrow();
});
