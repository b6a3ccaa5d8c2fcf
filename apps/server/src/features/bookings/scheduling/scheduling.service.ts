import type { Booking, ParsedNewBooking, Warning } from '@slotwise/contract/bookings/bookings.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { isViolationOf } from '#db/database-errors.ts';
import { idempotently } from '#db/idempotency.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { AppError } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#lib/caller-fields.ts';
import { readBooking } from '../bookings.service.ts';
import { inviteEverybody } from '../invitations/invitations.service.ts';
import { bookedPeople, namedPanelists, peopleOf, softPeople, type Person } from '../panel/panel.rules.ts';
import { rowsOf, type BookingPlan } from './scheduling.mapper.ts';
import * as queries from './scheduling.queries.ts';
import {
  hoursWarnings,
  overlapWarnings,
  readMeetingTimes,
  requireFree,
  type MeetingTimes,
} from './scheduling.rules.ts';

export type CreatedBooking = {
  status: 'success';
  bookingId: string;
  message: string[];
  data: Booking;
  warnings: Warning[];
};

/**
 * Schedules a meeting: one transaction takes everybody's time and writes the booking, its history and the
 * invitations, or nothing of it.
 */
export async function createBooking(
  context: Context,
  session: Session,
  request: ParsedNewBooking,
  call: Call,
): Promise<CreatedBooking> {
  requireOwnCallerFields(session, request);
  const now = context.clock.now();
  const inTransaction = (tx: VendorDb) =>
    idempotently(tx, { session, operation: 'create-booking', call, body: request, now }, () =>
      schedule(context, tx, session, request),
    );
  try {
    return await asVendor(context.db, session.vendorId, inTransaction);
  } catch (error) {
    if (!isViolationOf(error, 'no_person_is_booked_twice')) throw error;
    return refuseAsTaken(context, session, request);
  }
}

async function schedule(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: ParsedNewBooking,
): Promise<CreatedBooking> {
  const plan = await planBooking(context, tx, session, request);
  await queries.lockPeople(tx, session.vendorId, addressesOf(bookedPeople(plan.people)));
  await requireEverybodyFree(tx, plan);
  const warnings = await warningsOf(tx, plan);

  const rows = rowsOf(plan);
  await queries.insertBooking(tx, session.vendorId, rows);
  await inviteEverybody(context, tx, plan, rows);

  const data = await readBooking(tx, session, plan.bookingId);
  const message = [MESSAGES.bookings.create.success];
  return { status: 'success', bookingId: plan.bookingId, message, data, warnings };
}

async function planBooking(
  { clock, config }: Context,
  tx: VendorDb,
  session: Session,
  request: ParsedNewBooking,
): Promise<BookingPlan> {
  const at = clock.now();
  const times = readMeetingTimes(request.meetingInfo, at);
  requireTimeZone('candidateDetails.timeZone', request.candidateDetails.timeZone);
  const panelists = await findPanelistsForMeeting(tx, session.vendorId, namedPanelists(request));
  const phoneCountry = await queries.findPhoneCountry(tx, session.vendorId, session.userId);
  return {
    bookingId: uuidv7(),
    session,
    request,
    times,
    people: peopleOf(session, request, panelists),
    phoneCountry: phoneCountry ?? LIMITS.defaultPhoneCountry,
    host: new URL(config.publicUrl).hostname,
    at,
  };
}

async function requireEverybodyFree(tx: VendorDb, { session, times, people }: BookingPlan) {
  const addresses = addressesOf(bookedPeople(people));
  const busy = await queries.listTaken(tx, session.vendorId, addresses, stretchOf(times));
  requireFree(busy, nameIn(people), times.timeZone);
}

async function warningsOf(tx: VendorDb, { session, times, people }: BookingPlan): Promise<Warning[]> {
  const soft = softPeople(people);
  const warnings = [...times.warnings, ...hoursWarnings(times, people)];
  if (soft.length === 0) return warnings;
  const busy = await queries.listMeetingsOf(tx, session.vendorId, addressesOf(soft), stretchOf(times));
  return [...warnings, ...overlapWarnings(busy, soft, times.timeZone)];
}

/** The database itself refused the time; whoever took it is named as by the check that comes before. */
async function refuseAsTaken(context: Context, session: Session, request: ParsedNewBooking): Promise<never> {
  await asVendor(context.db, session.vendorId, async (tx) =>
    requireEverybodyFree(tx, await planBooking(context, tx, session, request)),
  );
  throw new AppError('SLOT_CONFLICT');
}

const addressesOf = (people: Person[]): string[] => people.map(({ email }) => email);

const nameIn =
  (people: Person[]) =>
  (email: string): string =>
    people.find((one) => one.email === email)?.name ?? email;

const stretchOf = ({ start, end }: MeetingTimes): queries.Stretch => ({
  startTime: new Date(start.instant),
  endTime: new Date(end.instant),
});
