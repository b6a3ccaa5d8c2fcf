import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField, startViewField } from '../fields.ts';
import { ROLES } from '../permissions.ts';
import { recruiterSchema, recruiterUpdateSchema } from './recruiters.schema.ts';

export const getRecruiter = defineEndpoint({
  method: 'GET',
  path: '/recruiter/service',
  access: 'signed-in',
  summary: 'Read one person of your organization',
  query: z.object({ userId: idField }),
  response: success(recruiterSchema, {
    role: z.enum(ROLES),
    displayName: z.string(),
    email: z.string(),
    userId: z.string(),
    vendorId: z.string(),
    vendorName: z.string(),
    startView: startViewField,
  }),
});

export const updateRecruiter = defineEndpoint({
  method: 'PUT',
  path: '/recruiter/service',
  access: 'signed-in',
  summary: 'Change your own profile and password, or as an administrator a member and their role',
  body: recruiterUpdateSchema,
  response: success(recruiterSchema, { userId: z.string() }),
});
