import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import {
  busySourceSchema,
  calDavAccountSchema,
  calDavCalendarSchema,
  newBusyFeedSchema,
  newBusySourceSchema,
  newCalDavSourceSchema,
} from './busy-sources.schema.ts';

const path = '/availability/services/busy';

export const listBusySources = defineEndpoint({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'List the sources of your busy times as a panelist',
  /** `offersConnecting` is true if the operator allows connecting calendars that are read repeatedly. */
  response: success(z.array(busySourceSchema), { offersConnecting: z.boolean() }),
});

export const createBusySource = defineEndpoint({
  method: 'POST',
  path,
  access: 'signed-in',
  summary: 'Import your busy times from an iCalendar file',
  successStatus: 201,
  // A line break or quotation mark in the file takes two bytes in JSON.
  mostBytes: 2 * LIMITS.busyFileMax + 4096,
  body: newBusySourceSchema,
  response: success(busySourceSchema, { sourceId: z.string() }),
});

export const subscribeBusyFeed = defineEndpoint({
  method: 'POST',
  path: `${path}/feed`,
  access: 'signed-in',
  summary: 'Import your busy times from a published calendar, refreshed regularly',
  successStatus: 201,
  body: newBusyFeedSchema,
  response: success(busySourceSchema, { sourceId: z.string() }),
});

export const listCalDavCalendars = defineEndpoint({
  method: 'POST',
  path: `${path}/caldav/calendars`,
  access: 'signed-in',
  summary: 'List the calendars of a CalDAV account; nothing is stored',
  body: calDavAccountSchema,
  response: success(z.array(calDavCalendarSchema)),
});

export const connectCalDav = defineEndpoint({
  method: 'POST',
  path: `${path}/caldav`,
  access: 'signed-in',
  summary: 'Import your busy times from calendars on a CalDAV server, refreshed regularly',
  successStatus: 201,
  body: newCalDavSourceSchema,
  response: success(busySourceSchema, { sourceId: z.string() }),
});

/** Returns the refreshed source; its `error` says why it could not be read. */
export const refreshBusySource = defineEndpoint({
  method: 'POST',
  path: `${path}/refresh`,
  access: 'signed-in',
  summary: 'Refresh a source of your busy times now',
  body: z.object({ sourceId: idField }),
  response: success(busySourceSchema, { sourceId: z.string() }),
});

export const deleteBusySource = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'signed-in',
  summary: 'Delete a source and its busy times',
  query: z.object({ sourceId: idField }),
  response: outcome,
});
