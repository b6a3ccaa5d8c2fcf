import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import * as bookings from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { takeCandidate } from '@slotwise/contract/deepgaze/resumes.endpoints';
import type { ResumeCandidate } from '@slotwise/contract/deepgaze/resumes.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveUser } from '#api/session-storage.ts';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { nameField } from '../../../test/meeting-form.ts';
import { aPage } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import './schedule-meeting.page.tsx';

// The page is large, and a busy machine renders it slowly.
vi.setConfig({ testTimeout: 90_000 });

const COPY = '0198a000-0000-7000-8000-0000000000f1';
const draft = aBookingRecord({ bookingStatus: 'DRAFT', documents: [] });
const saved = { status: 'success' as const, bookingId: draft.bookingId, data: draft };

const found: ResumeCandidate = {
  candidateDetails: {
    ...draft.candidateDetails,
    candidateName: 'Meera Nair',
    email: 'meera.nair@candidate.example',
    phone: '',
    currentCompany: 'Palmyra Retail',
    totalExperience: 6.2,
    primarySkills: ['Java', 'Kafka'],
    resumeDocumentId: COPY,
  },
  fieldProvenance: {
    candidateName: { quote: 'Meera Nair', page: 1 },
    email: { quote: 'meera.nair@candidate.example', page: 1 },
    currentCompany: { quote: 'Palmyra Retail', page: 2 },
  },
  resume: { documentId: COPY, fileName: 'Meera_Nair.pdf', size: 2000 },
  jdId: null,
};

let said: string[] = [];

beforeEach(() => {
  said = listenToToasts();
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([]));
  stubApi(takeCandidate, { status: 'success', data: found });
  stubApi(saveDraft, saved);
  stubApi(bookings.getBooking, saved);
  stubApi(attachDocuments, { status: 'success', bookingId: draft.bookingId, data: [] });
});

test('a meeting from a resume is filled in, and each value shows its source words until changed', async () => {
  renderAt(paths.newMeeting({ resume: 'r-1' }));
  const name = await nameField();
  expect((name as HTMLInputElement).value).toBe('Meera Nair');
  screen.getByText('From the resume, page 1: “Meera Nair”');
  screen.getByText('From the resume, page 2: “Palmyra Retail”');
  // Years that no sentence states have no single source.
  expect(screen.getAllByText('From the resume, calculated from its dates').length).toBeGreaterThan(0);
  await userEvent.type(name, ' Rao');
  expect(screen.queryByText('From the resume, page 1: “Meera Nair”')).toBeNull();
  expect(said[0]).toBe(MESSAGES.deepgaze.schedule.progress);
});

test('source words are shown again when the draft is reopened, and to no one else', async () => {
  const typed = { candidateDetails: { candidateName: 'Meera Nair', currentCompany: 'Palmyra Retail' } };
  stubApi(bookings.getBooking, { ...saved, data: { ...draft, draft: typed } });
  renderAt(paths.newMeeting({ resume: 'r-1' }));
  await nameField();
  await waitFor(() => expect(sentTo(attachDocuments)).toHaveLength(1));
  cleanup();
  renderAt(paths.newMeeting({ draft: draft.bookingId }));
  await nameField();
  await screen.findByText('From the resume, page 2: “Palmyra Retail”');
  cleanup();
  saveUser({ token: 'is_other', vendorId: 'v', userId: 'someone else' });
  renderAt(paths.newMeeting({ draft: draft.bookingId }));
  await nameField();
  expect(screen.queryByText('From the resume, page 2: “Palmyra Retail”')).toBeNull();
});

test('the resume is attached to the meeting, once', async () => {
  renderAt(paths.newMeeting({ resume: 'r-1' }));
  await nameField();
  await waitFor(() => expect(sentTo(attachDocuments)).toHaveLength(1));
  expect(sentTo(attachDocuments)[0]?.body).toMatchObject({
    documents: [{ documentId: COPY, kind: 'RESUME' }],
  });
});

test('a resume that no longer exists is reported', async () => {
  stubApi(takeCandidate, aFailure('NOT_FOUND'));
  renderAt(paths.newMeeting({ resume: 'r-1' }));
  await waitFor(() =>
    expect(said).toEqual([MESSAGES.deepgaze.schedule.progress, MESSAGES.deepgaze.schedule.failure]),
  );
  await screen.findByRole('heading', { level: 1, name: 'Resume not found' });
});
