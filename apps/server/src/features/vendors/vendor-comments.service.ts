import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { commentOnVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import type { VendorComment } from '@slotwise/contract/vendors/vendors.schema';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { invalidField } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import { requireShareable } from './vendors.rules.ts';
import { requireAssociation } from './vendors.service.ts';
import * as queries from './vendor-comments.queries.ts';

type CommentRequest = ParsedRequestOf<typeof commentOnVendor>['body'];
type Answer = ResponseOf<typeof commentOnVendor>;

/** Adds a comment about an organization. One not SHARED, or about the own organization, stays with its side. */
export async function commentOn(
  { db, clock }: Context,
  session: Session,
  body: CommentRequest,
  call: Call,
): Promise<Answer> {
  const { vendorId: target, ...caller } = body;
  requireOwnCallerFields(session, caller);
  const now = clock.now();
  return asVendor(db, session.vendorId, (tx) =>
    idempotently(tx, { session, operation: 'comment-on-vendor', call, body, now }, async () => {
      const association = await requireAssociation(tx, target);
      if (body.visibility === 'SHARED') requireShareable(association);
      const associationId = association?.associationId ?? null;
      requireRoom(await queries.countOwnComments(tx, associationId));
      await queries.insertComment(tx, {
        comment_id: uuidv7(),
        association_id: associationId,
        text: body.comments,
        visibility: associationId === null ? 'INTERNAL' : (body.visibility ?? 'INTERNAL'),
        by_user_id: session.userId,
        by_name: session.displayName,
        by_vendor_name: session.vendorName,
        at: now,
      });
      const data = await listVendorComments(tx, associationId);
      return { status: 'success' as const, vendorId: target, data };
    }),
  );
}

function requireRoom(count: number) {
  if (count < LIMITS.commentsPerBooking) return;
  throw invalidField('comments', `There are at most ${LIMITS.commentsPerBooking} comments about a vendor`);
}

/** The comments on one association that the caller's side may read, or on the caller's organization. */
export async function listVendorComments(
  tx: VendorDb,
  associationId: string | null,
): Promise<VendorComment[]> {
  const rows = await queries.listComments(tx, associationId);
  return rows.map((row) => ({
    commentId: row.comment_id,
    text: row.text,
    visibility: row.visibility,
    byName: row.by_name,
    byVendorName: row.by_vendor_name,
    at: row.at.toISOString(),
  }));
}
