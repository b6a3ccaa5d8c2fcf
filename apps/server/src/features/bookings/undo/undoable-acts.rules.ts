import { AppError } from '#lib/app-error.ts';
import type { SeenBooking } from '../seen-booking.mapper.ts';
import type { ActRow } from './undoable-acts.queries.ts';

type Step = { action: string; at: Date; by_user_id: string | null; by_name: string };

/** True if the caller's last act on the booking is already undone, for a repeated call. */
export const isUndone = ({ actor }: SeenBooking, last: Step | undefined): boolean =>
  last?.action === 'UNDONE' && last.by_user_id === actor.userId;

/** The act that its author may undo now; INVALID_TRANSITION with the reason if there is none. */
export function requireUndoable(seen: SeenBooking, act: ActRow | undefined, last: Step | undefined): ActRow {
  const { actor, now } = seen;
  if (!act || !last || act.held_until <= now) throw tooLate();
  if (act.user_id !== actor.userId) throw refused('Only the person who did this can undo it.');
  if (last.at.getTime() !== act.at.getTime() || last.by_user_id !== actor.userId) {
    throw refused(`${last.by_name} did something with this meeting since, so it stays as it is.`);
  }
  return act;
}

export const tooLate = (): AppError => refused('It is too late to undo this: the emails are on their way.');

const refused = (message: string): AppError => new AppError('INVALID_TRANSITION', { message });

/** A history without the undone steps. */
export const withoutUndone = <One extends { action: string }>(steps: readonly One[]): One[] =>
  steps.filter((_, index) => steps[index + 1]?.action !== 'UNDONE');
