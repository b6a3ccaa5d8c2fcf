import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { attachVendorDocuments } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

export type Attachment = { documentId: string; kind: DocumentKind; visibility: Visibility };

/** Files an uploaded document about a vendor, next to the existing ones. */
export const attachDocument = (vendorId: string, document: Attachment) => async (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.vendors.documents, () =>
    callApi(attachVendorDocuments, { body: { vendorId, documents: [document] } }),
  );

/** Removes one of the organization's own documents. */
export const removeDocument = (vendorId: string, documentId: string) => async (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.vendors.removeDocument, () =>
    callApi(attachVendorDocuments, { body: { vendorId, removedDocumentIds: [documentId] } }),
  );
