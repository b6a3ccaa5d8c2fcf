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
  summary: 'Read the address of your private calendar',
  response: success(calendarFeedSchema),
});

export const createCalendarFeed = defineEndpoint({
  method: 'POST',
  path,
  access: 'signed-in',
  summary: 'Create the address of your private calendar; an older one stops working',
  successStatus: 201,
  response: success(calendarFeedSchema),
});

export const deleteCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'signed-in',
  summary: 'Disable the address of your private calendar',
  response: outcome,
});

/** The only secret in a URL, since calendar programs support no other way. */
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
  summary: 'The same, with a panelist’s emailed link',
  download: true,
  response: z.undefined(),
});
