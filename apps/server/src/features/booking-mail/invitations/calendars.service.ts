import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MeetingRevision } from '#engines/calendar-messages/meeting-revision.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { toMeetingRevision } from './invitations.mapper.ts';
import * as queries from './calendars.queries.ts';

const PAST_DAYS = 60;
/** How long a called-off meeting is still listed, for programs that would otherwise keep showing it. */
const CALLED_OFF_DAYS = 14;
/** More than anyone has, or a calendar program would show. */
const MOST_MEETINGS = 5000;

/** One with long texts and forty people takes a millisecond to serialize; other requests are served between batches. */
const AT_ONCE = 25;

/** The meetings of a host, panelist or observer since two months ago, latest first, each as its entry was last mailed. */
export async function* readCalendarMeetings(
  { clock, config }: Context,
  tx: VendorDb,
  { email, company }: { email: string; company: string },
): AsyncGenerator<MeetingRevision[]> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MILLIS);
  const all = await queries.listMeetings(tx, email, {
    endsAfter: ago(PAST_DAYS),
    cancelledAfter: ago(CALLED_OFF_DAYS),
    limit: MOST_MEETINGS,
  });
  const installation = { senderAddress: config.mailFrom.email, publicUrl: config.publicUrl };
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const ids = some.map((one) => one.booking_id);
    const rows = new Map((await queries.listRows(tx, ids)).map((row) => [row.booking_id, row]));
    const people = Map.groupBy(await listPeople(tx, ids), (person) => person.booking_id);
    yield some.flatMap(({ booking_id: id, is_called_off: isCalledOff }) => {
      const row = rows.get(id);
      if (!row) return [];
      const { ics_sequence: sequence } = row;
      const revision = { company, sequence, change: isCalledOff ? ('CANCELLED' as const) : ('NEW' as const) };
      return [toMeetingRevision({ row, people: people.get(id) ?? [] }, revision, installation)];
    });
  }
}
