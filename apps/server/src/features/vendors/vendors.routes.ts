import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { Routes } from '#http/routes.ts';
import { createVendor } from './add-vendor.service.ts';
import { resendInvitation } from './invite-vendor.service.ts';
import { updateVendor } from './update-vendor.service.ts';
import { commentOn } from './vendor-comments.service.ts';
import { changeVendorDocuments } from './vendor-documents.service.ts';
import { getVendor, listVendors } from './read-vendor.service.ts';

export function vendorsRoutes({ context, serve, serveTx }: Routes) {
  serve(endpoints.listVendors, (request, session) => listVendors(context, session, request));
  serve(changes.createVendor, ({ body }, session, call) => createVendor(context, session, body, call));
  serve(changes.updateVendor, (request, session) => updateVendor(context, session, request));
  serveTx(endpoints.getVendor, (tx, { params }) => getVendor(context, tx, params.id));
  serve(changes.commentOnVendor, ({ body }, session, call) => commentOn(context, session, body, call));
  serveTx(changes.attachVendorDocuments, (tx, { body }, session) =>
    changeVendorDocuments(context, tx, session, body),
  );
  serve(changes.resendVendorInvitation, ({ params }, session) =>
    resendInvitation(context, session, params.id),
  );
}
