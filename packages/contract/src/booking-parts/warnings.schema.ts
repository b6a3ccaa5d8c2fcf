import * as z from 'zod/mini';

const WARNING_CODES = [
  'OUTSIDE_HOURS',
  'DAY_OFF',
  'HOLIDAY',
  'BUFFER',
  'NOTICE',
  'OVER_DAY_LIMIT',
  'OVER_WEEK_LIMIT',
  'ELSEWHERE_BUSY',
  'NOT_OFFERED',
  'OPTIONAL_BUSY',
  'HOST_BUSY',
  'AMBIGUOUS_LOCAL_TIME',
] as const;

/** A warning that did not prevent the booking but should be checked. */
export const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  message: z.string(),
});
export type Warning = z.infer<typeof warningSchema>;
