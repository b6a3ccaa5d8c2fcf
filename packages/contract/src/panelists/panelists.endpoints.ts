import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { PANEL_LEVELS, PANEL_STATUSES, panelistSchema } from './panelists.schema.ts';

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
  summary: 'List your organization’s panelists',
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
  summary: 'Read your own panelist record',
  response: success(panelistSchema, { panelistId: z.string() }),
});
