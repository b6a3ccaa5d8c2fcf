import type { Session } from '#context.ts';
import { AppError } from '#lib/app-error.ts';

type CallerFields = {
  vendorId?: string | undefined;
  submitterId?: string | undefined;
  userId?: string | undefined;
};

const differs = (sent: string | undefined, own: string): boolean =>
  sent !== undefined && sent !== '' && sent !== own;

/** Returns the body if the caller names no one else in it. */
export function requireOwnBody<Body extends CallerFields>(session: Session, body: Body): Body {
  requireOwnCallerFields(session, body);
  return body;
}

/** Refuses a caller who claims to be someone else; absent or empty fields are fine. They never select what changes. */
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

/** The same for a guest of another organization: a record that is sent back may name its own. */
export function requireCallerAt<Body extends CallerFields>(
  session: Session,
  record: Pick<Session, 'vendorId'>,
  body: Body,
): Body {
  const { vendorId, ...caller } = body;
  requireOwnCallerFields(session, vendorId === record.vendorId ? caller : body);
  return body;
}
