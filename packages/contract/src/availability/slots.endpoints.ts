import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { emailField, idField, requiredText, timeZoneField } from '../fields.ts';
import { dayCausesSchema, mutualTimeSchema, relaxationSchema, slotSchema } from './slots.schema.ts';

/** A comma-separated list. */
const listText = (label: string, max = 4000) =>
  z.optional(z.string().check(z.maxLength(max, { error: `${label}: the list is too long` })));

const minutesText = (label: string) =>
  z.string().check(z.regex(/^\d{1,3}$/, { error: `${label} is a whole number of minutes` }));

/**
 * The question to the engine. Lists are separated by commas.
 * - `panelistIds` are asked, `required` those of them who must come (absent: all), `emails` more people of the panel
 *   who are no panelists of the organization.
 * - `pools`: 'any 2 of these' as `2:id|id|id`, 'any 1 with this skill' as `1:skill=Kotlin`, several separated by `;`.
 * - `from` and `to` are days `YYYY-MM-DD` in `timeZone`, both included.
 * - `candidateWindows` are ISO 8601 intervals `start/end` of instants or of wall times in `candidateTimeZone`.
 * - `breaks` are daily stretches `13:00-14:00` on each person's own clocks, `breakMinutes` stay free on both sides.
 * - `bookingId` is the meeting that is being moved, which keeps no one busy.
 * - `allow` is what to give up on purpose, as the proposed changes name it.
 */
export const findSlots = defineEndpoint({
  method: 'GET',
  path: '/availability/services/slots',
  access: 'create_meeting',
  summary: 'Find times when a panel and a candidate are free, why there are few, and what would open more',
  query: z.object({
    panelistIds: listText('Panelists'),
    required: listText('Required panelists'),
    emails: listText('Addresses'),
    pools: listText('Pools', 8000),
    candidateEmail: z.optional(emailField('Candidate email', 'Invalid email address')),
    candidateTimeZone: z.optional(timeZoneField),
    candidateWindows: listText('Candidate’s times'),
    durationMinutes: minutesText('Duration'),
    breakMinutes: z.optional(minutesText('Break')),
    breaks: listText('Breaks', 200),
    from: requiredText('From', 10),
    to: requiredText('To', 10),
    timeZone: timeZoneField,
    step: z.optional(z.enum(['5', '10', '15', '20', '30', '60'])),
    limit: z.optional(minutesText('Limit')),
    bookingId: z.optional(idField),
    allow: listText('Allowances', 1000),
  }),
  response: success(mutualTimeSchema, {
    slots: z.array(slotSchema),
    explain: z.array(dayCausesSchema),
    relaxations: z.array(relaxationSchema),
  }),
});
