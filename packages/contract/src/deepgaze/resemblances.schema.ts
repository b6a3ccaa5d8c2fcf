import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { stretchSchema } from './resumes.schema.ts';

/**
 * Why two resumes are shown side by side. Under two names: SAME_WORDS, passages that stand nearly word for word in both;
 * SAME_EMAIL and SAME_PHONE. Of one person's two resumes: TWO_PLACES, full-time jobs in two cities at once; OTHER_EMPLOYER, the
 * same work under another employer. Each of them can have a good reason.
 */
export const RESEMBLANCE_KINDS = [
  'SAME_WORDS',
  'SAME_EMAIL',
  'SAME_PHONE',
  'TWO_PLACES',
  'OTHER_EMPLOYER',
] as const;
export type ResemblanceKind = (typeof RESEMBLANCE_KINDS)[number];

/** One reason, with the words of both resumes and where they stand. */
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

/** Two resumes to look at side by side, and who said that they are fine, and when; null where no one has. */
export const resemblanceSchema = z.object({
  resemblanceId: z.string(),
  first: sideSchema,
  second: sideSchema,
  grounds: z.array(groundSchema),
  fine: z.nullable(z.object({ by: z.string(), at: instantField })),
});
export type Resemblance = z.infer<typeof resemblanceSchema>;

/** Whether the two resumes are known and fine, or are to be looked at again. */
export const settleResemblanceSchema = z.object({ isFine: z.boolean() });
