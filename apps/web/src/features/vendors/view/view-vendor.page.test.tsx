import { listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { updateJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aJobRecord } from '../../../../test/jobs.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { CALLER, aRecruiterResponse, signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { aSubmittedBooking, aVendorRecord, KAVERI_ID } from '../../../../test/vendors.ts';
import './view-vendor.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const OWN_ID = aRecruiterResponse().vendorId;

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listSubmissions, aPage([aSubmittedBooking()]));
  stubApi(listJobs, aPage([]));
});

const answered = (vendor: VendorPage) => ({
  status: 'success' as const,
  vendorId: vendor.vendorId,
  data: vendor,
});

async function open(overrides: Partial<VendorPage> = {}, search = '') {
  const vendor = aVendorRecord(overrides);
  stubApi(endpoints.getVendor, answered(vendor));
  const app = renderAt(`${paths.viewVendor(vendor.vendorId)}${search}`);
  await screen.findByRole('heading', { level: 1, name: vendor.vendorName });
  return { ...app, vendor };
}

test('a client sees a supplier’s submissions, and can answer them in the row', async () => {
  const { store } = await open();
  const table = within(await screen.findByRole('table', { name: 'Submissions' }));
  const link = table.getByRole('link', { name: 'Meera Krishnan' });
  expect(link.getAttribute('href')).toBe(paths.viewMeeting(aSubmittedBooking().bookingId));
  expect(table.getByRole('link', { name: 'Answer for Meera Krishnan' })).toBeTruthy();
  expect(table.getByText('INR 1,850.00')).toBeTruthy();
  expect(sentTo(listSubmissions)[0]?.query).toMatchObject({
    submitterVendorId: KAVERI_ID,
    sort: '-createdAt',
  });
  expect(sentTo(listSubmissions)[0]?.query).not.toHaveProperty('clientVendorId');
  expect(store.getState().VENDOR.vendor?.vendorId).toBe(KAVERI_ID);
});

test('a job is shared with a supplier from the supplier’s page', async () => {
  const job = aJobRecord({ sharedWithVendorIds: [] });
  const shared = { ...job, sharedWithVendorIds: [KAVERI_ID] };
  const isShared = () => sentTo(updateJob).length > 0;
  stubApi(listJobs, () => aPage([isShared() ? shared : job]));
  stubApi(updateJob, { status: 'success', jdId: job.jdId, data: shared });
  await open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Share a job…' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Share a job with Kaveri Staffing' }));
  await userEvent.click(await dialog.findByRole('button', { name: `Share ${job.title}` }));
  expect(await dialog.findByText(/^Kaveri Staffing already sees all your open jobs/)).toBeTruthy();
  const { jdId, version, vendorId } = job;
  expect(sentTo(updateJob)[0]?.body).toEqual({ jdId, version, vendorId, sharedWithVendorIds: [KAVERI_ID] });
});

test('a supplier sees its own submissions to a client, submits from there, but cannot change the terms', async () => {
  await open({ relationship: 'CLIENT' }, '?status=SUBMITTED&q=meera');
  const table = within(await screen.findByRole('table', { name: 'Submissions' }));
  expect(table.queryByRole('link', { name: /^Answer/ })).toBeNull();
  expect(sentTo(listSubmissions)[0]?.query).toMatchObject({
    submitterVendorId: OWN_ID,
    clientVendorId: KAVERI_ID,
    bookingStatus: 'SUBMITTED',
    q: 'meera',
  });
  expect(sentTo(listJobs)[0]?.query).toMatchObject({ name: KAVERI_ID });
  expect(screen.queryByRole('button', { name: 'Edit terms' })).toBeNull();
  expect(screen.getByText('The client sets these terms. Ask Kaveri Staffing to change them.')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Submit candidate…' })[0]!);
  await waitFor(() => expect(window.location.search).toContain(`submitTo=${KAVERI_ID}`));
});

test('only changed terms are saved, and someone else’s change is reported without losing what was typed', async () => {
  const toasts = listenToToasts();
  const { vendor } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Edit terms' }));
  const form = within(await screen.findByRole('dialog', { name: 'Terms with Kaveri Staffing' }));
  const hours = form.getByLabelText<HTMLInputElement>('Answer within (hours)');
  await userEvent.clear(hours);
  await userEvent.type(hours, '24');
  stubApi(changes.updateVendor, aFailure('VERSION_CONFLICT'));
  stubApi(endpoints.getVendor, answered({ ...vendor, ownershipDays: 90, version: 4 }));
  await userEvent.click(form.getByRole('button', { name: 'Save terms' }));
  expect(await form.findByText(/Someone else changed this first/)).toBeTruthy();
  await waitFor(() => expect(screen.getByText('90 days from submission')).toBeTruthy());
  expect(hours.value).toBe('24');

  const saved = answered({ ...vendor, ownershipDays: 90, answerHours: 24, version: 5 });
  stubApi(changes.updateVendor, saved);
  stubApi(endpoints.getVendor, saved);
  await userEvent.click(form.getByRole('button', { name: 'Save terms' }));
  await waitFor(() => expect(screen.getByText('24 hours')).toBeTruthy());
  expect(sentTo(changes.updateVendor).map(({ body }) => body)).toEqual([
    { answerHours: 24, version: 3, ...CALLER },
    { answerHours: 24, version: 4, ...CALLER },
  ]);
  expect(toasts).toEqual([
    'Updating Vendor',
    'Unable to update the vendor',
    'Updating Vendor',
    'Vendor updated',
  ]);
});

test('a vendor that could not be saved for an unknown reason gets the text for unexpected errors', async () => {
  const toasts = listenToToasts();
  await open();
  stubApi(changes.updateVendor, aFailure('INTERNAL'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit notes' }));
  const form = within(await screen.findByRole('dialog', { name: 'Your notes on Kaveri Staffing' }));
  await userEvent.type(form.getByLabelText('Notes'), ' Slow in December.');
  await userEvent.click(form.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(toasts).toEqual(['Updating Vendor', 'An error occurred, please try again.']));
  expect(sentTo(changes.updateVendor)[0]?.body).toEqual({
    privateNotes: 'Strong on data people. Slow in December.',
    version: 3,
    ...CALLER,
  });
});

test.each([
  ['Suspend…', 'Suspend Kaveri Staffing?', 'Suspend', 'SUSPENDED'],
  ['Stop working together…', 'Stop working with Kaveri Staffing?', 'Stop working together', 'ENDED'],
] as const)('%s asks first and says what stays', async (item, title, confirm, associationStatus) => {
  const { vendor } = await open();
  stubApi(changes.updateVendor, answered({ ...vendor, associationStatus }));
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
  const question = within(await screen.findByRole('dialog', { name: title }));
  expect(question.getByText(/already submitted/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: confirm }));
  await waitFor(() =>
    expect(sentTo(changes.updateVendor)[0]?.body).toEqual({ associationStatus, version: 3, ...CALLER }),
  );
});

test('a suspension by the other side can only be resumed by them', async () => {
  await open({ associationStatus: 'SUSPENDED' });
  expect(screen.getByText('Kaveri Staffing has suspended working with you.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual(['Stop working together…']);
});

test('our suspension is resumed from its own note', async () => {
  const { vendor } = await open({ associationStatus: 'SUSPENDED', isOursToResume: true });
  stubApi(changes.updateVendor, answered({ ...vendor, associationStatus: 'ACTIVE' }));
  stubApi(endpoints.getVendor, answered({ ...vendor, associationStatus: 'ACTIVE' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByText('Supplier, active');
  expect(sentTo(changes.updateVendor)[0]?.body).toEqual({
    associationStatus: 'ACTIVE',
    version: 3,
    ...CALLER,
  });
});

test('a card is edited by its own organization, and until that joins by the person who added it', async () => {
  await open();
  expect(screen.getByText('Kaveri Staffing maintains these details.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
});

test('the card of an organization no one has joined can be corrected', async () => {
  const { vendor } = await open({ vendorStatus: 'UNCLAIMED', associationStatus: 'PENDING' });
  expect(screen.getByText('Supplier, invited')).toBeTruthy();
  stubApi(changes.updateVendor, answered({ ...vendor, city: 'Mysuru' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit details' }));
  const form = within(await screen.findByRole('dialog', { name: 'Details of Kaveri Staffing' }));
  await userEvent.clear(form.getByLabelText('City'));
  await userEvent.type(form.getByLabelText('City'), 'Mysuru');
  await userEvent.click(form.getByRole('button', { name: 'Save details' }));
  await waitFor(() =>
    expect(sentTo(changes.updateVendor)[0]?.body).toEqual({ city: 'Mysuru', version: 3, ...CALLER }),
  );
});

test('an organization we do not work with looks like one that does not exist', async () => {
  stubApi(endpoints.getVendor, aFailure('NOT_FOUND'));
  renderAt(paths.viewVendor(KAVERI_ID));
  await screen.findByRole('heading', { name: 'Vendor not found' });
  const ways = within(screen.getByRole('main')).getAllByRole('link', { name: 'Vendors' });
  expect(ways[0]?.getAttribute('href')).toBe(paths.vendors());
});
