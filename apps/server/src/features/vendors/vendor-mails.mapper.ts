import type { Terms } from '#engines/mail-texts/association-notice.ts';
import type { PartnerRow } from './read-vendor.queries.ts';

type TermColumns = Pick<
  PartnerRow,
  | 'ownership_days'
  | 'answer_hours'
  | 'submission_requires_rtr'
  | 'payment_terms_days'
  | 'agreement_start'
  | 'agreement_end'
>;

export const toTerms = (row: TermColumns): Terms => ({
  ownershipDays: row.ownership_days,
  answerHours: row.answer_hours,
  submissionRequiresRtr: row.submission_requires_rtr,
  paymentTermsDays: row.payment_terms_days,
  agreementStart: row.agreement_start ?? '',
  agreementEnd: row.agreement_end ?? '',
});
