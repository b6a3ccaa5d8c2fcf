import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { ROLES } from '../permissions.ts';
import { ACCOUNT_STATUSES, recruiterSchema } from './recruiters.schema.ts';
import { contactSchema, newMemberSchema, removalSchema } from './members.schema.ts';

export const MEMBER_SORTS = [
  'displayName',
  '-displayName',
  'role',
  'accountStatus',
  '-lastLoginAt',
  'lastLoginAt',
  '-createdAt',
] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/recruiter/services/all',
  access: 'myteam_page',
  summary: 'List the people with an account in your organization; for a partner, the contact on its card',
  query: z.object({
    vendor: z.optional(idField),
    q: z.optional(z.string().check(z.maxLength(200))),
    role: z.optional(z.enum(ROLES)),
    accountStatus: z.optional(z.enum(ACCOUNT_STATUSES)),
    sort: z.optional(z.enum(MEMBER_SORTS)),
    ...pagingFields,
  }),
  response: buildPage(z.union([recruiterSchema, contactSchema])),
});

const invite = z.object({ sent: z.boolean(), expiresAt: z.nullable(z.string()) });

export const addMember = defineEndpoint({
  method: 'POST',
  path: '/recruiter/service',
  access: 'add_member',
  summary: 'Add a member and email the invitation to an account',
  successStatus: 201,
  idempotent: true,
  body: newMemberSchema,
  response: success(recruiterSchema, { userId: z.string(), invite }),
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/recruiter/service',
  access: 'add_member',
  summary: 'Remove a member; their open meetings go to reassignTo, or to the caller',
  query: z.object({ userId: z.optional(idField), reassignTo: z.optional(idField) }),
  body: z.optional(z.object({ userId: z.optional(idField), reassignTo: z.optional(idField) })),
  response: success(removalSchema, { userId: z.string() }),
});

export const resendMemberInvitation = defineEndpoint({
  method: 'POST',
  path: '/recruiter/services/{id}/invitation',
  access: 'add_member',
  summary: 'Resend the invitation to an account; the older link stops working',
  params: z.object({ id: idField }),
  response: success(invite, { userId: z.string() }),
});
