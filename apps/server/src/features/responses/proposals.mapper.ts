import type { TimeProposal } from '@slotwise/contract/booking-parts/answers.schema';
import type { ProposalRow } from './proposals.queries.ts';

export const toTimeProposal = (row: ProposalRow): TimeProposal => ({
  proposalId: row.proposal_id,
  byName: row.by_name,
  byEmail: row.by_email,
  byRole: row.by_role,
  source: row.source,
  windows: row.windows,
  comments: row.comments,
  at: row.at.toISOString(),
});
