import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import {
  newPanelistSchema,
  PANEL_LEVELS,
  PANEL_STATUSES,
  panelistSchema,
  panelistUpdateSchema,
} from './panelists.schema.ts';

export const PANELIST_SORTS = [
  'displayName',
  '-displayName',
  '-thisWeek',
  '-overdueFeedback',
  'panelStatus',
  '-createdAt',
] as const;
export type PanelistSort = (typeof PANELIST_SORTS)[number];

export const listPanelists = defineEndpoint({
  method: 'GET',
  path: '/panel/services/all',
  access: 'panelist_page',
  summary: 'List the panelists of the own organization',
  query: z.object({
    vendor: z.optional(idField),
    q: z.optional(z.string().check(z.maxLength(200))),
    skill: z.optional(z.string().check(z.maxLength(60))),
    level: z.optional(z.enum(PANEL_LEVELS)),
    panelStatus: z.optional(z.enum(PANEL_STATUSES)),
    sort: z.optional(z.enum(PANELIST_SORTS)),
    ...pagingFields,
  }),
  response: buildPage(panelistSchema),
});

export const getOwnPanelist = defineEndpoint({
  method: 'GET',
  path: '/panel/services/own',
  access: 'signed-in',
  summary: 'Read the own record as a panelist',
  response: success(panelistSchema, { panelistId: z.string() }),
});

export const createPanelist = defineEndpoint({
  method: 'POST',
  path: '/panel/services',
  access: 'add_panelist',
  summary: 'Add a panelist and email the invitation to an account',
  successStatus: 201,
  idempotent: true,
  body: newPanelistSchema,
  response: success(panelistSchema, {
    panelistId: z.string(),
    userId: z.optional(z.string()),
    invite: z.object({ sent: z.boolean(), expiresAt: z.nullable(z.string()) }),
  }),
});

export const updatePanelist = defineEndpoint({
  method: 'PUT',
  path: '/panel/services',
  access: 'signed-in',
  summary: 'Change a panelist; without add_panelist only the own hours, time zone and skills',
  body: panelistUpdateSchema,
  response: success(panelistSchema, { panelistId: z.string() }),
});

export const resendPanelistInvitation = defineEndpoint({
  method: 'POST',
  path: '/panel/services/{id}/invitation',
  access: 'add_panelist',
  summary: 'Mail the invitation to an account again; the older link stops working',
  params: z.object({ id: idField }),
  response: success(z.object({ sent: z.boolean(), expiresAt: z.nullable(z.string()) }), {
    panelistId: z.string(),
  }),
});
