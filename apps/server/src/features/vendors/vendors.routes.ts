import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { createVendor } from './add-vendor.service.ts';
import { resendInvitation } from './invite-vendor.service.ts';
import { updateVendor } from './update-vendor.service.ts';
import { commentOn } from './vendor-comments.service.ts';
import { changeVendorDocuments } from './vendor-documents.service.ts';
import { getVendor, listVendors } from './read-vendor.service.ts';

export function vendorsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listVendors, (request, session) => listVendors(context, session, request));
  serve(app, context, changes.createVendor, ({ body }, session, call) =>
    createVendor(context, session, body, call),
  );
  serve(app, context, changes.updateVendor, (request, session) => updateVendor(context, session, request));
  serve(app, context, endpoints.getVendor, ({ params }, session) => getVendor(context, session, params.id));
  serve(app, context, changes.commentOnVendor, ({ body }, session, call) =>
    commentOn(context, session, body, call),
  );
  serve(app, context, changes.attachVendorDocuments, ({ body }, session) =>
    changeVendorDocuments(context, session, body),
  );
  serve(app, context, changes.resendVendorInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
}
