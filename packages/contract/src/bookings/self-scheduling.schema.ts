import * as z from 'zod/mini';
import { callerFields, idField, requiredText, timeZoneField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { panelField } from './bookings.schema.ts';
import { SLOT_STEPS } from '../booking-parts/terms.schema.ts';

const { meetingMinMinutes, meetingMaxMinutes, pickReschedulesMax, pickCutOffHoursMax } = LIMITS;

/**
 * Asks the candidate to choose the time: a DRAFT or SUBMITTED booking becomes AWAITING_CANDIDATE, a SCHEDULED one stays
 * and may be moved by the candidate. Sent again it changes the terms, and the same link goes on.
 * - `windowStart` and `windowEnd` are days `YYYY-MM-DD` in `timeZone`, both included; `expiresAt` is a time as everywhere,
 *   absent: the end of the last day.
 * - `maxReschedules` is how often the candidate may move the meeting, `cutOffHours` how long before its start at latest;
 *   no time that is nearer than that is offered either.
 * - `pools` as the search for slots takes them: '1:skill=Kotlin'. Their members are seated when the candidate chooses.
 * - `sendMail: false` mails nothing: the caller passes the link on.
 */
export const selfScheduleInviteSchema = z.object({
  ...callerFields,
  bookingId: idField,
  version: z.optional(z.int()),
  durationMinutes: z
    .int({ error: 'Duration is a whole number of minutes' })
    .check(
      z.gte(meetingMinMinutes, { error: `Duration is at least ${meetingMinMinutes} minutes` }),
      z.lte(meetingMaxMinutes, { error: `Duration is at most ${meetingMaxMinutes} minutes` }),
    ),
  windowStart: requiredText('First day', 10),
  windowEnd: requiredText('Last day', 10),
  timeZone: timeZoneField,
  expiresAt: z.optional(z.string().check(z.maxLength(40))),
  maxReschedules: z._default(
    z.int().check(z.gte(0), z.lte(pickReschedulesMax, { error: `At most ${pickReschedulesMax} changes` })),
    LIMITS.pickReschedules,
  ),
  cutOffHours: z._default(
    z.int().check(z.gte(0), z.lte(pickCutOffHoursMax, { error: `At most ${pickCutOffHoursMax} hours` })),
    LIMITS.pickCutOffHours,
  ),
  slotStep: z.optional(z.enum(SLOT_STEPS)),
  pools: z.optional(z.string().check(z.maxLength(8000, { error: 'Pools: the list is too long' }))),
  panelists: panelField,
  sendMail: z._default(z.boolean(), true),
});
export type SelfScheduleInvite = z.input<typeof selfScheduleInviteSchema>;
export type ParsedSelfScheduleInvite = z.output<typeof selfScheduleInviteSchema>;
