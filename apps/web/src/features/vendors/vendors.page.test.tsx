import * as changes from '@slotwise/contract/vendors/vendor-changes.endpoints';
import * as endpoints from '@slotwise/contract/vendors/vendors.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aPage } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { CALLER, signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { aVendorRecord } from '../../../test/vendors.ts';
import { write } from '../../../test/write.ts';
import './vendors.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const asking = aVendorRecord({
  vendorId: '0198a000-0000-7000-8000-0000000000c3',
  vendorName: 'Tern Logistics',
  relationship: 'CLIENT',
  associationStatus: 'PENDING',
  isOursToAnswer: true,
});
const saved = (vendor = aVendorRecord()) => ({
  status: 'success' as const,
  vendorId: vendor.vendorId,
  data: vendor,
});

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(endpoints.listVendors, aPage([aVendorRecord(), asking]));
});

const row = (name: string) =>
  screen.getByRole<HTMLAnchorElement>('link', { name }).closest<HTMLTableRowElement>('tr')!;

async function openList(search = '') {
  const app = renderAt(`${paths.vendors()}${search}`);
  await screen.findByRole('link', { name: 'Kaveri Staffing' });
  return app;
}

test('an administrator sees who submits to which client and the results', async () => {
  const { store } = await openList();
  const text = row('Kaveri Staffing').textContent;
  for (const said of ['Supplier', '31 submitted', '2 waiting', '3.2 h to a first answer', 'Active'])
    expect(text).toContain(said);
  expect(screen.getByRole('link', { name: 'Kaveri Staffing' }).getAttribute('href')).toBe(
    paths.viewVendor(aVendorRecord().vendorId),
  );
  expect(store.getState().VENDOR.vendors).toHaveLength(2);
});

test('filters and order are in the address and sent to the server', async () => {
  await openList('?q=kav&direction=SUPPLIER&state=ACTIVE&sort=-submitted&page=1');
  expect(sentTo(endpoints.listVendors).at(-1)?.query).toEqual({
    q: 'kav',
    relationship: 'SUPPLIER',
    associationStatus: 'ACTIVE',
    sort: '-submitted',
    page: '1',
    pageSize: '25',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() =>
    expect(sentTo(endpoints.listVendors).at(-1)?.query).toEqual({
      sort: 'vendorName',
      page: '1',
      pageSize: '25',
    }),
  );
});

test('a request is accepted in its row', async () => {
  const toasts = listenToToasts();
  stubApi(changes.updateVendor, saved({ ...asking, associationStatus: 'ACTIVE', isOursToAnswer: false }));
  const { store } = await openList();
  await userEvent.click(within(row('Tern Logistics')).getByRole('button', { name: 'Accept Tern Logistics' }));
  await waitFor(() => expect(toasts).toEqual(['Updating Vendor', 'Vendor updated']));
  expect(sentTo(changes.updateVendor)[0]?.body).toEqual({
    associationStatus: 'ACTIVE',
    version: 3,
    ...CALLER,
  });
  expect(store.getState().ACTIONS.vendorDetails).toEqual({ actionType: 'updated' });
});

test('a request is declined after a confirmation that names it', async () => {
  stubApi(changes.updateVendor, saved({ ...asking, associationStatus: 'ENDED', isOursToAnswer: false }));
  await openList();
  await userEvent.click(
    within(row('Tern Logistics')).getByRole('button', { name: 'Decline Tern Logistics' }),
  );
  const question = await screen.findByRole('dialog', { name: 'Decline Tern Logistics?' });
  expect(sentTo(changes.updateVendor)).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sentTo(changes.updateVendor)).toHaveLength(1));
  expect(sentTo(changes.updateVendor)[0]?.body).toEqual({
    associationStatus: 'ENDED',
    version: 3,
    ...CALLER,
  });
});

test.each([
  [undefined, 'Invitation sent again'],
  [aFailure('RATE_LIMITED'), 'Unable to send the invitation again'],
])('an unanswered invitation is sent again', async (refusal, text) => {
  const toasts = listenToToasts();
  const invited = aVendorRecord({ associationStatus: 'PENDING', vendorStatus: 'UNCLAIMED' });
  stubApi(endpoints.listVendors, aPage([invited]));
  stubApi(
    changes.resendVendorInvitation,
    refusal ?? { status: 'success', vendorId: invited.vendorId, data: { sent: true } },
  );
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'Resend invitation to Kaveri Staffing' }));
  await waitFor(() => expect(toasts).toEqual([text]));
});

async function fillNewVendor() {
  await userEvent.click(screen.getByRole('button', { name: 'Add vendor' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add vendor' }));
  await userEvent.click(form.getByRole('radio', { name: /They submit candidates to us/ }));
  await write(form.getByLabelText(/Organization Name/), 'Tara');
  await write(form.getByLabelText(/^Contact \*|^Contact$/), 'Tom');
  await write(form.getByLabelText(/Contact’s email/), 'tom@tara.example');
  return form;
}

test('a vendor is added with its terms, and the list is read again', async () => {
  const toasts = listenToToasts();
  stubApi(changes.createVendor, saved(aVendorRecord({ vendorName: 'Tara' })));
  const { store } = await openList();
  const asked = sentTo(endpoints.listVendors).length;
  const form = await fillNewVendor();
  await userEvent.click(form.getByRole('button', { name: 'Add and invite' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add vendor' })).toBeNull());
  expect(sentTo(changes.createVendor)[0]?.body).toMatchObject({
    relationship: 'SUPPLIER',
    vendorName: 'Tara',
    contactName: 'Tom',
    contactEmail: 'tom@tara.example',
    ownershipDays: 180,
    submissionRequiresRtr: true,
  });
  expect(toasts).toEqual(['Vendor added']);
  expect(store.getState().ACTIONS.vendorDetails).toEqual({ actionType: 'created' });
  await waitFor(() => expect(sentTo(endpoints.listVendors).length).toBeGreaterThan(asked));
});

test('a refused vendor stays in its form, and a retry of the same input is one vendor', async () => {
  const toasts = listenToToasts();
  const refusal = 'You already work with this organization.';
  stubApi(
    changes.createVendor,
    aFailure('VALIDATION_FAILED', { message: [refusal], fieldErrors: { contactEmail: refusal } }),
  );
  await openList();
  const form = await fillNewVendor();
  const add = form.getByRole('button', { name: 'Add and invite' });
  await userEvent.click(add);
  await waitFor(() =>
    expect(form.getByLabelText(/Contact’s email/).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(toasts).toEqual(['Unable to add the vendor']);

  stubApi(changes.createVendor, aFailure('INTERNAL'));
  await userEvent.click(add);
  await waitFor(() => expect(toasts).toContain('An error occurred, please try again.'));
  const keys = sentTo(changes.createVendor).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
});

test('an empty form sends nothing, a filled one asks before it is discarded', async () => {
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'Add vendor' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add vendor' }));
  await userEvent.click(form.getByRole('button', { name: 'Add and invite' }));
  expect(await form.findByText('Organization Name is required')).toBeTruthy();
  expect(sentTo(changes.createVendor)).toHaveLength(0);
  await write(form.getByLabelText(/Organization Name/), 'Mari');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard what you entered?' })).toBeTruthy();
});

test('a first visit explains what vendors are, and a failed one can be retried', async () => {
  stubApi(endpoints.listVendors, aFailure('UNAVAILABLE'));
  renderAt(paths.vendors());
  expect(await screen.findByText('The vendors could not be loaded')).toBeTruthy();
  stubApi(endpoints.listVendors, aPage([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No vendors yet')).toBeTruthy();
});
