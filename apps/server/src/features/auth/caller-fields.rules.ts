import type { Session } from '#context.ts';
import { AppError } from '#lib/app-error.ts';

type CallerFields = {
  vendorId?: string | undefined;
  submitterId?: string | undefined;
  userId?: string | undefined;
};

const differs = (sent: string | undefined, own: string): boolean =>
  sent !== undefined && sent !== '' && sent !== own;

/** The body itself, for a caller who names no one else in it. */
export function requireOwnBody<Body extends CallerFields>(session: Session, body: Body): Body {
  requireOwnCallerFields(session, body);
  return body;
}

/**
 * Refuses a request in which the caller names itself as someone else. A field that is absent, or empty as a form
 * without a value sends it, is fine; none of them ever chooses what is changed.
 */
export function requireOwnCallerFields(
  session: Session,
  { vendorId, submitterId, userId }: CallerFields,
): void {
  if (
    differs(vendorId, session.vendorId) ||
    differs(submitterId, session.userId) ||
    differs(userId, session.userId)
  ) {
    throw new AppError('FORBIDDEN');
  }
}

/**
 * The same for a caller who may be a guest of another organization: a record that is sent back may name its own
 * organization as well.
 */
export function requireCallerAt<Body extends CallerFields>(
  session: Session,
  record: Pick<Session, 'vendorId'>,
  body: Body,
): Body {
  const { vendorId, ...caller } = body;
  requireOwnCallerFields(session, vendorId === record.vendorId ? caller : body);
  return body;
}
