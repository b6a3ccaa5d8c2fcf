import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { commentOnVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

export type NewComment = { text: string; visibility: Visibility };

/** Adds a comment on a vendor. The same key makes a repeated call one comment. */
export const addComment =
  (vendorId: string, { text, visibility }: NewComment, idempotencyKey: string) =>
  async (dispatch: AppDispatch) =>
    runAction(dispatch, MESSAGES.vendors.comment, () =>
      callApi(commentOnVendor, { body: { vendorId, comments: text, visibility } }, { idempotencyKey }),
    );
