import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { createVendor, resendInvitation } from './adding/adding.service.ts';
import { updateVendor } from './changes/changes.service.ts';
import { commentOn } from './comments/comments.service.ts';
import { changeVendorDocuments } from './documents/documents.service.ts';
import { getVendor, listVendors } from './reading/reading.service.ts';

export function vendorsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listVendors, (request, session) => listVendors(context, session, request));
  serve(app, context, endpoints.createVendor, ({ body }, session, call) =>
    createVendor(context, session, body, call),
  );
  serve(app, context, endpoints.updateVendor, (request, session) => updateVendor(context, session, request));
  serve(app, context, endpoints.getVendor, ({ params }, session) => getVendor(context, session, params.id));
  serve(app, context, endpoints.commentOnVendor, ({ body }, session, call) =>
    commentOn(context, session, body, call),
  );
  serve(app, context, endpoints.attachVendorDocuments, ({ body }, session) =>
    changeVendorDocuments(context, session, body),
  );
  serve(app, context, endpoints.resendVendorInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
}
