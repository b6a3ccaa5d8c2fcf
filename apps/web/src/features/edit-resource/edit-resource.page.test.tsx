import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { addResource, changeBilling } from '@slotwise/contract/bookings/resources.endpoints';
import type { Billing, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { recruiterRead } from '#state/recruiter.slice.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { fill } from '../../../test/meeting-form.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './edit-resource.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const RESOURCE_ID = '0198a000-0000-7000-8000-0000000000c1';
const { bookingId } = aBookingRecord();

const aBilling = (): Billing => ({
  billRate: '92.50',
  payRate: '80.00',
  currency: 'INR',
  rateUnit: 'HOUR',
  overtimeRate: '',
  marginAmount: '12.50',
  marginPercent: '13.51',
  poNumber: '',
  poAmount: '',
  poStart: '',
  poEnd: '',
  sowNumber: '',
  billingStartDate: '',
  billingEndDate: '',
  invoiceCycle: 'MONTHLY',
  paymentTermsDays: null,
  taxPercent: '',
  taxId: '',
  billingContactName: '',
  billingContactEmail: '',
  costCentre: '',
  notes: '',
  history: [
    {
      effectiveFrom: '2026-11-01',
      billRate: '92.50',
      payRate: '80.00',
      currency: 'INR',
      rateUnit: 'HOUR',
      reason: 'First rate',
      byName: 'Ananya Rao',
      at: '2026-11-01T09:00:00.000Z',
    },
  ],
});

const aResource = (overrides: Partial<Resource> = {}): Resource => ({
  resourceId: RESOURCE_ID,
  bookingId,
  resourceName: 'Meera Krishnan',
  email: 'meera@mail.example',
  employeeCode: '',
  clientName: '',
  projectName: '',
  reportingManager: '',
  workLocation: '',
  workMode: null,
  offerDate: '',
  joiningDate: '',
  actualJoiningDate: '',
  endDate: '',
  resourceStatus: 'PENDING_JOINING',
  backOutReason: '',
  onboarding: [{ item: 'Offer letter signed', required: true, done: false, doneBy: null, doneAt: null }],
  billing: null,
  version: 1,
  ...overrides,
});

const selected = () =>
  aBookingRecord({ bookingStatus: 'SELECTED', version: 6, allowedActions: ['addResource'] });
const onboarded = (resource: Resource, version = 7) =>
  aBookingRecord({
    bookingStatus: 'ONBOARDED',
    version,
    allowedActions: ['updateResource', 'billing'],
    resource,
  });
const answer = (data: Booking) => ({ status: 'success' as const, bookingId, data });
const added = (data: Booking) => ({ ...answer(data), resourceId: RESOURCE_ID });

let said: string[] = [];

beforeEach(() => {
  said = listenToToasts();
  installFetchStub();
});

async function open(data: Booking) {
  stubApi(getBooking, answer(data));
  const { store } = renderAt(paths.editResource(bookingId));
  await screen.findByRole('textbox', { name: 'Client' }, { timeout: 10_000 });
  return { user: userEvent.setup(), store };
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('a selected candidate becomes a resource with billing, in one call under one key', async () => {
  signIn();
  const { user, store } = await open(selected());
  expect(screen.getByRole('heading', { name: 'Edit Scheduled Meeting' })).toBeTruthy();
  await fill(user, field('Client'), 'Acme');
  await fill(user, field('Bill rate'), '92.50');
  await fill(user, field('Pay rate'), '80');
  expect(screen.getByText('12.50 INR')).toBeTruthy();
  expect(screen.getByText(/13\.51 % of the bill rate/)).toBeTruthy();
  stubApi(addResource, added(onboarded(aResource({ clientName: 'Acme', billing: aBilling() }))));
  await user.click(screen.getByRole('button', { name: 'Add resource' }));
  await waitFor(() => expect(said).toEqual(['Resource added successfully']));
  expect(await screen.findByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('cell', { name: 'First rate' })).toBeTruthy();
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  const [sent] = sentTo(addResource);
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(sent?.body).toMatchObject({
    bookingId,
    version: 6,
    resource: { resourceName: 'Meera Krishnan', clientName: 'Acme', resourceStatus: 'PENDING_JOINING' },
    billing: { billRate: '92.50', payRate: '80', currency: 'INR' },
  });
});

test('changes to a resource and to its billing are sent in a call each, without unchanged fields', async () => {
  signIn();
  const { user, store } = await open(onboarded(aResource({ billing: aBilling() })));
  await user.click(screen.getByRole('checkbox', { name: 'Offer letter signed is done' }));
  await fill(user, field('Bill rate'), '100');
  await fill(user, field('Reason for the rate'), 'Yearly review');
  const done = {
    item: 'Offer letter signed',
    required: true,
    done: true,
    doneBy: 'Ananya Rao',
    doneAt: null,
  };
  stubApi(
    addResource,
    added(onboarded(aResource({ onboarding: [done], billing: aBilling(), version: 2 }), 8)),
  );
  const data = aResource({ onboarding: [done], billing: { ...aBilling(), billRate: '100.00' }, version: 3 });
  stubApi(changeBilling, { status: 'success', bookingId, resourceId: RESOURCE_ID, data });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sentTo(changeBilling)).toHaveLength(1));
  expect(sentTo(addResource)[0]?.body).toEqual({
    bookingId,
    version: 1,
    resource: { onboarding: [{ item: 'Offer letter signed', required: true, done: true }] },
  });
  expect(sentTo(changeBilling)[0]?.body).toEqual({ billRate: '100', reason: 'Yearly review', version: 2 });
  await waitFor(() => expect(field('Bill rate')).toHaveProperty('value', '100.00'));
  expect(said).toEqual(['Updating resource Details Successfully', 'Updating resource Details Successfully']);
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

test('a new organization currency read while the form is open changes nothing in it', async () => {
  signIn();
  const { user, store } = await open(onboarded(aResource()));
  const save = () => screen.getByRole('button', { name: 'Save changes' });
  expect(save()).toHaveProperty('disabled', true);
  act(() => void store.dispatch(recruiterRead({ ...aRecruiterResponse().data, currency: 'EUR' })));
  expect(save()).toHaveProperty('disabled', true);
  await fill(user, field('Client'), 'Acme');
  stubApi(addResource, added(onboarded(aResource({ clientName: 'Acme', version: 2 }), 8)));
  await user.click(save());
  await waitFor(() => expect(said).toEqual(['Updating resource Details Successfully']));
  expect(sentTo(changeBilling)).toEqual([]);
});

test('a refused billing shows the reason at its field and keeps everything typed', async () => {
  signIn();
  const { user, store } = await open(onboarded(aResource({ billing: aBilling() })));
  const message = 'Order end lies before order start';
  stubApi(
    changeBilling,
    aFailure('VALIDATION_FAILED', { message: [message], fieldErrors: { poEnd: message } }),
  );
  await user.click(screen.getByRole('button', { name: 'Tax, purchase order and billing contact' }));
  await fill(user, field('Order end'), '01/01/2026');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(said).toEqual(['Unable to Update resource details']));
  expect(within(screen.getByRole('region', { name: 'Billing' })).getByText(message)).toBeTruthy();
  expect(field('Order end')).toHaveProperty('value', '01/01/2026');
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

test('a refused resource leaves the candidate selected and no overlay', async () => {
  signIn();
  const { user, store } = await open(selected());
  stubApi(addResource, aFailure('INVALID_TRANSITION'));
  await user.click(screen.getByRole('button', { name: 'Add resource' }));
  await waitFor(() => expect(said).toEqual(['Unable to Update resource details']));
  expect(screen.getByRole('button', { name: 'Add resource' })).toBeTruthy();
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

test('a recruiter without access to money gets no billing and sends none', async () => {
  signIn('USER_RECRUITER');
  const { user } = await open(selected());
  expect(screen.queryByRole('region', { name: 'Billing' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Bill rate' })).toBeNull();
  stubApi(addResource, added(onboarded(aResource())));
  await user.click(screen.getByRole('button', { name: 'Add resource' }));
  await waitFor(() => expect(said).toEqual(['Resource added successfully']));
  expect(sentTo(addResource)[0]?.body).not.toHaveProperty('billing');
});
