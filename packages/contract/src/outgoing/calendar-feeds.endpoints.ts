import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { calendarFeedSchema } from './calendar-feeds.schema.ts';

const path = '/calendar-feed/services';

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'Read the address of the own private calendar',
  response: success(calendarFeedSchema),
});

export const createCalendarFeed = defineEndpoint({
  method: 'POST',
  path,
  access: 'signed-in',
  summary: 'Make the address of the own private calendar; one that there was works no longer',
  successStatus: 201,
  response: success(calendarFeedSchema),
});

export const deleteCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'signed-in',
  summary: 'Take the address of the own private calendar out of use',
  response: outcome,
});

/** The one secret that stands in an address, since calendar programs know no other way. */
export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/calendar/{file}',
  access: 'public',
  summary: 'Read a private calendar: {feedToken}.ics',
  download: true,
  params: z.object({ file: z.string().check(z.maxLength(100)) }),
  response: z.undefined(),
});

export const downloadInvite = defineEndpoint({
  method: 'GET',
  path: '/booking/services/{id}/ics',
  access: 'signed-in',
  summary: 'Download the calendar entry of a meeting',
  download: true,
  params: z.object({ id: idField }),
  response: z.undefined(),
});

export const downloadInviteByLink = defineEndpoint({
  method: 'GET',
  path: '/panel-link/ics',
  access: 'link',
  summary: 'The same as the holder of a panelist’s mailed link',
  download: true,
  response: z.undefined(),
});
