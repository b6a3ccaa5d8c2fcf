import { listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { createDownloadTicket } from '@slotwise/contract/files/files.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { aVendorRecord, KAVERI_ID } from '../../../../test/vendors.ts';
import '../view/view-vendor.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const aDocument = (overrides: Partial<DocumentRef>): DocumentRef => ({
  documentId: '0198a000-0000-7000-8000-0000000000d1',
  fileName: 'Agreement.pdf',
  contentType: 'application/pdf',
  size: 4096,
  sha256: '',
  kind: 'OTHER',
  visibility: 'SHARED',
  version: 1,
  uploadedBy: 'Ananya Rao',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  isOurs: true,
  url: '/files/0198a000-0000-7000-8000-0000000000d1',
  ...overrides,
});
const theirs = aDocument({
  documentId: '0198a000-0000-7000-8000-0000000000d2',
  fileName: 'Certificate.pdf',
  isOurs: false,
  url: `/files/0198a000-0000-7000-8000-0000000000d2?owner=${KAVERI_ID}`,
});

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listSubmissions, aPage([]));
  stubApi(listJobs, aPage([]));
});

async function open(overrides: Partial<VendorPage> = {}) {
  const vendor = aVendorRecord(overrides);
  stubApi(endpoints.getVendor, { status: 'success', vendorId: vendor.vendorId, data: vendor });
  renderAt(paths.viewVendor(vendor.vendorId));
  await screen.findByRole('heading', { level: 1, name: vendor.vendorName });
}

const done = { status: 'success' as const, vendorId: KAVERI_ID, data: [] };
const written = () => screen.getByLabelText<HTMLTextAreaElement>('Comment');

test('a refused comment keeps its text, stays one comment when retried, and goes to the chosen readers', async () => {
  const toasts = listenToToasts();
  await open();
  stubApi(changes.commentOnVendor, aFailure('UNAVAILABLE'));
  await userEvent.type(written(), 'Rates go up in April.');
  const form = within(screen.getByRole('form', { name: 'Add a comment' }));
  await userEvent.click(form.getByRole('radio', { name: 'Shared' }));
  expect(form.getByText('Kaveri Staffing can see it too')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(toasts).toEqual(['Unable to update comments']));
  expect(written().value).toBe('Rates go up in April.');

  stubApi(changes.commentOnVendor, done);
  await userEvent.click(form.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(written().value).toBe(''));
  expect(toasts).toContain('Comments added successfully');
  const [first, second] = sentTo(changes.commentOnVendor);
  expect(second?.body).toEqual({
    vendorId: KAVERI_ID,
    comments: 'Rates go up in April.',
    visibility: 'SHARED',
  });
  expect(first?.headers.get('Idempotency-Key')).toBe(second?.headers.get('Idempotency-Key'));
});

test('only our own documents can be removed, after a confirmation', async () => {
  const toasts = listenToToasts();
  await open({ documents: [aDocument({}), theirs] });
  expect(screen.queryByRole('button', { name: 'Remove Certificate.pdf' })).toBeNull();
  stubApi(changes.attachVendorDocuments, done);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Agreement.pdf' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this document?' }));
  expect(question.getByText('Agreement.pdf will be deleted for both organizations.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Remove document' }));
  await waitFor(() => expect(toasts).toEqual(['Document removed']));
  expect(sentTo(changes.attachVendorDocuments)[0]?.body).toEqual({
    vendorId: KAVERI_ID,
    removedDocumentIds: [aDocument({}).documentId],
  });
});

test('a file of the other side is requested from its owner, and a refusal is reported', async () => {
  const toasts = listenToToasts();
  await open({ documents: [theirs] });
  stubApi(createDownloadTicket, aFailure('NOT_FOUND'));
  await userEvent.click(screen.getByRole('button', { name: 'Download Certificate.pdf' }));
  await waitFor(() => expect(toasts).toEqual(['Unable to download the document']));
  expect(sentTo(createDownloadTicket)[0]?.query).toEqual({ owner: KAVERI_ID });
});
