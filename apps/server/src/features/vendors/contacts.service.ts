import type { Context, Session } from '#context.ts';
import { admitContactLookup } from '#features/auth/limits.service.ts';
import { findPersonByEmail, isMember, type Member } from '#features/auth/people.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

/** The organization of someone with this verified address, if any. VALIDATION_FAILED for the caller's own. */
export async function findOrganizationByEmail(
  { db }: Context,
  { vendorId }: Session,
  email: string,
): Promise<Member | undefined> {
  const owner = await findPersonByEmail(db, email);
  if (owner?.vendorId === vendorId) {
    throw invalidField(
      'contactEmail',
      `${email} belongs to your own organization. Name a contact of theirs.`,
    );
  }
  return owner && isMember(owner) ? owner : undefined;
}

/**
 * Refuses an address that cannot become an unclaimed organization's contact. The answer reveals that it is someone's
 * here, but not whose, and only so many times a day; RATE_LIMITED afterwards.
 */
export async function requireNewContact(context: Context, session: Session, email: string): Promise<void> {
  if (email === '') throw invalidField('contactEmail', 'Contact email is required');
  await admitContactLookup(context, session.vendorId);
  if (!(await findOrganizationByEmail(context, session, email))) return;
  const message = `The organization of ${email} works here already. Add it as a vendor instead.`;
  throw invalidField('contactEmail', message);
}

export const knownAlready = (vendorName: string): AppError =>
  new AppError('INVALID_TRANSITION', { message: `${vendorName} is among your vendors already.` });
