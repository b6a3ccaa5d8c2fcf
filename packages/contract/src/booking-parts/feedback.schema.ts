import * as z from 'zod/mini';
import { cleanedText, idField, idText, instantField, oneLine, optionalLines } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { documentRefSchema } from './documents.schema.ts';

/** Four answers without a neutral middle; null means undecided. */
export const RECOMMENDATIONS = ['STRONG_YES', 'YES', 'NO', 'STRONG_NO'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

export const SCORECARD_STATES = ['DRAFT', 'SUBMITTED', 'DISMISSED'] as const;

/** The scorecards owed by required panelists: none, some or all submitted, or one overdue. */
export const FEEDBACK_STATES = ['NONE', 'PARTIAL', 'COMPLETE', 'OVERDUE'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

const attributeName = z
  .string()
  .check(
    ...cleanedText(oneLine, 80, 'An attribute is at most 80 characters'),
    z.minLength(1, { error: 'An attribute needs a name' }),
  );

/** An attribute that the panel rates from 1 to 5; `weight` is its importance, 1 to 5. */
export const scorecardAttributeSchema = z.object({
  name: attributeName,
  weight: z._default(z.int().check(z.gte(1), z.lte(5)), 3),
  mustHave: z._default(z.boolean(), false),
});
export type ScorecardAttribute = z.output<typeof scorecardAttributeSchema>;

/** What a meeting's panel rates; names are unique. */
export const scorecardField = z.array(scorecardAttributeSchema).check(
  z.maxLength(LIMITS.scorecardAttributesMax, {
    error: `At most ${LIMITS.scorecardAttributesMax} attributes`,
  }),
  z.refine(
    (attributes) => new Set(attributes.map(({ name }) => name.toLowerCase())).size === attributes.length,
    { error: 'Each attribute appears once' },
  ),
);

/** What a panel rates unless specified otherwise. */
export const DEFAULT_SCORECARD: ScorecardAttribute[] = [
  { name: 'Communication', weight: 3, mustHave: false },
  { name: 'Technical skills', weight: 3, mustHave: true },
  { name: 'Problem solving', weight: 3, mustHave: true },
  { name: 'Culture add', weight: 3, mustHave: false },
];

const rating = z.nullable(z.int().check(z.gte(1), z.lte(5)));
const identitySchema = z.object({
  cameraOn: z.nullable(z.boolean()),
  samePersonAsBefore: z.nullable(z.boolean()),
});

/**
 * One panelist's scorecard. Readers see others' only once their own is submitted. `privateNote` is visible to
 * recruiters and its writer only; `shareWithVendor` is the only part a supplier may read.
 */
export const feedbackSchema = z.object({
  feedbackId: z.string(),
  bookingId: z.string(),
  panelistId: z.nullable(z.string()),
  panelistName: z.string(),
  panelistEmail: z.string(),
  roundName: z.string(),
  isMine: z.boolean(),
  interviewConducted: z.boolean(),
  attributes: z.array(
    z.object({
      name: z.string(),
      weight: z.number(),
      mustHave: z.boolean(),
      rating,
      comment: z.string(),
    }),
  ),
  overallRecommendation: z.nullable(z.enum(RECOMMENDATIONS)),
  strengths: z.string(),
  concerns: z.string(),
  summary: z.string(),
  nextRoundFocus: z.string(),
  privateNote: z.string(),
  shareWithVendor: z.string(),
  identity: identitySchema,
  attachments: z.array(documentRefSchema),
  state: z.enum(SCORECARD_STATES),
  dismissReason: z.string(),
  submittedAt: z.nullable(instantField),
  /** Submitted after its due time or after the decision. */
  late: z.boolean(),
  /** Additions made after the decision, when the scorecard itself can no longer change. */
  corrections: z.array(z.object({ text: z.string(), at: instantField })),
  version: z.number(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Who owes a scorecard and its progress; visible to everyone who may see the meeting. */
export const owedScorecardSchema = z.object({
  name: z.string(),
  email: z.string(),
  required: z.boolean(),
  state: z.nullable(z.enum(SCORECARD_STATES)),
  isMine: z.boolean(),
  dueAt: z.nullable(instantField),
  overdue: z.boolean(),
  late: z.boolean(),
});
export type OwedScorecard = z.infer<typeof owedScorecardSchema>;

/** A scorecard being written, in full or in part; absent fields stay unchanged. */
export const feedbackInputSchema = z.object({
  feedbackId: z.optional(idText()),
  isMine: z.optional(z.boolean()),
  interviewConducted: z.optional(z.boolean()),
  attributes: z.optional(
    z
      .array(z.object({ name: attributeName, rating, comment: optionalLines('Comment', 2000) }))
      .check(z.maxLength(LIMITS.scorecardAttributesMax)),
  ),
  overallRecommendation: z.optional(z.nullable(z.enum(RECOMMENDATIONS))),
  strengths: optionalLines('Strengths', 4000),
  concerns: optionalLines('Concerns', 4000),
  summary: optionalLines('Summary', 8000),
  nextRoundFocus: optionalLines('Next round', 2000),
  privateNote: optionalLines('Private note', 4000),
  shareWithVendor: optionalLines('Text for the vendor', 4000),
  identity: z.optional(identitySchema),
  attachments: z.optional(
    z.array(z.object({ documentId: idField })).check(z.maxLength(LIMITS.scorecardFilesMax)),
  ),
  dismissReason: optionalLines('Reason', 500),
  correction: optionalLines('Correction', 4000),
});
export type FeedbackInput = z.input<typeof feedbackInputSchema>;
export type ParsedFeedbackInput = z.output<typeof feedbackInputSchema>;

/** The `details` of VERSION_CONFLICT if the caller's scorecard was changed elsewhere in the meantime. */
export const feedbackConflictSchema = z.object({
  feedback: z.nullable(z.omit(feedbackSchema, { panelistEmail: true })),
});
