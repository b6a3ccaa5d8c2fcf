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
  summary: 'List where the own busy times as a panelist come from',
  /** `offersConnecting` where the operator lets people connect calendars that are read again and again. */
  response: success(z.array(busySourceSchema), { offersConnecting: z.boolean() }),
});

export const createBusySource = defineEndpoint({
  method: 'POST',
  path,
  access: 'signed-in',
  summary: 'Take the own busy times from an iCalendar file',
  successStatus: 201,
  // Two bytes of JSON stand for a line break or a quotation mark of the file.
  mostBytes: 2 * LIMITS.busyFileMax + 4096,
  body: newBusySourceSchema,
  response: success(busySourceSchema, { sourceId: z.string() }),
});

export const subscribeBusyFeed = defineEndpoint({
  method: 'POST',
  path: `${path}/feed`,
  access: 'signed-in',
  summary: 'Take the own busy times from a published calendar, which is read again and again',
  successStatus: 201,
  body: newBusyFeedSchema,
  response: success(busySourceSchema, { sourceId: z.string() }),
});

export const listCalDavCalendars = defineEndpoint({
  method: 'POST',
  path: `${path}/caldav/calendars`,
  access: 'signed-in',
  summary: 'List the calendars of an account on a CalDAV server; nothing of it is kept',
  body: calDavAccountSchema,
  response: success(z.array(calDavCalendarSchema)),
});

export const connectCalDav = defineEndpoint({
  method: 'POST',
  path: `${path}/caldav`,
  access: 'signed-in',
  summary: 'Take the own busy times from calendars of a CalDAV server, which are read again and again',
  successStatus: 201,
  body: newCalDavSourceSchema,
  response: success(busySourceSchema, { sourceId: z.string() }),
});

/** Answers with the source as it stands then: its `error` says why it could not be read. */
export const refreshBusySource = defineEndpoint({
  method: 'POST',
  path: `${path}/refresh`,
  access: 'signed-in',
  summary: 'Read a source of the own busy times again now',
  body: z.object({ sourceId: idField }),
  response: success(busySourceSchema, { sourceId: z.string() }),
});

export const deleteBusySource = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'signed-in',
  summary: 'Forget the own busy times of a source',
  query: z.object({ sourceId: idField }),
  response: outcome,
});
