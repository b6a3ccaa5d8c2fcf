import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { outcome, success } from '../../envelope.ts';
import { idField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { busySourceSchema, newBusySourceSchema } from './busy-sources.schema.ts';

const path = '/availability/services/busy';

export const listBusySources = defineEndpoint({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'List where the own busy times as a panelist come from',
  response: success(z.array(busySourceSchema)),
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

export const deleteBusySource = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'signed-in',
  summary: 'Forget the own busy times of a source',
  query: z.object({ sourceId: idField }),
  response: outcome,
});
