import { LIMITS } from '@slotwise/contract/limits';
import type { CandidateLink } from '#context.ts';
import { DAY_MILLIS, HOUR_MILLIS } from '#lib/durations.ts';
import type { LinkedMeeting } from './candidate-links.queries.ts';

/** When a candidate's link ends: a day after the meeting, later after the deadline to choose, so that it can say why. */
export function linkEnd({ end_time: end, expires_at: expiry }: LinkedMeeting): Date | null {
  if (end) return new Date(end.getTime() + LIMITS.candidateLinkHours * HOUR_MILLIS);
  return expiry && new Date(expiry.getTime() + LIMITS.pickGraceDays * DAY_MILLIS);
}

/** True if the page exists for this address, also for a meeting that was called off: old mails link to it. */
export function isMeetingLinkAlive({ email }: CandidateLink, meeting: LinkedMeeting, now: Date): boolean {
  const { vendor_status: vendorStatus, candidate_email: candidate, booking_status: status } = meeting;
  if (vendorStatus !== 'ACTIVE' || candidate !== email) return false;
  if (status === 'DRAFT' || status === 'SUBMITTED') return false;
  const end = linkEnd(meeting);
  return end !== null && end > now;
}
