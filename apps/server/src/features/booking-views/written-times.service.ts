import type { readWrittenTimes as endpoint } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { CandidateLink, Context } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { readTimePhrases } from '#engines/time-phrases/read-time-phrases.ts';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { findTerms } from '#features/self-scheduling/terms.queries.ts';

/** A bare weekday falls within these days, or within those offered if they are more. */
const DAYS_AHEAD = 21;

/** How the candidate's text is understood, to be shown back before it counts. Changes nothing. */
export async function readWrittenTimes(
  { db, clock }: Context,
  link: CandidateLink,
  { text, timeZone }: ParsedRequestOf<typeof endpoint>['body'],
): Promise<ResponseOf<typeof endpoint>> {
  requireTimeZone('timeZone', timeZone);
  const now = clock.now();
  const terms = await asVendor(db, link.vendorId, (tx) => findTerms(tx, link.bookingId));
  const soon = dateIn(new Date(now.getTime() + DAYS_AHEAD * DAY_MILLIS).toISOString(), timeZone);
  const to = terms && terms.window_end > soon ? terms.window_end : soon;
  const length = terms && { durationMinutes: terms.duration_minutes };
  return { status: 'success', data: readTimePhrases(text, { now, timeZone, to, ...length }) };
}
