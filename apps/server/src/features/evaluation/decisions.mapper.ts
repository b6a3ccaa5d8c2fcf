import type { Decision } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';

export function toDecision(row: Selectable<Tables['decision']>): Decision {
  return {
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
  };
}
