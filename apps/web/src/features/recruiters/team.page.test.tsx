import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import * as membersEndpoints from '@slotwise/contract/recruiters/members.endpoints';
import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aMemberRecord } from '../../../test/members.ts';
import { aPage } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { write } from '../../../test/write.ts';
import './team.page.tsx';

// A busy machine renders forms slowly.
vi.setConfig({ testTimeout: 90_000 });

const ravi = aMemberRecord();
const ananya = aRecruiterResponse().data;

beforeEach(() => {
  installFetchStub();
  stubApi(membersEndpoints.listMembers, aPage([ananya, ravi]));
});

async function openPage(role: 'ADMIN' | 'USER_RECRUITER' = 'ADMIN', address = paths.team()) {
  signIn(role);
  const app = renderAt(address);
  await screen.findByText('Ravi Menon');
  return app;
}

async function chooseAct(name: string, act: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act, hidden: true }));
}

async function fillIn(values: Record<string, string>) {
  const form = await screen.findByRole('dialog', { name: 'Add member' });
  for (const [label, text] of Object.entries(values)) {
    await write(within(form).getByLabelText(new RegExp(`^${label}`)), text);
  }
  await userEvent.click(within(form).getByRole('button', { name: 'Add member' }));
  return form;
}

const ASHA = { 'First Name': 'Asha', 'Last Name': 'Rao', Email: 'Asha@northbridge.example' };

test('a recruiter can read who is in the team but change nothing', async () => {
  await openPage('USER_RECRUITER');
  expect(screen.getByText('Recruiter · ravi@northbridge.example')).toBeTruthy();
  expect(screen.getByText('20/11/2026 14:30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add member' })).toBeNull();
  expect(screen.queryByRole('button', { name: /More for/ })).toBeNull();
});

test('an administrator adds a member, whose display name is both names unless another is typed', async () => {
  await openPage();
  const said = listenToToasts();
  const invite = { sent: true, expiresAt: null };
  stubApi(readMailWay, { status: 'success', data: { mailWay: 'OUTBOX', hasReached: false } });
  stubApi(membersEndpoints.addMember, { status: 'success', userId: ravi.userId, data: ravi, invite });
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
  const outbox = await screen.findByRole('link', { name: 'local outbox' });
  expect(outbox.getAttribute('href')).toBe('/outbox');
  await fillIn(ASHA);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add member' })).toBeNull());
  expect(said).toEqual(['Adding new Member', 'Member added']);
  const [sent] = sentTo(membersEndpoints.addMember);
  expect(sent?.body).toMatchObject({ displayName: 'Asha Rao', role: 'USER_RECRUITER' });
  expect(sent?.body).not.toHaveProperty('phone');
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(sentTo(membersEndpoints.listMembers).length).toBeGreaterThan(1);
});

test('a refused member keeps the form with the reason at its field', async () => {
  await openPage();
  const used = 'This email address already has an account.';
  stubApi(
    membersEndpoints.addMember,
    aFailure('EMAIL_IN_USE', { message: [used], fieldErrors: { email: used } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
  const form = await fillIn(ASHA);
  const field = within(form).getByLabelText<HTMLInputElement>(/^Email/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('Asha@northbridge.example');
  expect(within(form).getByText(used)).toBeTruthy();
});

test('a member who could not be sent at all gets the text for unexpected errors', async () => {
  await openPage();
  const said = listenToToasts();
  stubNoAnswer(membersEndpoints.addMember);
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
  await fillIn(ASHA);
  await waitFor(() => expect(said).toEqual(['Adding new Member', 'An error occurred, please try again.']));
});

test('a member without a name is not sent', async () => {
  await openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Add member' }));
  const form = await fillIn({ Email: 'asha@northbridge.example' });
  expect(await within(form).findByText('First Name is required')).toBeTruthy();
  expect(within(form).getByText('Last Name is required')).toBeTruthy();
  expect(sentTo(membersEndpoints.addMember)).toEqual([]);
});

test('an administrator makes a recruiter an administrator', async () => {
  await openPage();
  const said = listenToToasts();
  const data = { ...ravi, role: 'ADMIN' as const };
  stubApi(endpoints.updateRecruiter, { status: 'success', userId: ravi.userId, data });
  await chooseAct('Ravi Menon', 'Change role…');
  const dialog = await screen.findByRole('dialog', { name: 'Change Ravi Menon’s role' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /Administrator/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(said).toEqual(['Role changed']));
  expect(sentTo(endpoints.updateRecruiter)[0]?.body).toEqual({ userId: ravi.userId, role: 'ADMIN' });
});

test('the only administrator is shown why the role must stay', async () => {
  await openPage();
  stubApi(membersEndpoints.listMembers, aPage([ananya]));
  await chooseAct('Ananya Rao', 'Change role…');
  const dialog = await screen.findByRole('dialog', { name: 'Change Ananya Rao’s role' });
  expect(await within(dialog).findByText(/You are the only administrator/)).toBeTruthy();
  expect(within(dialog).queryByRole('radio')).toBeNull();
  expect(sentTo(membersEndpoints.listMembers).at(-1)?.query).toMatchObject({
    role: 'ADMIN',
    accountStatus: 'ACTIVE',
  });
});

test('users are not offered to remove themselves', async () => {
  await openPage();
  await chooseAct('Ananya Rao', 'Remove…');
  const dialog = await screen.findByRole('dialog', { name: 'You cannot remove yourself' });
  expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('removing a member asks who takes over, and shows what is left to do', async () => {
  const asha = aMemberRecord({
    userId: '0198a000-0000-7000-8000-000000000004',
    displayName: 'Asha Iyer',
    email: 'asha@northbridge.example',
  });
  stubApi(membersEndpoints.listMembers, aPage([ananya, ravi, asha]));
  await openPage();
  const panel = {
    bookingId: 'b1',
    candidateName: 'Meera Krishnan',
    startTime: '2026-11-26T09:30:00.000Z',
    timeZone: 'Asia/Kolkata',
  };
  const data = { reassignedBookings: 3, stillOnPanels: [panel] };
  stubApi(membersEndpoints.removeMember, { status: 'success', userId: ravi.userId, data });
  await chooseAct('Ravi Menon', 'Remove…');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ravi Menon?' });
  expect(sentTo(membersEndpoints.removeMember)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Who takes over' }));
  await userEvent.click(await screen.findByRole('option', { name: /Asha Iyer/, hidden: true }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Ravi Menon' }));

  const result = await screen.findByRole('dialog', { name: 'Ravi Menon was removed' });
  expect(within(result).getByText('3 open meetings went to Asha Iyer.')).toBeTruthy();
  expect(within(result).getByText(/is still on 1 upcoming panel/)).toBeTruthy();
  const link = within(result).getByRole('link', { name: 'Meera Krishnan' });
  expect(link.parentElement?.textContent).toBe('Meera Krishnan, 26/11/2026 15:00 Kolkata (IST)');
  const who = { userId: ravi.userId, reassignTo: asha.userId };
  expect(sentTo(membersEndpoints.removeMember)[0]).toMatchObject({ query: who, body: who });
});

test('a refused removal stays open with its reason', async () => {
  await openPage();
  stubApi(membersEndpoints.removeMember, aFailure('LAST_ADMIN'));
  await chooseAct('Ravi Menon', 'Remove…');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ravi Menon?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Ravi Menon' }));
  expect(await within(dialog).findByText('Your organization needs at least one administrator.')).toBeTruthy();
  expect(sentTo(membersEndpoints.removeMember)[0]?.query).toMatchObject({ reassignTo: ananya.userId });
});

test('an invitation is sent again from its row', async () => {
  const invited = aMemberRecord({ accountStatus: 'INVITED', lastLoginAt: null });
  stubApi(membersEndpoints.listMembers, aPage([invited]));
  await openPage();
  const said = listenToToasts();
  const data = { sent: true, expiresAt: null };
  stubApi(membersEndpoints.resendMemberInvitation, { status: 'success', userId: invited.userId, data });
  expect(screen.getByText('Never logged in')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resend the invitation to Ravi Menon' }));
  await waitFor(() => expect(said).toEqual(['Invitation sent again']));
});

test('search, filters and order are in the address and sent to the server', async () => {
  await openPage('ADMIN', `${paths.team()}?q=ravi&role=USER_RECRUITER&state=ACTIVE&sort=-lastLoginAt`);
  expect(sentTo(membersEndpoints.listMembers).at(-1)?.query).toMatchObject({
    q: 'ravi',
    role: 'USER_RECRUITER',
    accountStatus: 'ACTIVE',
    sort: '-lastLoginAt',
  });
  const head = screen.getByRole('columnheader', { name: 'Last log-in' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Added' }));
  await waitFor(() =>
    expect(sentTo(membersEndpoints.listMembers).at(-1)?.query).toMatchObject({ sort: '-createdAt' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Member' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('columnheader', { name: 'Member' }).getAttribute('aria-sort')).toBe('ascending');
});

test('a list that cannot be loaded says why and can be retried', async () => {
  signIn();
  stubApi(membersEndpoints.listMembers, aFailure('UNAVAILABLE'));
  renderAt(paths.team());
  await screen.findByText('The members could not be loaded');
  stubApi(membersEndpoints.listMembers, aPage([ravi]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ravi Menon');
});
