import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { newPanelistSchema, panelistUpdateSchema } from './panelist-changes.schema.ts';
import { panelistSchema } from './panelists.schema.ts';

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
  summary: 'Change a panelist; without add_panelist only your own hours, time zone and skills',
  body: panelistUpdateSchema,
  response: success(panelistSchema, { panelistId: z.string() }),
});

export const resendPanelistInvitation = defineEndpoint({
  method: 'POST',
  path: '/panel/services/{id}/invitation',
  access: 'add_panelist',
  summary: 'Resend the invitation to an account; the older link stops working',
  params: z.object({ id: idField }),
  response: success(z.object({ sent: z.boolean(), expiresAt: z.nullable(z.string()) }), {
    panelistId: z.string(),
  }),
});
