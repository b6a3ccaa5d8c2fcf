import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MeetingRevision } from '#engines/calendar-messages/meeting-revision.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { toMeetingRevision } from './invitations.mapper.ts';
import * as queries from './calendars.queries.ts';

const PAST_DAYS = 60;
/** A meeting that was called off stays so long, for programs that would otherwise go on showing it. */
const CALLED_OFF_DAYS = 14;
/** What no person has, and no calendar program would show. */
const MOST_MEETINGS = 5000;

/**
 * The meetings of someone of the organization, as host, panelist or observer, from two months ago on: the latest
 * first, each in its present state as its entry was mailed last.
 */
export async function listCalendarMeetings(
  { clock, config }: Context,
  tx: VendorDb,
  { email, company }: { email: string; company: string },
): Promise<MeetingRevision[]> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MILLIS);
  const rows = await queries.listMeetings(tx, email, {
    endsAfter: ago(PAST_DAYS),
    cancelledAfter: ago(CALLED_OFF_DAYS),
    limit: MOST_MEETINGS,
  });
  if (rows.length === 0) return [];
  const everyone = await listPeople(
    tx,
    rows.map((row) => row.booking_id),
  );
  const people = Map.groupBy(everyone, (person) => person.booking_id);
  const installation = { senderAddress: config.mailFrom.email, publicUrl: config.publicUrl };
  return rows.map((row) =>
    toMeetingRevision(
      { row, people: people.get(row.booking_id) ?? [] },
      { company, sequence: row.ics_sequence, change: row.is_called_off ? 'CANCELLED' : 'NEW' },
      installation,
    ),
  );
}
