import { listWebhooks } from '@slotwise/contract/outgoing/webhooks.endpoints';
import { updateVendor } from '@slotwise/contract/vendors/vendor-changes.endpoints';
import { getVendor } from '@slotwise/contract/vendors/vendors.endpoints';
import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { renderAt } from '../../test/render-at.tsx';
import { CALLER, aRecruiterResponse, signIn } from '../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../test/stub-api.ts';
import { aVendorRecord } from '../../test/vendors.ts';
import './settings.page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const DECISIONS = { decisionPolicy: 'first' as const, requireFeedbackBeforeDecision: false };

function own(overrides: Partial<VendorPage> = {}) {
  const data = aVendorRecord({
    vendorId: aRecruiterResponse().vendorId,
    relationship: 'SELF',
    associationStatus: null,
    settings: { ...DECISIONS, memberDefaults: USUAL_DEFAULTS },
    ...overrides,
  });
  return { status: 'success' as const, vendorId: data.vendorId, data };
}

beforeEach(() => {
  installFetchStub();
  stubApi(getVendor, own());
  stubApi(listWebhooks, { status: 'success', data: [] });
});

test('an administrator finds the settings in the bar, and sets how the organization decides', async () => {
  signIn();
  renderAt(paths.profile());
  await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
  const settings = { decisionPolicy: 'majority' as const, requireFeedbackBeforeDecision: true };
  await userEvent.click(await screen.findByRole('radio', { name: 'Most of the required panelists agree' }));
  const saved = own({ settings: { ...settings, memberDefaults: USUAL_DEFAULTS } });
  stubApi(updateVendor, saved);
  stubApi(getVendor, saved);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Scorecard before decision' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sentTo(updateVendor)[0]?.body).toEqual({ ...settings, version: 3, ...CALLER }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' }).disabled).toBe(true),
  );
});

test('what new members start with is saved without the decision settings', async () => {
  signIn();
  renderAt(paths.settings());
  const form = within(await screen.findByRole('form', { name: 'New members' }));
  await userEvent.click(form.getByRole('button', { name: 'New panelists: Mon–Fri 09:00–18:00' }));
  await userEvent.type(form.getByLabelText('Daily limit'), '3');
  const memberDefaults = { ...USUAL_DEFAULTS, maxPerDay: 3 };
  stubApi(updateVendor, own({ settings: { ...DECISIONS, memberDefaults } }));
  stubApi(getVendor, own({ settings: { ...DECISIONS, memberDefaults } }));
  await userEvent.click(form.getByRole('button', { name: 'Save defaults' }));
  await waitFor(() =>
    expect(sentTo(updateVendor)[0]?.body).toEqual({ memberDefaults, version: 3, ...CALLER }),
  );
  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save defaults' }).disabled).toBe(true),
  );
});

test('only administrators reach the settings', async () => {
  signIn('USER_RECRUITER');
  renderAt(paths.settings());
  await waitFor(() => expect(window.location.pathname).not.toBe(paths.settings()));
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  expect(sentTo(listWebhooks)).toHaveLength(0);
});
