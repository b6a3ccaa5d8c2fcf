import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { ASSOCIATION_STATUSES, vendorPageSchema, vendorSchema } from './vendors.schema.ts';

export const VENDOR_SORTS = ['vendorName', '-vendorName', '-createdAt', '-submitted', 'state'] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

export const listVendors = defineEndpoint({
  method: 'GET',
  path: '/vendor/services/{id}/associated',
  access: 'vendor_page',
  summary: 'List the organizations that yours works with; the id is your organization’s',
  params: z.object({ id: idField }),
  query: z.object({
    relationship: z.optional(z.enum(['SUPPLIER', 'CLIENT'])),
    associationStatus: z.optional(z.enum(ASSOCIATION_STATUSES)),
    q: z.optional(z.string().check(z.maxLength(200))),
    sort: z.optional(z.enum(VENDOR_SORTS)),
    ...pagingFields,
  }),
  response: buildPage(vendorSchema),
});

export const getVendor = defineEndpoint({
  method: 'GET',
  path: '/vendor/services/{id}',
  access: 'vendor_page',
  summary: 'Read your organization, or one that it works with',
  params: z.object({ id: idField }),
  response: success(vendorPageSchema, { vendorId: z.string() }),
});
