import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { stretchSchema } from './resumes.schema.ts';

/**
 * Why two resumes are shown side by side. Under two names: SAME_WORDS, passages that are nearly identical; SAME_EMAIL
 * and SAME_PHONE. Two resumes of one person: TWO_PLACES, full-time jobs in two cities at once; OTHER_EMPLOYER, the same
 * work at a different employer. Each can have a legitimate reason.
 */
export const RESEMBLANCE_KINDS = [
  'SAME_WORDS',
  'SAME_EMAIL',
  'SAME_PHONE',
  'TWO_PLACES',
  'OTHER_EMPLOYER',
] as const;
export type ResemblanceKind = (typeof RESEMBLANCE_KINDS)[number];

/** One reason, with the words of both resumes and their positions. */
export const groundSchema = z.object({
  kind: z.enum(RESEMBLANCE_KINDS),
  first: z.extend(stretchSchema, { quote: z.string() }),
  second: z.extend(stretchSchema, { quote: z.string() }),
});

const sideSchema = z.object({
  resumeId: z.string(),
  candidateName: z.string(),
  fileName: z.string(),
  zipId: z.string(),
  zipFileName: z.string(),
});

/** Two resumes to compare side by side, and who confirmed them as fine and when; null if no one has. */
export const resemblanceSchema = z.object({
  resemblanceId: z.string(),
  first: sideSchema,
  second: sideSchema,
  grounds: z.array(groundSchema),
  fine: z.nullable(z.object({ by: z.string(), at: instantField })),
});
export type Resemblance = z.infer<typeof resemblanceSchema>;

/** Whether the two resumes are confirmed as fine or need another review. */
export const settleResemblanceSchema = z.object({ isFine: z.boolean() });
