import type {
  BookingAction,
  BookingStatus,
  StepDetails,
  WorkFlowAction,
  WorkFlowStep,
} from '@slotwise/contract/bookings/life/life.schema';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { tellWebhooks } from '#features/webhooks/events/events.service.ts';
import { AppError } from '#lib/app-error.ts';
import { settleOfAbsent, settleProposals } from '#features/responses/proposals.queries.ts';
import { settlesProposals } from '#features/responses/proposals.rules.ts';
import { stepOf } from './bookings.mapper.ts';
import { findBooking, listPeople, listSteps } from './bookings.queries.ts';
import { scopeOf } from './bookings.rules.ts';
import { stepsForSupplier, versionForSupplier } from '#features/booking-views/supplier-booking.mapper.ts';
import { planReminders } from '#features/booking-mail/reminders/plan-reminders.service.ts';
import { stampAnswer } from '#features/submissions/answer-clock.service.ts';
import { factsOf, stepBy, type SeenBooking } from './seen-booking.mapper.ts';
import * as queries from './change-booking.queries.ts';
import { requireAllowed, requireVersion, withoutVerdictWords } from './transitions.rules.ts';

/** A booking that this transaction alone may change, and where the wanted action leads it. */
export type OpenBooking = SeenBooking & { to: BookingStatus };

type Wish = { bookingId: string; action: BookingAction; version?: number | undefined };

/**
 * Locks the booking for this action. NOT_FOUND where the actor may not see it, VERSION_CONFLICT where the caller saw
 * an older state, FORBIDDEN or INVALID_TRANSITION where the table of transitions refuses.
 */
export async function openBooking(
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  { action, ...wish }: Wish,
): Promise<OpenBooking> {
  return openFor(await lockSeen(context, tx, actor, wish), action);
}

/** Locks the booking where what is wanted shows only against its present state; `openFor` opens it then. */
export async function lockSeen(
  { clock }: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  { bookingId, version }: Omit<Wish, 'action'>,
): Promise<SeenBooking> {
  const { vendorId } = actor;
  const now = clock.now();
  await queries.lockBooking(tx, vendorId, bookingId);
  const row = await findBooking(tx, vendorId, scopeOf(actor), bookingId);
  if (!row) throw new AppError('NOT_FOUND');
  const present = actor.guestOf ? versionForSupplier(row) : row.version;
  if (version !== undefined && version !== present) {
    const steps = await listSteps(tx, vendorId, bookingId);
    const told = stepsFor(actor, steps.map(stepOf));
    requireVersion({ version: present, status: row.booking_status }, version, told);
  }
  return { actor, row, people: await listPeople(tx, vendorId, [bookingId]), now };
}

/** Whoever saw an older version learns of the steps since what they may read of them anyway. */
function stepsFor({ role, guestOf, vendorName }: Actor, steps: WorkFlowStep[]): WorkFlowStep[] {
  if (guestOf) return stepsForSupplier(steps, vendorName);
  return role === 'USER_PANEL' ? steps.map(withoutVerdictWords) : steps;
}

/** Opens a locked booking for an action; FORBIDDEN or INVALID_TRANSITION where the table of transitions refuses. */
export function openFor(seen: SeenBooking, action: BookingAction): OpenBooking {
  const { actor, row, people, now } = seen;
  return { ...seen, to: requireAllowed(actor, factsOf(row, people), action, now) };
}

export type Change = {
  /** Columns besides status, version and the time of the change. */
  columns?: Omit<queries.BookingColumns, 'booking_status' | 'updated_at'>;
  /** Another status than the one the action leads to. */
  to?: BookingStatus;
  step: { action: WorkFlowAction; comments?: string | undefined; details?: StepDetails };
};

/**
 * Writes a change of an open booking with its step in the history, as the next version; answers that version. Reminders
 * and proposals follow the rows as they stand then, so people and terms are written before.
 */
export async function changeBooking(tx: VendorDb, open: OpenBooking, change: Change): Promise<number> {
  const version = await writeColumns(tx, open, change);
  await settleOfAbsent(tx, open.row.booking_id, open.now);
  await planReminders(tx, [open.row.booking_id], open.now);
  await addStep(tx, open.row.booking_id, stepRow(open, change, version));
  return version;
}

/** The same for what is saved every few seconds: a run of saves by one person is one step of the history. */
export async function saveBooking(tx: VendorDb, open: OpenBooking, change: Change): Promise<number> {
  const { actor, row } = open;
  const version = await writeColumns(tx, open, change);
  const step = stepRow(open, change, version);
  const { action, at, by_email, by_role } = step;
  const save = { action, at, by_email, by_role, booking_version: version };
  const isExtended = await queries.extendLastStep(tx, actor.vendorId, row.booking_id, save);
  if (!isExtended) await addStep(tx, row.booking_id, step);
  return version;
}

async function writeColumns(tx: VendorDb, open: OpenBooking, change: Change) {
  const { actor, row, to, now } = open;
  await stampAnswer(tx, open, change.to ?? to);
  if (settlesProposals(row.booking_status, change.to ?? to, change.columns)) {
    await settleProposals(tx, row.booking_id, now);
  }
  const version = row.version + 1;
  await queries.updateBooking(tx, actor.vendorId, row.booking_id, {
    ...change.columns,
    booking_status: change.to ?? to,
    version,
    updated_at: now,
  });
  return version;
}

function stepRow({ actor, row, to, now }: OpenBooking, change: Change, version: number): queries.StepColumns {
  return {
    ...stepBy(actor, now),
    booking_version: version,
    action: change.step.action,
    from_status: row.booking_status,
    to_status: change.to ?? to,
    comments: change.step.comments ?? '',
    details: JSON.stringify(change.step.details ?? {}),
  };
}

/**
 * Adds a step to the history of a booking that the caller has locked, behind what it tells of, and tells it to the
 * organisation's webhooks. The one way for a single step.
 */
export async function addStep(tx: VendorDb, bookingId: string, step: queries.StepColumns) {
  await queries.appendStep(tx, tx.vendorId, bookingId, step);
  await tellWebhooks(tx, [{ ...step, booking_id: bookingId, at: new Date(step.at) }]);
}

/** Notes something in the history that leaves the booking's version as it is. */
export async function noteStep(tx: VendorDb, open: OpenBooking, step: Change['step']) {
  const { actor, row, now } = open;
  await addStep(tx, row.booking_id, {
    ...stepBy(actor, now),
    booking_version: row.version,
    action: step.action,
    from_status: row.booking_status,
    to_status: row.booking_status,
    comments: step.comments ?? '',
    details: JSON.stringify(step.details ?? {}),
  });
}
