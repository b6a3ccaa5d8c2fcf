import type { RtrRequest } from '@slotwise/contract/bookings/right-to-represent.schema';
import type { Question } from './right-to-represent.queries.ts';

export const toRtrRequest = (question: Question): RtrRequest => ({
  candidateName: question.candidate_name,
  supplierName: question.supplier_name,
  supplierContactName: question.submitted_by_name,
  supplierContactEmail: question.submitted_by_email,
  clientName: question.client_name,
  jobTitle: question.title,
  jobLocation: question.location,
  submittedAt: question.submitted_at.toISOString(),
  ownershipDays: question.ownership_days,
  rtrState: question.rtr_state,
  rtrAt: question.rtr_at?.toISOString() ?? null,
});
