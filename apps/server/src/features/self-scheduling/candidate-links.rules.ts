import { LIMITS } from '@slotwise/contract/limits';
import type { CandidateLink } from '#context.ts';
import { DAY_MILLIS, HOUR_MILLIS } from '#lib/durations.ts';
import type { LinkedMeeting } from './candidate-links.queries.ts';

/**
 * Until when the link to a candidate's page works: a day after the meeting, or, where no time was ever chosen, some
 * time after the last moment to choose one, so that who comes late reads why. Null for what was never sent out.
 */
export function linkEnd({ end_time: end, expires_at: expiry }: LinkedMeeting): Date | null {
  if (end) return new Date(end.getTime() + LIMITS.candidateLinkHours * HOUR_MILLIS);
  return expiry && new Date(expiry.getTime() + LIMITS.pickGraceDays * DAY_MILLIS);
}

/**
 * Whether the page is there for the address the link was mailed to. It also is where the meeting was called off, since
 * the link of an old mail is to say what became of it.
 */
export function isMeetingLinkAlive({ email }: CandidateLink, meeting: LinkedMeeting, now: Date): boolean {
  const { vendor_status: vendorStatus, candidate_email: candidate, booking_status: status } = meeting;
  if (vendorStatus !== 'ACTIVE' || candidate !== email) return false;
  if (status === 'DRAFT' || status === 'SUBMITTED') return false;
  const end = linkEnd(meeting);
  return end !== null && end > now;
}
