import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { cancelBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RETRY_DELAY_MS } from '#lib/autosave.ts';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../../test/bookings.ts';
import { fill, fillMeeting, nameField } from '../../../../test/meeting-form.ts';
import { aPage, aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../../test/stub-api.ts';
import '../schedule-meeting.page.tsx';
import { toDraft } from './draft-values.model.ts';
import { EMPTY_MEETING, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';

// The page is large, and a busy machine renders it slowly.
vi.setConfig({ testTimeout: 90_000 });

const DRAFT_ID = '0198a000-0000-7000-8000-0000000000d1';

const aDraft = (values: Partial<MeetingValues>, version = 1) =>
  aBookingRecord({
    bookingId: DRAFT_ID,
    bookingStatus: 'DRAFT',
    version,
    documents: [],
    draft: toDraft({ ...EMPTY_MEETING, ...values }),
  });

const answer = (data: ReturnType<typeof aBookingRecord>) => ({
  status: 'success' as const,
  bookingId: data.bookingId,
  data,
});

const named = (candidateName: string) => ({
  candidateDetails: { ...EMPTY_MEETING.candidateDetails, candidateName },
});

const line = () => screen.findByText(/^Saved \d\d:\d\d · draft$/);
const value = (element: HTMLElement) => (element as HTMLInputElement).value;
const draftAddress = paths.newMeeting({ draft: DRAFT_ID });
const address = () => window.location.pathname + window.location.search;

let version = 0;
let said: string[] = [];

beforeEach(() => {
  said = listenToToasts();
  version = 0;
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(endpoints.listBookings, aPage([aBookingRecord()]));
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 1 }));
  stubApi(saveDraft, () => answer(aDraft({}, (version += 1))));
});

test('typing creates a draft automatically and quietly, and the address names it', async () => {
  renderAt(paths.newMeeting());
  await fill(userEvent.setup(), await nameField(), 'Meera');
  expect(await line()).toBeTruthy();
  expect(address()).toBe(draftAddress);
  expect(value(await nameField())).toBe('Meera');
  expect(said).toEqual([]);
  expect(sentTo(saveDraft)[0]?.body).toMatchObject({ candidateDetails: { candidateName: 'Meera' } });
  expect(sentTo(saveDraft)[0]?.body).not.toHaveProperty('bookingId');
});

test('a later save changes the same draft, based on the previous version', async () => {
  renderAt(paths.newMeeting());
  const user = userEvent.setup();
  await fill(user, await nameField(), 'Meera');
  await line();
  await fill(user, screen.getByRole('textbox', { name: 'Job title' }), 'Data Engineer');
  await waitFor(() => expect(sentTo(saveDraft)).toHaveLength(2));
  expect(sentTo(saveDraft)[1]?.body).toMatchObject({
    bookingId: DRAFT_ID,
    version: 1,
    jobTitle: 'Data Engineer',
  });
});

test('a hidden tab saves at once', async () => {
  renderAt(paths.newMeeting());
  const name = await nameField();
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  name.focus();
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(name, 'Meera');
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(sentTo(saveDraft)).toHaveLength(0);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(sentTo(saveDraft)).toHaveLength(1);
  vi.restoreAllMocks();
});

test('a draft is resumed as it was left, including half-typed fields and the panel’s hours', async () => {
  const { panelistId, displayName: name, email } = aPanelistRecord();
  const panel = [keptSeat({ panelistId, name, email, required: false })];
  stubApi(
    endpoints.getBooking,
    answer(aDraft({ ...named('Mee'), date: '26/1', start: '9', panel, instructions: 'Bring ' }, 4)),
  );
  renderAt(draftAddress);
  expect(value(await nameField())).toBe('Mee');
  expect(value(screen.getByPlaceholderText('DD/MM/YYYY'))).toBe('26/1');
  expect(value(screen.getByRole('textbox', { name: 'Start' }))).toBe('9');
  expect(value(screen.getByRole('textbox', { name: 'Notes' }))).toBe('Bring ');
  expect(await screen.findByText(/Stockholm .* Data Platform Lead/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: /Sofia Lindqvist is required/ })).toHaveProperty(
    'checked',
    false,
  );
  expect(sentTo(saveDraft)).toHaveLength(0);
});

test('a draft that was scheduled since opens its meeting', async () => {
  stubApi(endpoints.getBooking, answer(aBookingRecord({ bookingId: DRAFT_ID })));
  renderAt(draftAddress);
  await waitFor(() => expect(address()).toBe(paths.viewMeeting(DRAFT_ID)));
});

test('without a connection the page says so, asks before leaving, and saves once reconnected', async () => {
  stubNoAnswer(saveDraft);
  renderAt(paths.newMeeting());
  const user = userEvent.setup();
  await fill(user, await nameField(), 'Meera');
  expect(await screen.findByText('Not saved: offline, trying again')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe(paths.newMeeting());
  stubApi(saveDraft, answer(aDraft(named('Meera'))));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Saved/, {}, { timeout: RETRY_DELAY_MS - 1000 })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard()));
});

test('scheduling creates the meeting from the draft, based on the last saved version', async () => {
  const data = aBookingRecord({ bookingId: DRAFT_ID });
  stubApi(endpoints.createBooking, { ...answer(data), warnings: [] });
  const { store } = renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await line();
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(said).toEqual(['Creating new Meeting', 'Meeting created Successfully']));
  const [sent] = sentTo(endpoints.createBooking);
  expect(sent?.body).toMatchObject({ bookingId: DRAFT_ID, version });
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

const conflict = () =>
  aFailure('VERSION_CONFLICT', {
    details: {
      version: 7,
      bookingStatus: 'DRAFT',
      changes: [
        { ...aBookingRecord().workFlow[0], byName: 'Rohit Kulkarni', byEmail: 'rohit@northbridge.example' },
      ],
    },
  });

async function typeIntoAConflict() {
  stubApi(endpoints.getBooking, answer(aDraft(named('Meera'), 7)));
  renderAt(draftAddress);
  const user = userEvent.setup();
  stubApi(saveDraft, conflict());
  await fill(user, await nameField(), 'Meera Krishnan');
  expect(await screen.findByText('Rohit Kulkarni changed this draft in the meantime')).toBeTruthy();
  expect(screen.getByText('Not saved: changed elsewhere')).toBeTruthy();
  expect(value(await nameField())).toBe('Meera Krishnan');
  return user;
}

test('a draft changed elsewhere can be loaded, and the text typed here restored over it', async () => {
  const user = await typeIntoAConflict();
  stubApi(endpoints.getBooking, answer(aDraft(named('Meera K.'), 8)));
  await user.click(screen.getByRole('button', { name: 'Load the other version' }));
  await waitFor(async () => expect(value(await nameField())).toBe('Meera K.'));
  stubApi(saveDraft, () => answer(aDraft({}, 9)));
  await user.click(screen.getByRole('button', { name: 'Restore what you typed' }));
  await line();
  expect(sentTo(saveDraft).at(-1)?.body).toMatchObject({
    bookingId: DRAFT_ID,
    version: 8,
    candidateDetails: { candidateName: 'Meera Krishnan' },
  });
});

test('text typed into a draft changed elsewhere can become a new draft', async () => {
  const user = await typeIntoAConflict();
  const other = { ...aDraft({}), bookingId: '0198a000-0000-7000-8000-0000000000d2' };
  stubApi(saveDraft, answer(other));
  await user.click(screen.getByRole('button', { name: 'Keep mine as a new draft' }));
  await waitFor(() => expect(address()).toBe(paths.newMeeting({ draft: other.bookingId })));
  expect(sentTo(saveDraft).at(-1)?.body).not.toHaveProperty('bookingId');
  expect(value(await nameField())).toBe('Meera Krishnan');
  expect(screen.queryByText(/changed this draft/)).toBeNull();
});

test('a draft is discarded after a confirmation, and the dashboard follows', async () => {
  stubApi(endpoints.getBooking, answer(aDraft(named('Meera'), 3)));
  stubApi(cancelBooking, {
    status: 'success',
    bookingId: DRAFT_ID,
    data: { bookingStatus: 'CANCELLED', version: 4 },
  });
  const { store } = renderAt(draftAddress);
  await nameField();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Discard draft…' }));
  await screen.findByRole('dialog', { name: 'Discard this draft?' });
  await user.keyboard('{Escape}');
  const opener = screen.getByRole('button', { name: 'Discard draft…' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.click(opener);
  const question = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
  await user.click(question.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(said).toEqual(['Draft discarded']));
  await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard()));
  expect(sentTo(cancelBooking)[0]).toMatchObject({ query: { bookingId: DRAFT_ID }, body: { version: 3 } });
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

test('the next round starts with the previous one’s candidate, job and scorecard', async () => {
  const before = aBookingRecord({ scorecard: [{ name: 'Streaming', weight: 3, mustHave: true }] });
  stubApi(endpoints.getBooking, answer(before));
  renderAt(paths.newMeeting({ previous: before.bookingId }));
  expect(value(await nameField())).toBe('Meera Krishnan');
  expect(value(screen.getByRole('textbox', { name: 'Round number' }))).toBe('3');
  expect(value(screen.getByRole('textbox', { name: 'Attribute 1' }))).toBe('Streaming');
  expect(sentTo(saveDraft)).toHaveLength(0);
  await fill(userEvent.setup(), screen.getByRole('textbox', { name: 'Round' }), 'Final');
  await line();
  expect(sentTo(saveDraft)[0]?.body).toMatchObject({
    previousBookingId: before.bookingId,
    roundNumber: 3,
    jobTitle: 'Senior Data Engineer',
  });
});

test('removing a document from a draft creates the version the next save is based on', async () => {
  const resume = {
    documentId: '0198a000-0000-7000-8000-0000000000f1',
    fileName: 'meera.pdf',
    contentType: 'application/pdf',
    size: 1000,
    sha256: '',
    kind: 'RESUME' as const,
    visibility: 'INTERNAL' as const,
    version: 1,
    uploadedBy: 'Ananya Rao',
    uploadedAt: '2026-11-20T09:00:00.000Z',
    isOurs: true,
    url: '/files/1',
  };
  stubApi(endpoints.getBooking, answer({ ...aDraft(named('Meera'), 3), documents: [resume] }));
  stubApi(attachDocuments, { status: 'success', bookingId: DRAFT_ID, data: [] });
  renderAt(draftAddress);
  await nameField();
  const user = userEvent.setup();
  stubApi(endpoints.getBooking, answer(aDraft(named('Meera'), 5)));
  await user.click(screen.getByRole('button', { name: 'Remove meera.pdf' }));
  await waitFor(() => expect(said).toEqual(['Document removed']));
  await waitFor(() => expect(screen.queryByText('meera.pdf')).toBeNull());
  await fill(user, await nameField(), 'Meera K.');
  await line();
  expect(sentTo(saveDraft)[0]?.body).toMatchObject({ version: 5 });
});

test('attributes are added with Enter, without duplicate names, and a cleared line is not sent', async () => {
  stubApi(endpoints.createBooking, { ...answer(aBookingRecord()), warnings: [] });
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await user.click(screen.getByRole('textbox', { name: 'Attribute 4' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Attribute 5'));
  await user.keyboard('communication');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Each attribute appears once')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Attribute 5' }));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sentTo(endpoints.createBooking)).toHaveLength(1));
  expect(sentTo(endpoints.createBooking)[0]?.body).toHaveProperty('scorecard.length', 4);
});
