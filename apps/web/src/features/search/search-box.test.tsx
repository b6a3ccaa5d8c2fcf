import { searchEverywhere } from '@slotwise/contract/search/search.endpoints';
import type { Hits } from '@slotwise/contract/search/search.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import '#app/error-window.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const NOTHING: Hits = { bookings: [], submissions: [], candidates: [], jobs: [], panelists: [], vendors: [] };
const hits: Hits = {
  ...NOTHING,
  bookings: [{ id: 'b-1', name: 'Meera Krishnan', context: 'Technical 1, 26/11/2036 15:00', email: '' }],
  submissions: [{ id: 's-1', name: 'Meera Krishnan', context: 'Palmyra Retail, Submitted', email: '' }],
  vendors: [{ id: 'v-1', name: 'Meera Staffing', context: 'Supplier', email: '' }],
};

async function openSearch(typedAhead = '') {
  installFetchStub();
  signIn();
  renderAt('/window/error');
  await screen.findByRole('button', { name: /^Find/ });
  await userEvent.keyboard(`{Control>}k{/Control}${typedAhead}`);
  return within(await screen.findByRole('dialog', { name: 'Find' }));
}

// This test comes first: in later ones the code of the box is already loaded.
test('letters typed while the box is loading appear in its field', async () => {
  const dialog = await openSearch('mex{Backspace}e');
  const field = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Find' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await waitFor(() => expect(field.value).toBe('mee'));
  stubApi(searchEverywhere, { status: 'success', data: hits });
  await userEvent.keyboard('ra');
  expect(field.value).toBe('meera');
});

test('a user presses Ctrl K, types, chooses with the arrows and opens with Enter', async () => {
  const dialog = await openSearch();
  stubApi(searchEverywhere, { status: 'success', data: hits });
  await userEvent.type(dialog.getByRole('combobox', { name: 'Find' }), 'meera');
  const options = await dialog.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Meera KrishnanTechnical 1, 26/11/2036 15:00',
    'Meera KrishnanPalmyra Retail, Submitted',
    'Meera StaffingSupplier',
  ]);
  expect(sentTo(searchEverywhere).at(-1)?.query).toEqual({ q: 'meera' });
  expect(options[1]?.getAttribute('href')).toBe('/viewmeeting/s-1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/viewvendor/v-1'));
});

test('a search without a hit says so', async () => {
  const dialog = await openSearch();
  stubApi(searchEverywhere, { status: 'success', data: NOTHING });
  await userEvent.type(dialog.getByRole('combobox', { name: 'Find' }), 'nobody');
  expect(await dialog.findByText('Nothing matches “nobody”.')).toBeTruthy();
});

test('an empty box offers recently opened items and commands, which typing narrows down', async () => {
  const dialog = await openSearch();
  const offered = (await dialog.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered.slice(0, 2)).toEqual(['Schedule meeting', 'Home']);
  stubApi(searchEverywhere, { status: 'success', data: hits });
  await userEvent.type(dialog.getByRole('combobox', { name: 'Find' }), 'meera');
  await userEvent.click((await dialog.findAllByRole('option', { name: /Technical 1/ }))[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/viewmeeting/b-1'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull());

  await userEvent.keyboard('{Control>}k{/Control}');
  const again = within(await screen.findByRole('dialog', { name: 'Find' }));
  const [recent] = await again.findAllByRole('option');
  expect(recent?.textContent).toBe('Meera KrishnanTechnical 1, 26/11/2036 15:00');
  await userEvent.type(again.getByRole('combobox', { name: 'Find' }), 't');
  expect(again.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'My Team',
    'Team week',
  ]);
});

test('a question mark shows the shortcuts, but not while typing', async () => {
  const dialog = await openSearch();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Find' }), '?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull());
  await userEvent.keyboard('{Shift>}?{/Shift}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('N starts a new meeting, until letters without Ctrl are switched off', async () => {
  await openSearch();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await userEvent.click(sheet.getByRole('switch', { name: /^Letters without Ctrl/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('n');
  expect(window.location.pathname).not.toBe('/newmeeting');
  localStorage.clear();
  await userEvent.keyboard('n');
  await waitFor(() => expect(window.location.pathname).toBe('/newmeeting'));
});
