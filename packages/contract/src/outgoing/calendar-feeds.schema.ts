import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/** A person's private calendar, readable by anyone who knows `url`. Both fields are empty if there is none. */
export const calendarFeedSchema = z.object({ url: z.string(), createdAt: instantField });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
