import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/** The private calendar of one person: anyone who knows `url` reads it. Both are empty while there is none. */
export const calendarFeedSchema = z.object({ url: z.string(), createdAt: instantField });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
