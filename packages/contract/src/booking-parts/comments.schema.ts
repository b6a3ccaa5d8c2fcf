import * as z from 'zod/mini';
import { cleanedText, cleanLines, instantField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { VISIBILITIES } from './documents.schema.ts';
import { STEP_ROLES } from './life.schema.ts';

/** A comment, exactly as written. SHARED comments are also visible to the vendor who submitted the candidate. */
export const commentSchema = z.object({
  commentId: z.string(),
  text: z.string(),
  visibility: z.enum(VISIBILITIES),
  byUserId: z.nullable(z.string()),
  byName: z.string(),
  byEmail: z.string(),
  byRole: z.enum(STEP_ROLES),
  at: instantField,
});
export type Comment = z.infer<typeof commentSchema>;

export const commentText = z
  .string({ error: 'Comment is required' })
  .check(
    ...cleanedText(
      cleanLines,
      LIMITS.commentMaxLength,
      `A comment is at most ${LIMITS.commentMaxLength} characters`,
    ),
    z.minLength(1, { error: 'Comment is required', abort: true }),
  );

/** Leaves room for text that cleaning shortens to a valid comment. */
const textOfAComment = z.string().check(
  z.maxLength(LIMITS.commentMaxLength * 5, {
    error: `A comment is at most ${LIMITS.commentMaxLength} characters`,
  }),
);

/**
 * A text, or the booking's list of comments, of which those without a `commentId` are new. `commentText` validates each
 * new text.
 */
export const newCommentsField = z.union([
  textOfAComment,
  z
    .array(
      z.object({
        commentId: z.optional(z.string().check(z.maxLength(200))),
        text: textOfAComment,
        visibility: z.optional(z.enum(VISIBILITIES)),
      }),
    )
    .check(z.maxLength(2000)),
]);
