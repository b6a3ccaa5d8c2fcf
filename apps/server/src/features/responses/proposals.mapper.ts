import type { TimeProposal } from '@slotwise/contract/booking-parts/answers.schema';
import type { ProposalRow } from './proposals.queries.ts';

export function toTimeProposal(row: ProposalRow): TimeProposal {
  return {
    proposalId: row.proposal_id,
    byName: row.by_name,
    byEmail: row.by_email,
    byRole: row.by_role,
    source: row.source,
    windows: row.windows,
    comments: row.comments,
    at: row.at.toISOString(),
  };
}
