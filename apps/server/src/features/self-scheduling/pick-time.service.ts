import type { pickTime as endpoint } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { seatsAt, listDecidingEmails } from '#features/availability/slots/starts.service.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { withoutPlace, type Seated } from '#features/bookings/people.mapper.ts';
import { namedPanelists } from '#features/bookings/people.rules.ts';
import { findPresentSpan } from '#features/scheduling/revisions.mapper.ts';
import { revisedPeople } from '#features/scheduling/revisions.rules.ts';
import { timeColumns } from '#features/scheduling/new-booking.mapper.ts';
import { toShownSpan } from '#features/scheduling/meeting-times.rules.ts';
import { lockTime } from '#features/bookings/held-time.service.ts';
import { lockSeen, openFor, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import {
  daysOfStart,
  pooledSeats,
  requireChoosable,
  unavailable,
  toMeetingRequest,
  type Choice,
} from './choosing.rules.ts';
import { findTerms, recordChoice, type TermsRow } from './terms.queries.ts';
import { answeredByChoice, isPresentStart, seatsWith, timesFrom } from './pick-time.rules.ts';
import { readStart, requireFewSteps, requireSeen } from './candidate-turns.rules.ts';

type Body = ParsedRequestOf<typeof endpoint>['body'];

/**
 * Sets or moves the meeting to the time its candidate chose. Checks once more that everyone is free, with their time
 * locked: SLOT_UNAVAILABLE if someone was faster. Choosing the present time again changes nothing, so that calls can be
 * repeated.
 */
export async function pickTime(context: Context, tx: VendorDb, actor: Actor, body: Body) {
  requireTimeZone('timeZone', body.timeZone);
  const seen = await lockSeen(context, tx, actor, { bookingId: actor.linkedTo ?? '' });
  const { booking_id: bookingId } = seen.row;
  const terms = await findTerms(tx, bookingId);
  const start = readStart(body.startTime, terms?.time_zone ?? seen.row.time_zone);
  if (isPresentStart(seen.row, start)) return;
  requireSeen(seen.row, body.version);
  requireFewSteps(await listSteps(tx, bookingId), seen.now);
  const open = openFor(seen, 'pick');
  const choice = { ...open, terms: requireChoosable({ ...open, terms }) };
  const pooled = await findSeats(context, tx, actor, { choice, start });
  await writeChoice(context, tx, {
    open,
    terms: choice.terms,
    start,
    pooled,
    timeZone: body.timeZone ?? null,
  });
}

type Sought = { choice: Choice & { terms: TermsRow }; start: Date };

/** Who fills the pools at this start: the present ones if they can come, otherwise the best available. */
async function findSeats(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { choice, start }: Sought,
): Promise<string[]> {
  const days = daysOfStart(choice.terms, start, choice.now);
  const meeting = toMeetingRequest(choice, days);
  await lockTime(tx, await listDecidingEmails(tx, meeting));
  const present = pooledSeats(choice) ?? [];
  if (present.length > 0) {
    const asIs = { ...toMeetingRequest({ ...choice, terms: { ...choice.terms, pools: '' } }, days) };
    if (await seatsAt(context, tx, actor, { meeting: asIs, start })) return present;
  }
  const pooled = await seatsAt(context, tx, actor, { meeting, start });
  if (!pooled) throw unavailable();
  return pooled;
}

type Chosen = {
  open: OpenBooking;
  terms: TermsRow;
  start: Date;
  pooled: string[];
  timeZone: string | null;
};

async function writeChoice(context: Context, tx: VendorDb, chosen: Chosen) {
  const { open, terms, pooled } = chosen;
  const { row, now } = open;
  const isMove = row.booking_status === 'SCHEDULED';
  const panel = await seatPanel(tx, chosen);
  const known = panel ?? open.people.map(withoutPlace);
  await recordChoice(tx, row.booking_id, { pooled, isMove });
  const times = timesFrom(chosen.start, terms.duration_minutes, row.time_zone);
  const from = findPresentSpan(row);
  await changeBooking(context, tx, open, {
    columns: {
      ...timeColumns(times),
      reschedule_count: row.reschedule_count + (isMove ? 1 : 0),
      submission_date: row.submission_date ?? now,
      candidate_time_zone: row.candidate_time_zone ?? chosen.timeZone,
    },
    people: answeredByChoice(known, { now, isMove, timeZone: chosen.timeZone }),
    step: {
      action: isMove ? 'RESCHEDULED' : 'SCHEDULED',
      details: {
        ...(from && { from }),
        to: toShownSpan(times),
        ...(panel && { changes: ['panelists'] }),
      },
    },
    news: { kind: 'picked' },
  });
}

/** Everyone on the meeting if its pools are filled differently now; null if the panel stays. */
async function seatPanel(tx: VendorDb, { open, terms, pooled }: Chosen): Promise<Seated[] | null> {
  const before = pooledSeats({ ...open, terms });
  if (!before) return null;
  const seats = seatsWith(open.people, { before, after: pooled });
  const known = await findPanelistsForMeeting(tx, namedPanelists(seats));
  return revisedPeople(open.people, seats, known);
}
