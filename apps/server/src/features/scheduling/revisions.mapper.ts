import type { ParsedRevision } from '@slotwise/contract/bookings/changes.schema';
import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import type { BookingStatus, ShownSpan, WorkFlowAction } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import type { Seated } from '#features/bookings/people.mapper.ts';
import { toShownSpan, type MeetingTimes } from './meeting-times.rules.ts';
import { timeColumns } from './new-booking.mapper.ts';
import { isOtherSpan } from './revisions.rules.ts';

/** The columns of the details that a revision may contain. */
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

/** The changed columns of a revision, with their names in the history. */
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

/** A booking's present time as shown in its history; undefined if it has none. */
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

/** A valid change of a booking. */
export type Revision = {
  open: OpenBooking;
  times: MeetingTimes | null;
  /** Everyone from now on, if the panel or the answers change. */
  people: Seated[] | null;
  isPanelNew: boolean;
  details: ReturnType<typeof changedDetails>;
  request: ParsedRevision;
};

export function toColumns({ open: { row, now }, times, details }: Revision) {
  const isMove = row.start_time !== null && times !== null && isOtherSpan(row, times);
  return {
    ...details.columns,
    ...(times && {
      ...timeColumns(times),
      reschedule_count: row.reschedule_count + (isMove ? 1 : 0),
      submission_date: row.submission_date ?? now,
      cancel_reason_code: null,
      cancel_reason_text: '',
      no_show_by: null,
    }),
  };
}

export function toStep({ open, times, isPanelNew, details, request: { reason } }: Revision) {
  const { row } = open;
  const changes = [...details.changes, ...(isPanelNew ? ['panelists'] : [])];
  const from = findPresentSpan(row);
  return {
    action: isMoved({ open, times }) ? toMoveAction(row.booking_status) : ('UPDATED' as const),
    comments: reason?.text,
    details: {
      ...(times && { ...(from && { from }), to: toShownSpan(times) }),
      ...(changes.length > 0 && { changes }),
      ...(reason && { reasonCode: reason.code }),
    },
  };
}

/** True if it takes place at another time, or after all; the wall time alone may change too. */
export const isMoved = ({ open: { row }, times }: Pick<Revision, 'open' | 'times'>): boolean =>
  times !== null && (row.booking_status !== 'SCHEDULED' || isOtherSpan(row, times));

function toMoveAction(status: BookingStatus): WorkFlowAction {
  if (status === 'CANCELLED') return 'REOPENED';
  return status === 'SUBMITTED' || status === 'AWAITING_CANDIDATE' ? 'SCHEDULED' : 'RESCHEDULED';
}
