import * as z from 'zod/mini';

/** Whether the organization has sample data, and whether it is empty enough to be filled with it. */
export const sampleDataSchema = z.object({
  present: z.boolean(),
  canFill: z.boolean(),
  bookings: z.number(),
  panelists: z.number(),
  jobs: z.number(),
  vendors: z.number(),
});
export type SampleData = z.infer<typeof sampleDataSchema>;
