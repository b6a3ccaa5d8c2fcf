import { attachVendorDocuments } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from '#app/store.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { KAVERI_ID } from '../../../../test/vendors.ts';
import { attachDocument, removeDocument } from './documents.actions.ts';

const document = {
  documentId: '0198a000-0000-7000-8000-0000000000d1',
  kind: 'OTHER' as const,
  visibility: 'SHARED' as const,
};

beforeEach(installFetchStub);

test('an administrator files a document next to existing ones, and gets a confirmation', async () => {
  const toasts = listenToToasts();
  stubApi(attachVendorDocuments, { status: 'success', vendorId: KAVERI_ID, data: [] });
  await createStore().dispatch(attachDocument(KAVERI_ID, document));
  expect(toasts).toEqual(['Attaching Documents', 'Document attached successfully']);
  expect(sentTo(attachVendorDocuments)[0]?.body).toEqual({ vendorId: KAVERI_ID, documents: [document] });
});

test('an administrator sees which action on a document was refused', async () => {
  const toasts = listenToToasts();
  stubApi(attachVendorDocuments, aFailure('NOT_FOUND'));
  await createStore().dispatch(attachDocument(KAVERI_ID, document));
  await createStore().dispatch(removeDocument(KAVERI_ID, document.documentId));
  expect(toasts).toEqual([
    'Attaching Documents',
    'Unable to attach document',
    'Unable to remove the document',
  ]);
});
