import { SLOT_STEPS, type SelfSchedule } from '@slotwise/contract/booking-parts/terms.schema';
import type { TermsRow } from './terms.queries.ts';

export const toSelfSchedule = (row: TermsRow): SelfSchedule => ({
  durationMinutes: row.duration_minutes,
  windowStart: row.window_start,
  windowEnd: row.window_end,
  timeZone: row.time_zone,
  expiresAt: row.expires_at.toISOString(),
  maxReschedules: row.max_reschedules,
  usedReschedules: row.used_reschedules,
  cutOffHours: row.cut_off_hours,
  slotStep: SLOT_STEPS.find((step) => Number(step) === row.slot_step) ?? '15',
  pools: row.pools,
  sentAt: row.sent_at?.toISOString() ?? '',
});
