import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { createDownloadTicket } from '@slotwise/contract/files/files.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openMeeting } from '../../../../test/open-meeting.ts';
import { aFailure, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const aDocument = (overrides: Partial<DocumentRef> = {}): DocumentRef => ({
  documentId: '0198a000-0000-7000-8000-0000000000d1',
  fileName: 'meera-krishnan.docx',
  contentType: 'application/msword',
  size: 312 * 1024,
  sha256: '',
  kind: 'RESUME',
  visibility: 'SHARED',
  version: 2,
  uploadedBy: 'Ananya Rao',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  isOurs: true,
  url: '/files/d1',
  ...overrides,
});
const other = aDocument({ documentId: '0198a000-0000-7000-8000-0000000000d2', fileName: 'offer.docx' });

const openDocuments = () => openMeeting({ documents: [aDocument(), other] }, { tab: 'documents' });

test('a document shows its kind, version, size, and who added it when', async () => {
  await openDocuments();
  const list = within(screen.getByRole('list', { name: 'Documents of this meeting' }));
  const row = within(list.getAllByRole('listitem')[0]!);
  expect(row.getByText('Resume')).toBeTruthy();
  expect(row.getByText('version 2 · 312 kB · Ananya Rao · 20/11/2026 14:30')).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Read/ })).toBeNull();
});

test('a document is removed after a confirmation, and the others are sent along', async () => {
  const { data } = await openDocuments();
  stubApi(attachDocuments, { status: 'success', bookingId: data.bookingId, data: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove offer.docx' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this document?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove document' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(attachDocuments)[0]?.body).toMatchObject({
    documents: [{ documentId: aDocument().documentId }],
    removedDocumentIds: [other.documentId],
  });
});

test('a refused download says so', async () => {
  await openDocuments();
  stubApi(createDownloadTicket, aFailure('NOT_FOUND'));
  await userEvent.click(screen.getByRole('button', { name: 'Download offer.docx' }));
  expect(await screen.findAllByText('Unable to download the document')).toBeTruthy();
});
