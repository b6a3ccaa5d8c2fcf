import type { Need } from '@slotwise/contract/bookings/needs/needs.schema';
import type { ListedNeed } from './needs.queries.ts';

export function needOf(row: ListedNeed, now: Date): Need {
  return {
    kind: row.kind,
    bookingId: row.booking_id,
    bookingStatus: row.booking_status,
    candidateName: row.candidate_name,
    jobTitle: row.job_title,
    roundName: row.round_name,
    startTime: row.start_time?.toISOString() ?? '',
    startLocal: row.start_local,
    timeZone: row.time_zone,
    names: row.names,
    since: row.since.toISOString(),
    dueAt: row.due_at.toISOString(),
    overdue: row.due_at < now,
  };
}
