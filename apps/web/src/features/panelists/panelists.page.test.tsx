import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import * as changes from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { getVendor } from '@slotwise/contract/vendors/vendors.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { aVendorRecord } from '../../../test/vendors.ts';
import { write } from '../../../test/write.ts';
import '#app/panelists-and-holidays.page.tsx';

// A busy machine renders the form of a whole week slowly.
vi.setConfig({ testTimeout: 90_000 });

const own = aVendorRecord({
  relationship: 'SELF',
  settings: {
    decisionPolicy: 'first',
    requireFeedbackBeforeDecision: false,
    memberDefaults: { ...USUAL_DEFAULTS, bufferAfter: 15, maxPerDay: 3 },
  },
});

beforeEach(() => {
  installFetchStub();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(listHolidayCalendars, { status: 'success', data: [] });
  stubApi(getVendor, { status: 'success', vendorId: own.vendorId, data: own });
});

const listed = () => screen.findByText('Sofia Lindqvist', {}, { timeout: 10_000 });

async function openForm() {
  signIn();
  renderAt(paths.panelists());
  await listed();
  await userEvent.click(screen.getByRole('button', { name: 'Add panelist' }));
  return screen.findByRole('dialog', { name: 'Add panelist' });
}

test('a recruiter can read the list but change nothing', async () => {
  signIn('USER_RECRUITER');
  renderAt(paths.panelists());
  await listed();
  expect(screen.getByText('Mon–Fri 09:00–17:30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add panelist' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
});

test('an administrator adds a panelist and reads what happens next', async () => {
  const form = await openForm();
  const saved = aPanelistRecord({ displayName: 'Arjun Nair', email: 'arjun@northbridge.example' });
  stubApi(changes.createPanelist, {
    status: 'success',
    panelistId: saved.panelistId,
    data: saved,
    invite: { sent: true, expiresAt: null },
  });
  await write(within(form).getByLabelText(/First Name/), 'Arjun');
  await write(within(form).getByLabelText(/Email/), 'Arjun@northbridge.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Add panelist' }));

  const result = await screen.findByRole('dialog', { name: 'Panelist added' });
  expect(within(result).getByText(/sent to arjun@northbridge.example/)).toBeTruthy();
  await userEvent.click(within(result).getByRole('link', { name: 'Add another' }));
  expect(await screen.findByRole('dialog', { name: 'Add panelist' })).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getAllByText('Creating new panelist')).toBeTruthy();
  expect(sentTo(changes.createPanelist)[0]?.body).toMatchObject({
    firstName: 'Arjun',
    timeZone: 'Asia/Kolkata',
    weeklyHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' })),
    bufferAfter: 15,
    maxPerDay: 3,
  });
});

test('a refusal opens the failure modal, marks the field, and keeps the form', async () => {
  const form = await openForm();
  const used = 'Sofia Lindqvist is already a panelist with this email address.';
  stubApi(
    changes.createPanelist,
    aFailure('EMAIL_IN_USE', { message: [used], fieldErrors: { email: used } }),
  );
  await write(within(form).getByLabelText(/First Name/), 'Sofia');
  await write(within(form).getByLabelText(/Email/), 'sofia@northbridge.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Add panelist' }));

  const result = await screen.findByRole('dialog', { name: 'Panelist not saved' });
  expect(within(result).getByText(used)).toBeTruthy();
  await userEvent.click(within(result).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(within(form).getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true');
});

test('overlapping hours are reported at their fields, and nothing is sent', async () => {
  const form = await openForm();
  await write(within(form).getByLabelText(/First Name/), 'Arjun');
  await write(within(form).getByLabelText(/Email/), 'arjun@northbridge.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Add hours to Monday' }));
  const from = within(form).getByLabelText('Monday, range 2 from');
  await userEvent.clear(from);
  await userEvent.type(from, '17');
  await userEvent.click(within(form).getByRole('button', { name: 'Add panelist' }));
  expect(await within(form).findByText('Overlaps 09:00–18:00')).toBeTruthy();
  expect(sentTo(changes.createPanelist)).toHaveLength(0);
});

test('Escape over changed fields asks before discarding them', async () => {
  const form = await openForm();
  await write(within(form).getByLabelText(/First Name/), 'Arjun');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull());
  expect(within(form).getByLabelText<HTMLInputElement>(/First Name/).value).toBe('Arjun');

  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add panelist' })).toBeNull());
});

test('Escape over an untouched form closes it at once', async () => {
  await openForm();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add panelist' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull();
});

test('a panelist’s limits are edited in the same fields, on top of someone else’s change', async () => {
  signIn();
  renderAt(paths.panelists());
  await listed();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Sofia Lindqvist' }));
  const form = await screen.findByRole('form', { name: 'Edit Sofia Lindqvist' });
  await userEvent.type(within(form).getByLabelText('Daily limit'), '2');
  const theirs = aPanelistRecord({ version: 2, designation: 'Director' });
  stubApi(listPanelists, aPage([theirs]));
  stubApi(changes.updatePanelist, aFailure('VERSION_CONFLICT'));
  await userEvent.click(within(form).getByRole('button', { name: 'Save panelist' }));
  expect(await within(form).findByText(/Someone else changed this first/)).toBeTruthy();
  expect(within(form).getByLabelText<HTMLInputElement>('Designation').value).toBe('Director');

  const { panelistId } = theirs;
  stubApi(changes.updatePanelist, { status: 'success', panelistId, data: { ...theirs, version: 3 } });
  await userEvent.click(within(form).getByRole('button', { name: 'Save panelist' }));
  await screen.findByRole('dialog', { name: 'Panelist saved' });
  expect(sentTo(changes.updatePanelist).at(-1)?.body).toMatchObject({
    version: 2,
    maxPerDay: 2,
    designation: 'Director',
  });
});

test('deactivating asks first, naming the person', async () => {
  signIn();
  stubApi(changes.updatePanelist, {
    status: 'success',
    panelistId: aPanelistRecord().panelistId,
    data: aPanelistRecord({ panelStatus: 'INACTIVE' }),
  });
  renderAt(paths.panelists());
  await listed();
  await userEvent.click(screen.getByRole('button', { name: 'More for Sofia Lindqvist' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate…', hidden: true }));
  const question = await screen.findByRole('dialog', { name: 'Deactivate Sofia Lindqvist?' });
  expect(sentTo(changes.updatePanelist)).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findAllByText('Panelist deactivated')).toBeTruthy();
  expect(sentTo(changes.updatePanelist)[0]?.body).toMatchObject({ panelStatus: 'INACTIVE', version: 1 });
});

test('search, status and level are in the address and sent to the server', async () => {
  signIn();
  renderAt(`${paths.panelists()}?q=sofia&status=ACTIVE&level=LEAD`);
  await listed();
  expect(sentTo(listPanelists).at(-1)?.query).toMatchObject({
    q: 'sofia',
    panelStatus: 'ACTIVE',
    level: 'LEAD',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a list that cannot be loaded says why and can be retried', async () => {
  signIn();
  stubApi(listPanelists, aFailure('UNAVAILABLE'));
  renderAt(paths.panelists());
  expect(await screen.findByText('The panelists could not be loaded', {}, { timeout: 10_000 })).toBeTruthy();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await listed();
});

test('a panelist’s statistics are shown in words, and late scorecards are marked', async () => {
  const stats = {
    upcoming: 4,
    thisWeek: 3,
    interviewed: 12,
    noShows: 1,
    avgFeedbackHours: 6.46,
    pendingFeedback: 2,
    overdueFeedback: 1,
  };
  stubApi(listPanelists, aPage([aPanelistRecord({ stats })]));
  signIn();
  renderAt(paths.panelists());
  await listed();
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toContain('3 this week4 upcoming');
  expect(cells).toContain('2 owed, 1 overdue6.5 h to feedback');
  expect(cells).toContain('12 interviews1 no-show');
});

test('a click on a column header sorts the list on the server, largest first', async () => {
  signIn();
  renderAt(paths.panelists());
  await listed();
  await userEvent.click(screen.getByRole('button', { name: 'Scorecards' }));
  await waitFor(() => expect(window.location.search).toBe('?sort=-overdueFeedback'));
  await waitFor(() =>
    expect(sentTo(listPanelists).at(-1)?.query).toMatchObject({ sort: '-overdueFeedback' }),
  );
  const head = screen.getByRole('columnheader', { name: 'Scorecards' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
});
