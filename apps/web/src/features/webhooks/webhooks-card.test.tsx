import { getVendor } from '@slotwise/contract/vendors/vendors.endpoints';
import * as webhooks from '@slotwise/contract/outgoing/webhooks.endpoints';
import { WEBHOOK_EVENTS } from '@slotwise/contract/outgoing/webhooks.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { aWebhook, aWebhookDelivery } from '../../../test/webhooks.ts';
import { write } from '../../../test/write.ts';
import { EVENT_GROUPS } from './webhook-events.model.ts';
import '#app/settings.page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const hook = aWebhook();
const { webhookId } = hook;
const list = (...data: (typeof hook)[]) => stubApi(webhooks.listWebhooks, { status: 'success', data });
const SECRET = 'whsec_c2VjcmV0';

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(getVendor, aFailure('NOT_FOUND'));
});

async function open() {
  renderAt(paths.settings());
  return screen.findByRole('region', { name: 'Webhooks' });
}
const press = (name: string | RegExp, where: HTMLElement) =>
  userEvent.click(within(where).getByRole('button', { name }));
async function choose(name: string, card: HTMLElement) {
  await press(`More for ${hook.description}`, card);
  await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
}

test('an address is added for the chosen events, and its secret is shown until confirmed', async () => {
  const card = await open();
  await press('Add webhook', card);
  const form = await screen.findByRole('form', { name: 'Add webhook' });
  await press('Add webhook', form);
  expect(within(form).getByText('Enter an address that begins with https://')).toBeTruthy();
  await write(within(form).getByLabelText(/^Address/), 'https://hooks.acme.example/interviews');
  await userEvent.click(within(form).getByRole('switch', { name: /^All events/ }));
  await press('Add webhook', form);
  expect(within(form).getByText('Choose at least one event')).toBeTruthy();
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Cancelled' }));
  const data = aWebhook({ events: ['booking.cancelled'] });
  stubApi(webhooks.createWebhook, { status: 'success', webhookId, secret: SECRET, data });
  list(data);
  await press('Add webhook', form);
  const shown = await screen.findByRole('dialog', { name: 'Secret of Data warehouse' });
  expect(within(shown).getByDisplayValue(SECRET)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByDisplayValue(SECRET)).not.toBeNull();
  await press('I’ve saved it', shown);
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  expect(sentTo(webhooks.createWebhook)[0]?.body).toMatchObject({
    url: 'https://hooks.acme.example/interviews',
    events: ['booking.cancelled'],
  });
  expect(
    await within(card).findByText(`1 of ${WEBHOOK_EVENTS.length} events`, { exact: false }),
  ).toBeTruthy();
});

test('a refused address keeps what was typed, and shows why at the field', async () => {
  const card = await open();
  await press('Add webhook', card);
  const form = await screen.findByRole('form', { name: 'Add webhook' });
  await write(within(form).getByLabelText(/^Address/), 'http://hooks.acme.example');
  const fieldErrors = { url: 'Enter an address that begins with https://' };
  stubApi(webhooks.createWebhook, aFailure('VALIDATION_FAILED', { fieldErrors }));
  await press('Add webhook', form);
  expect(await within(form).findByText(fieldErrors.url)).toBeTruthy();
  expect(within(form).getByDisplayValue('http://hooks.acme.example')).toBeTruthy();
});

test('an address switched off automatically says why, and is switched on again', async () => {
  list(aWebhook({ isActive: false, offBecause: 'It has taken nothing for three days.', failed: 2 }));
  const card = await open();
  const row = await within(card).findByRole('listitem');
  expect(row.textContent).toMatch(
    /Off.*2 events not accepted.*Switched off automatically\. It has taken nothing/,
  );
  stubApi(webhooks.updateWebhook, { status: 'success', webhookId, data: hook });
  list(hook);
  await choose('Switch on', card);
  await waitFor(() => expect(row.textContent).toContain('On'));
  expect(sentTo(webhooks.updateWebhook)[0]?.body).toMatchObject({ webhookId, isActive: true });
});

test('a test shows the response', async () => {
  list(hook);
  const card = await open();
  await within(card).findByRole('listitem');
  const said = listenToToasts();
  const failed = aWebhookDelivery({
    event: 'webhook.test',
    state: 'FAILED',
    httpStatus: 500,
    answer: 'Oops',
  });
  stubApi(webhooks.testWebhook, { status: 'success', webhookId, data: failed });
  await press('Test Data warehouse', card);
  stubApi(webhooks.testWebhook, { status: 'success', webhookId, data: aWebhookDelivery() });
  await press('Test Data warehouse', card);
  await waitFor(() =>
    expect(said).toEqual(['Sending a test', 'The test did not arrive', 'Sending a test', 'The test arrived']),
  );
});

test('the log shows each event’s outcome, and one is sent again', async () => {
  list(hook);
  const lines = [
    aWebhookDelivery({
      deliveryId: '0198a000-0000-7000-8000-0000000000d2',
      event: 'webhook.test',
      bookingId: null,
    }),
    aWebhookDelivery({ state: 'FAILED', attempts: 10, httpStatus: 503, answer: 'Down for maintenance' }),
  ];
  const page = { page: 1, pageSize: 10, total: 2 };
  stubApi(webhooks.listWebhookDeliveries, { status: 'success', data: lines, page });
  const card = await open();
  await within(card).findByRole('listitem');
  await press('Log of Data warehouse', card);
  const log = await screen.findByRole('dialog', { name: 'Log of Data warehouse' });
  const [test, event] = await within(log).findAllByRole('listitem');
  expect(test?.textContent).toMatch(/^Test Accepted20\/11\/2026 14:30 · 1 attempt · answered 204/);
  expect(event?.textContent).toMatch(
    /^Scheduled Not accepted.*10 attempts · answered 503Down for maintenance/,
  );
  const data = aWebhookDelivery({ state: 'WAITING', attempts: 0, httpStatus: null });
  stubApi(webhooks.retryWebhookDelivery, { status: 'success', webhookId, data });
  await press(/^Send again: Scheduled/, log);
  await waitFor(() => expect(sentTo(webhooks.retryWebhookDelivery)).toHaveLength(1));
  await waitFor(() => expect(sentTo(webhooks.listWebhookDeliveries)).toHaveLength(2));
});

test('a new secret requires confirmation, and is shown once', async () => {
  list(hook);
  const card = await open();
  await within(card).findByRole('listitem');
  await choose('New secret…', card);
  const question = await screen.findByRole('dialog', { name: /^Create a new secret/ });
  expect(question.textContent).toContain('For 24 hours, messages are signed with both');
  stubApi(webhooks.renewWebhookSecret, { status: 'success', webhookId, secret: SECRET, data: hook });
  await press('Create a new secret', question);
  expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
});

test('every event is offered, once', () => {
  const offered = EVENT_GROUPS.flatMap(({ events }) => events);
  expect(offered.toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted());
});
