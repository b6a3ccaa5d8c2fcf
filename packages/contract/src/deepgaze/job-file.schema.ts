import * as z from 'zod/mini';

/**
 * What a file says for the fields of a job, for someone to check before it is saved; empty or null where it says nothing.
 * Experience is in years, notice in days.
 */
export const filledJobSchema = z.object({
  title: z.string(),
  description: z.string(),
  responsibilities: z.string(),
  mustHaveSkills: z.array(z.object({ name: z.string(), minYears: z.nullable(z.number()) })),
  goodToHaveSkills: z.array(z.string()),
  experienceMin: z.nullable(z.number()),
  experienceMax: z.nullable(z.number()),
  education: z.string(),
  location: z.string(),
  maxNoticeDays: z.nullable(z.number()),
});
export type FilledJob = z.infer<typeof filledJobSchema>;
