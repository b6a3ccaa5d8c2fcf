import { STATUS_WORDS } from '@slotwise/contract/words';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Hit } from '@slotwise/contract/search/search.schema';
import type { Session } from '#context.ts';
import { readSubmitted, type VendorDb } from '#db/tenancy.ts';
import { printInstant } from '#engines/wall-time/print-time.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import * as queries from './find-bookings.queries.ts';

export type { Needle } from './find-bookings.queries.ts';

type Row = Awaited<ReturnType<typeof queries.findMeetings>>[number];

/** Finds meetings, own submissions and candidates, among the meetings this caller may see. */
export async function findAmongMeetings(
  tx: VendorDb,
  session: Session,
  needle: queries.Needle,
  limit: number,
): Promise<{ bookings: Hit[]; submissions: Hit[]; candidates: Hit[] }> {
  const look = { scope: getScope(session), needle, limit };
  // Submissions to clients are for those who may see everything.
  const isForAll = look.scope.everything;
  const [submitted, meetings, candidates] = await Promise.all([
    isForAll ? readSubmitted(tx, (own) => queries.selectSubmitted(own, look)) : [],
    queries.findMeetings(tx, look),
    queries.findCandidates(tx, look),
  ]);
  return {
    bookings: meetings.map((row) =>
      toHit(row, [row.job_title, row.round_name, printStart(row), toStatusWord(row)]),
    ),
    submissions: submitted.map((row) =>
      toHit(row, [row.client_name, row.job_title, row.round_name, toStatusWord(row)]),
    ),
    candidates: candidates.map((row) => toHit(row, [row.job_title, row.candidate_email])),
  };
}

type Known = {
  bookingId: string;
  bookingStatus: BookingStatus;
  startTime: string;
  email: string;
  phone: string;
};

/** The meetings of candidates with one of these addresses or numbers that this caller may see, newest first. */
export async function listCandidateMeetings(
  tx: VendorDb,
  session: Session,
  candidates: { emails: string[]; phones: string[] },
): Promise<Known[]> {
  const rows = await queries.listCandidateMeetings(tx, { ...candidates, scope: getScope(session) });
  return rows.flatMap(({ start_time: start, ...row }) =>
    start === null
      ? []
      : {
          bookingId: row.booking_id,
          bookingStatus: row.booking_status,
          startTime: start.toISOString(),
          email: row.candidate_email,
          phone: row.candidate_phone,
        },
  );
}

type Found = Pick<Row, 'booking_id' | 'booking_status' | 'candidate_name' | 'candidate_email'>;

const toHit = (row: Found, context: string[]): Hit => ({
  id: row.booking_id,
  name: row.candidate_name,
  context: context.filter(Boolean).join(' · '),
  email: row.candidate_email,
});

const printStart = ({ start_time: start, time_zone: timeZone }: Row): string =>
  start ? printInstant(start.toISOString(), timeZone) : '';

const toStatusWord = ({ booking_status: status }: Found): string => STATUS_WORDS[status];
