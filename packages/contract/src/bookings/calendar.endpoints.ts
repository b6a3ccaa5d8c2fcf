import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { calendarMeetingSchema } from './calendar.schema.ts';

const instantText = (label: string) =>
  z.iso.datetime({ offset: true, error: `${label} is an ISO 8601 instant` }).check(z.maxLength(40));

export const listCalendar = defineEndpoint({
  method: 'GET',
  path: '/booking/services/calendar',
  access: 'signed-in',
  summary: 'List the meetings in a time range that the caller may see, soonest first',
  query: z.object({
    from: instantText('from'),
    to: instantText('to'),
    jdId: z.optional(idField),
    panelistEmail: z.optional(z.string().check(z.maxLength(254))),
  }),
  /** `isCut` is true if there are more meetings than the response contains. */
  response: success(z.array(calendarMeetingSchema), { isCut: z.boolean() }),
});
