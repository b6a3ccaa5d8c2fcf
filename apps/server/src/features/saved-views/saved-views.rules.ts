import type { ViewFilters } from '@slotwise/contract/bookings/saved-views.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { Session } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

/** A view belongs to its owner; a shared one also to the administrators, since its owner may leave. */
export const canChange = (row: { owner_id: string; is_shared: boolean }, reader: Session): boolean =>
  row.owner_id === reader.userId || (row.is_shared && reader.role === 'ADMIN');

export function requireMayChange(row: { owner_id: string; is_shared: boolean }, reader: Session): void {
  if (canChange(row, reader)) return;
  throw new AppError('FORBIDDEN', {
    message: 'Only the person who saved this view, or an administrator, can change it.',
  });
}

export function requireRoom({ own, shared }: { own: number; shared: number }, isShared: boolean): void {
  if (own >= LIMITS.viewsPerPerson)
    throw new AppError('INVALID_TRANSITION', {
      message: `You have ${LIMITS.viewsPerPerson} saved views already. Remove one you no longer need.`,
    });
  if (isShared) requireRoomToShare({ shared });
}

export function requireRoomToShare({ shared }: { shared: number }): void {
  if (shared < LIMITS.viewsShared) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `Your organization shares ${LIMITS.viewsShared} views already. Remove one you no longer need.`,
  });
}

export function requireFreeName(isTaken: boolean): void {
  if (isTaken) throw invalidField('name', 'You already have a view with this name.');
}

/** Filters in stored form, without empty ones. */
export const keptFilters = (filters: ViewFilters): string =>
  JSON.stringify(Object.fromEntries(Object.entries(filters).filter(([, text]) => text)));
