import * as z from 'zod/mini';
import { callerFields, idField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { candidateWindowSchema } from '../booking-parts/candidate.schema.ts';

/** A text that may be incomplete; it is validated when the meeting is scheduled. */
const typed = (max = 4000) => z.optional(z.string().check(z.maxLength(max)));
const typedList = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60)));

/**
 * What was typed into a meeting's form so far. `startTime` and `endTime` may be partial wall times, such as
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
  /** 'Any 2 of these', or of those with a skill; the chosen time decides who sits. */
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
          /** The pool members seated at the time chosen so far. */
          seated: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(60)),
        }),
      )
      .check(z.maxLength(10)),
  ),
  /** The terms under which the candidate is to choose the time, if so. */
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

/** A draft to save; `bookingId` names the draft it replaces, `version` the version it was edited from. */
export const saveDraftSchema = z.extend(draftSchema, {
  ...callerFields,
  bookingId: z.optional(idField),
  version: z.optional(z.int()),
});
