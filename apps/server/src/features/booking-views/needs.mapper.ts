import type { Need } from '@slotwise/contract/bookings/needs.schema';
import { findMovedTime } from '#features/scheduling/moved-times.rules.ts';
import type { ListedNeed } from './needs.queries.ts';

type AboutMeeting = Exclude<ListedNeed, { kind: 'PARTNER_WAITING' }>;

export const toNeed = (row: ListedNeed, now: Date): Need => ({
  kind: row.kind,
  ...(row.kind === 'PARTNER_WAITING'
    ? { ...NO_MEETING, partnerId: row.booking_id }
    : { ...toMeeting(row, now), partnerId: null }),
  names: row.names,
  since: row.since.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  overdue: row.due_at !== null && row.due_at < now,
});

type About = Omit<Need, 'kind' | 'partnerId' | 'names' | 'since' | 'dueAt' | 'overdue'>;

const NO_MEETING: About = {
  bookingId: '',
  version: 0,
  bookingStatus: null,
  candidateName: '',
  jobTitle: '',
  roundName: '',
  startTime: '',
  startLocal: '',
  endLocal: '',
  timeZone: '',
  movedTime: null,
};

const toMeeting = (row: AboutMeeting, now: Date): About => ({
  bookingId: row.booking_id,
  version: row.version,
  bookingStatus: row.booking_status,
  candidateName: row.candidate_name,
  jobTitle: row.job_title,
  roundName: row.round_name,
  startTime: row.start_time?.toISOString() ?? '',
  startLocal: row.start_local,
  endLocal: row.end_local,
  timeZone: row.time_zone,
  movedTime: row.kind === 'WALL_TIME_MOVED' ? findMovedTime(row, now) : null,
});
