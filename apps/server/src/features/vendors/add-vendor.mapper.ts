import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { createVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';

export type NewVendor = ParsedRequestOf<typeof createVendor>['body'];

type Ids = { associationId: string; own: string; partner: string; now: Date };

/** The row of a request to work together; the terms are the requester's proposal. */
export function newAssociationRow(request: NewVendor, { associationId, own, partner, now }: Ids) {
  const isClient = request.relationship === 'SUPPLIER';
  return {
    association_id: associationId,
    vendor_id: isClient ? own : partner,
    supplier_vendor_id: isClient ? partner : own,
    association_status: 'PENDING' as const,
    requested_by: own,
    status_by: own,
    accepted_at: null,
    ownership_days: request.ownershipDays ?? LIMITS.ownershipDays,
    answer_hours: request.answerHours ?? LIMITS.submissionAnswerHours,
    submission_requires_rtr: request.submissionRequiresRtr ?? false,
    payment_terms_days: request.paymentTermsDays ?? null,
    agreement_start: request.agreementStart || null,
    agreement_end: request.agreementEnd || null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
