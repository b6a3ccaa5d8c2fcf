import * as z from 'zod/mini';
import { instantField, optionalLines, requiredText, timeZoneField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { candidateWindowSchema } from './candidate.schema.ts';

/** Possible answers to an invitation (PARTSTAT of RFC 5545 §3.2.12). */
export const ANSWERS = ['ACCEPTED', 'DECLINED', 'TENTATIVE'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How an answer or proposal arrived: by a mailed link, from the mailbox, or from a logged-in user. */
export const ANSWER_SOURCES = ['LINK', 'MAIL', 'APP'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

/** A suitable stretch; times are ISO 8601 with offset or wall times in `timeZone`, as everywhere. */
const suitedSpanSchema = z.object({
  startTime: requiredText('Start', 40),
  endTime: requiredText('End', 40),
  timeZone: timeZoneField,
});
export type SuitedSpan = z.output<typeof suitedSpanSchema>;

/** The caller's own answer to a meeting. `proposals` are times that would suit better. */
export const answerSchema = z.object({
  answer: z.enum(ANSWERS, { error: 'Accept, decline or answer maybe' }),
  comments: optionalLines('Comment', 1000),
  proposals: z.optional(
    z
      .array(suitedSpanSchema)
      .check(z.maxLength(LIMITS.proposedSlotsMax, { error: `At most ${LIMITS.proposedSlotsMax} times` })),
  ),
  version: z.optional(z.int()),
});
export type NewAnswer = z.input<typeof answerSchema>;
export type ParsedAnswer = z.output<typeof answerSchema>;

/** Other times that a participant proposed and that are not settled yet. */
export const timeProposalSchema = z.object({
  proposalId: z.string(),
  byName: z.string(),
  byEmail: z.string(),
  byRole: z.enum(['RECRUITER', 'CANDIDATE', 'PANELIST', 'OBSERVER']),
  source: z.enum(ANSWER_SOURCES),
  windows: z.array(candidateWindowSchema),
  comments: z.string(),
  at: instantField,
});
export type TimeProposal = z.infer<typeof timeProposalSchema>;

/**
 * A possible substitute for a panelist. Sorted best first: most shared skills, free at the meeting's time, least load.
 * `whyNot` says what speaks against them; empty if nothing does.
 */
export const substituteSchema = z.object({
  panelistId: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  sharedSkills: z.array(z.string()),
  thisWeek: z.number(),
  maxPerWeek: z.nullable(z.number()),
  isFree: z.boolean(),
  whyNot: z.string(),
});
export type Substitute = z.infer<typeof substituteSchema>;
