import { STATUS_WORDS } from '@slotwise/contract/words';
import type { Hit } from '@slotwise/contract/search/search.schema';
import type { Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { printInstant } from '#engines/wall-time/print-time.ts';
import { scopeOf } from '../bookings.rules.ts';
import * as queries from './search.queries.ts';

export type { Needle } from './search.queries.ts';

type Row = Awaited<ReturnType<typeof queries.findMeetings>>[number];

/** Meetings and candidates that a needle finds, as far as this caller may see the meetings. */
export async function findAmongMeetings(
  tx: VendorDb,
  session: Session,
  needle: queries.Needle,
  limit: number,
): Promise<{ bookings: Hit[]; candidates: Hit[] }> {
  const look = { scope: scopeOf(session), needle, limit };
  const meetings = await queries.findMeetings(tx, session.vendorId, look);
  const candidates = await queries.findCandidates(tx, session.vendorId, look);
  return {
    bookings: meetings.map((row) => hitOf(row, [row.job_title, row.round_name, whenOf(row), statusOf(row)])),
    candidates: candidates.map((row) => hitOf(row, [row.job_title, row.candidate_email])),
  };
}

const hitOf = (row: Row, context: string[]): Hit => ({
  id: row.booking_id,
  name: row.candidate_name,
  context: context.filter(Boolean).join(' · '),
  email: row.candidate_email,
});

const whenOf = ({ start_time: start, time_zone: timeZone }: Row): string =>
  start ? printInstant(start.toISOString(), timeZone) : '';

const statusOf = ({ booking_status: status }: Row): string => STATUS_WORDS[status];
