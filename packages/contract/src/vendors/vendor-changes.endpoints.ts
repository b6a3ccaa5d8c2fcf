import * as z from 'zod/mini';
import { documentRefSchema } from '../booking-parts/documents.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import {
  newVendorCommentsSchema,
  newVendorSchema,
  vendorDocumentsSchema,
  vendorUpdateSchema,
} from './vendor-changes.schema.ts';
import { vendorCommentSchema, vendorSchema } from './vendors.schema.ts';

export const createVendor = defineEndpoint({
  method: 'POST',
  path: '/vendor/services',
  access: 'vendor_page',
  summary: 'Add a supplier or client and invite its contact',
  successStatus: 201,
  idempotent: true,
  body: newVendorSchema,
  response: success(vendorSchema, { vendorId: z.string() }),
});

export const updateVendor = defineEndpoint({
  method: 'PUT',
  path: '/vendor/services/{vendorId}',
  access: 'vendor_page',
  summary: 'Change your organization, or the terms with another one',
  params: z.object({ vendorId: idField }),
  body: vendorUpdateSchema,
  response: success(vendorSchema, { vendorId: z.string() }),
});

export const commentOnVendor = defineEndpoint({
  method: 'POST',
  path: '/vendor/services/comments',
  access: 'vendor_page',
  summary: 'Add a comment about a vendor',
  successStatus: 201,
  idempotent: true,
  body: newVendorCommentsSchema,
  response: success(z.array(vendorCommentSchema), { vendorId: z.string() }),
});

export const attachVendorDocuments = defineEndpoint({
  method: 'PUT',
  path: '/vendor/services/documents',
  access: 'vendor_page',
  summary: 'Attach documents about a vendor; only removedDocumentIds removes any',
  body: vendorDocumentsSchema,
  response: success(z.array(documentRefSchema), { vendorId: z.string() }),
});

export const resendVendorInvitation = defineEndpoint({
  method: 'POST',
  path: '/vendor/services/{id}/invitation',
  access: 'vendor_page',
  summary: 'Resend the invitation of an unclaimed vendor, or an unanswered request',
  params: z.object({ id: idField }),
  response: success(z.object({ sent: z.boolean() }), { vendorId: z.string() }),
});
