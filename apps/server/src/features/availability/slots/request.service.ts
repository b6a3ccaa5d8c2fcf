import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { spanToRead } from '#engines/scheduling/horizon.ts';
import type { SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import { listPanelistTimes, type PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { seeBooking } from '#features/bookings/open-booking.service.ts';
import { gatherPeople } from '../people/people.service.ts';
import { readAllowances } from './allowances.rules.ts';
import { namedIn, seatPeople, type Table } from './panel.rules.ts';
import type { Question } from './question.rules.ts';
import { everyoneIn, toSchedulingRequest } from './request.mapper.ts';

type Asking = { session: Actor; question: Question };

/** The engine's request, and the panelists that the question names. */
type Read = { request: SchedulingRequest; known: PanelistTimes[] };

/** The question with everyone's time in it. NOT_FOUND for people or a meeting that the organization does not have. */
export async function readRequest(
  context: Context,
  tx: VendorDb,
  { session, question }: Asking,
): Promise<Read> {
  const table = await readTable(context, tx, { session, question });
  const known = await listPanelistTimes(tx, namedIn(question));
  const panel = seatPeople(question, known, table);
  const everyone = everyoneIn(panel);
  const allow = readAllowances(question.allow, new Set(everyone.map(({ key }) => key)));
  const stretch = { span: spanToRead(question), besides: question.bookingId };
  const persons = await gatherPeople(tx, everyone, stretch);
  return {
    request: toSchedulingRequest(question, { panel, persons, allow, now: context.clock.now() }),
    known,
  };
}

/** The caller hosts the meeting, unless it is being moved and already has a host. */
async function readTable(
  context: Context,
  tx: VendorDb,
  { session, question: { bookingId } }: Asking,
): Promise<Table> {
  const { displayName: name, email, timeZone } = session;
  if (bookingId === null) return { host: { name, email, timeZone }, seated: [] };
  const { people } = await seeBooking(context, tx, session, bookingId);
  const seated = people.find(({ host }) => host) ?? { name, email, time_zone: timeZone };
  const host = { name: seated.name, email: seated.email, timeZone: seated.time_zone ?? timeZone };
  return { host, seated: people };
}
