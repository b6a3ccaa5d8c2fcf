import * as z from 'zod/mini';
import { callerFields, idField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { candidateWindowSchema } from '../booking-parts/candidate.schema.ts';

/** A text of a form that may be half typed; it is judged when the meeting is scheduled. */
const typed = (max = 4000) => z.optional(z.string().check(z.maxLength(max)));
const typedList = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60)));

/**
 * What was typed so far into the form of a meeting. `startTime` and `endTime` may be parts of a wall time, such as
 * `2026-11-26` or `T14:30`.
 */
export const draftSchema = z.object({
  meetingInfo: z.optional(
    z.object({
      startTime: typed(60),
      endTime: typed(60),
      timeZone: typed(64),
      durationMinutes: z.optional(z.nullable(z.number())),
      title: typed(),
      mode: typed(20),
      meetingLink: typed(),
      venue: typed(),
      dialIn: typed(),
      instructions: typed(8000),
    }),
  ),
  candidateDetails: z.optional(
    z.object({
      candidateName: typed(),
      email: typed(),
      phone: typed(),
      whatsApp: typed(),
      linkedIn: typed(),
      timeZone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      currentLocation: typed(),
      currentCompany: typed(),
      currentDesignation: typed(),
      totalExperience: z.optional(z.nullable(z.number())),
      noticePeriodDays: z.optional(z.nullable(z.number())),
      primarySkills: typedList,
      availability: z.optional(z.array(candidateWindowSchema).check(z.maxLength(LIMITS.candidateWindowsMax))),
    }),
  ),
  panelists: z.optional(
    z
      .array(
        z.object({
          panelistId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
          name: typed(200),
          email: typed(254),
          required: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(60)),
  ),
  /** 'Any 2 of these', or of those with a skill, still to be decided by the time that is chosen. */
  pools: z.optional(
    z
      .array(
        z.object({
          need: z.number(),
          skill: z.string().check(z.maxLength(60)),
          panelists: z
            .array(
              z.object({
                panelistId: z.string().check(z.maxLength(64)),
                name: z.string().check(z.maxLength(200)),
              }),
            )
            .check(z.maxLength(LIMITS.slotPeopleMax)),
          /** Who sits for it at the time chosen so far. */
          seated: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(60)),
        }),
      )
      .check(z.maxLength(10)),
  ),
  /** Where the candidate is to choose the time: under which terms. */
  choosing: z.optional(
    z.object({
      firstDay: typed(60),
      lastDay: typed(60),
      answerBy: typed(60),
      moves: z.optional(z.number()),
      cutOffHours: z.optional(z.number()),
      slotStep: typed(4),
    }),
  ),
  jdId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  jobTitle: typed(),
  roundName: typed(),
  roundNumber: z.optional(z.number()),
  previousBookingId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  scorecard: z.optional(
    z
      .array(
        z.object({
          name: z.string().check(z.maxLength(200)),
          weight: z.optional(z.number()),
          mustHave: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(40)),
  ),
});
export type Draft = z.infer<typeof draftSchema>;

/** A draft to keep; `bookingId` names the one that is replaced, `version` the state of it that was changed. */
export const saveDraftSchema = z.extend(draftSchema, {
  ...callerFields,
  bookingId: z.optional(idField),
  version: z.optional(z.int()),
});
