import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { newViewSchema, savedViewSchema, startViewSchema, viewChangeSchema } from './saved-views.schema.ts';

/** Everyone who schedules meetings can save views. */
const access = 'create_meeting';
const path = '/view/services';

export const listViews = defineEndpoint({
  method: 'GET',
  path,
  access,
  summary: 'List saved views of the meetings: your own, and those shared with the organization',
  response: success(z.array(savedViewSchema)),
});

export const createView = defineEndpoint({
  method: 'POST',
  path,
  access,
  summary: 'Save filters and order of the meetings as a view',
  successStatus: 201,
  body: newViewSchema,
  response: success(savedViewSchema, { viewId: z.string() }),
});

export const updateView = defineEndpoint({
  method: 'PUT',
  path,
  access,
  summary: 'Rename a saved view, share it or change its filters',
  body: viewChangeSchema,
  response: success(savedViewSchema, { viewId: z.string() }),
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path,
  access,
  summary: 'Delete a saved view',
  query: z.object({ viewId: idField }),
  response: outcome,
});

export const chooseStartView = defineEndpoint({
  method: 'PUT',
  path: `${path}/start`,
  access,
  summary: 'Choose the saved view your dashboard opens with, or none',
  body: startViewSchema,
  response: outcome,
});
