import type { Row } from '#db/tables/rows.ts';
import type { Decision } from '@slotwise/contract/booking-parts/decisions.schema';

export const toDecision = (row: Row<'decision'>): Decision => ({
  decisionId: row.decision_id,
  verdict: row.verdict,
  byUserId: row.by_user_id,
  byName: row.by_name,
  byEmail: row.by_email,
  byRole: row.by_role,
  reasonCode: row.reason_code,
  reasonText: row.reason_text,
  comments: row.comments,
  shareWithVendor: row.share_with_vendor,
  at: row.at.toISOString(),
});
