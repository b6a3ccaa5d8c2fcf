import type { ParsedRevision } from '@slotwise/contract/bookings/changes.schema';
import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import type { ShownSpan } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingRow } from '#db/tables/booking-rows.ts';

/** The columns of the details that a revision may name. */
const COLUMNS = {
  title: 'title',
  mode: 'mode',
  meetingLink: 'meeting_link',
  venue: 'venue',
  dialIn: 'dial_in',
  instructions: 'instructions',
  jdId: 'jd_id',
  jobTitle: 'job_title',
  roundName: 'round_name',
  roundNumber: 'round_number',
} as const;

type Detail = keyof typeof COLUMNS;
type DetailColumns = Partial<Pick<BookingRow, (typeof COLUMNS)[Detail]>> & { scorecard?: string };

/** The columns that a revision changes, and the names under which the history tells them. */
export function changedDetails(
  request: ParsedRevision,
  row: BookingRow,
): { columns: DetailColumns; changes: string[] } {
  const names = (Object.keys(COLUMNS) as Detail[]).filter(
    (name) => request[name] !== undefined && request[name] !== row[COLUMNS[name]],
  );
  const columns: DetailColumns = Object.fromEntries(names.map((name) => [COLUMNS[name], request[name]]));
  if (!request.scorecard || isSameScorecard(request.scorecard, row.scorecard))
    return { columns, changes: names };
  return {
    columns: { ...columns, scorecard: JSON.stringify(request.scorecard) },
    changes: [...names, 'scorecard'],
  };
}

function isSameScorecard(one: ScorecardAttribute[], other: ScorecardAttribute[]): boolean {
  const text = (scorecard: ScorecardAttribute[]) =>
    JSON.stringify(scorecard.map(({ name, weight, mustHave }) => [name, weight, mustHave]));
  return text(one) === text(other);
}

/** The time a booking has, as its history shows it; undefined while it has none. */
export function findPresentSpan(row: BookingRow): ShownSpan | undefined {
  const { start_time: start, end_time: end } = row;
  if (!start || !end) return undefined;
  return {
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    startLocal: row.start_local,
    endLocal: row.end_local,
    timeZone: row.time_zone,
  };
}
