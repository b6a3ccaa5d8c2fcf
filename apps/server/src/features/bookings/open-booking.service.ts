import type {
  BookingAction,
  BookingStatus,
  WorkFlowStep,
} from '@slotwise/contract/booking-parts/life.schema';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { getScope } from './bookings.rules.ts';
import { type SeenBooking, toFacts } from './seen-booking.mapper.ts';
import { toWorkFlowStep } from './bookings.mapper.ts';
import { findBooking, listPeople, listSteps } from './bookings.queries.ts';
import { lockBooking } from './change-booking.queries.ts';
import { requireAllowed, requireVersion, withoutVerdictWords } from './transitions.rules.ts';
import { stepsForSupplier, versionForSupplier } from './supplier-steps.mapper.ts';

/** A booking as one reader sees it; NOT_FOUND if they may not. */
export async function seeBooking(
  { clock }: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<SeenBooking> {
  const [row, people] = await Promise.all([
    findBooking(tx, getScope(actor), bookingId),
    listPeople(tx, [bookingId]),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return { actor, row, people, now: clock.now() };
}

/** A locked booking, with the status the requested action leads to. */
export type OpenBooking = SeenBooking & { to: BookingStatus };

export type ActionRequest = { bookingId: string; action: BookingAction; version?: number | undefined };

/** Locks the booking for this action: NOT_FOUND, VERSION_CONFLICT, or FORBIDDEN and INVALID_TRANSITION by the table. */
export const openBooking = async (
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  { action, ...request }: ActionRequest,
): Promise<OpenBooking> => openFor(await lockSeen(context, tx, actor, request), action);

/** Locks the booking if the action depends on its present state; open it with `openFor` afterwards. */
export async function lockSeen(
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  { bookingId, version }: Omit<ActionRequest, 'action'>,
): Promise<SeenBooking> {
  await lockBooking(tx, bookingId);
  const seen = await seeBooking(context, tx, actor, bookingId);
  const { row } = seen;
  const present = actor.guestOf ? versionForSupplier(row) : row.version;
  if (version !== undefined && version !== present) {
    const steps = await listSteps(tx, bookingId);
    const history = stepsFor(actor, steps.map(toWorkFlowStep));
    requireVersion({ version: present, status: row.booking_status }, version, history);
  }
  return seen;
}

/** The steps since an outdated version, as far as its reader may see them anyway. */
export function stepsFor({ role, guestOf, vendorName }: Actor, steps: WorkFlowStep[]): WorkFlowStep[] {
  if (guestOf) return stepsForSupplier(steps, vendorName);
  return role === 'USER_PANEL' ? steps.map(withoutVerdictWords) : steps;
}

/** Opens a locked booking for an action; FORBIDDEN or INVALID_TRANSITION if the transitions refuse. */
export function openFor(seen: SeenBooking, action: BookingAction): OpenBooking {
  const { actor, row, people, now } = seen;
  return { ...seen, to: requireAllowed(actor, toFacts(row, people), action, now) };
}

/** Locks the booking for other changes before anyone acts on it. */
export const holdBooking = (tx: VendorDb, bookingId: string) => lockBooking(tx, bookingId);
