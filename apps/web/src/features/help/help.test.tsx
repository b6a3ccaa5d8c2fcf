import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listCalendar } from '@slotwise/contract/bookings/calendar.endpoints';
import { paths } from '#navigation/paths.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { installFetchStub, stubApi } from '../../../test/stub-api.ts';
import { findHelp, HELP_PAGES, pageForScreen } from './help-pages.model.ts';
import '../calendar/calendar.page.tsx';

vi.setConfig({ testTimeout: 60_000 });

test.each(Object.entries(paths))('the screen %s has a help page', (_name, toPath) => {
  const page = pageForScreen((toPath as (...given: unknown[]) => string)('b-1'));
  expect(HELP_PAGES.map(({ name }) => name)).toContain(page);
});

test('words are found in the pages that contain them, with the matching line', () => {
  expect(findHelp('limit interviews').map(({ name }) => name)).toContain('panelists');
  expect(findHelp('webhooks')).toMatchObject([{ name: 'settings' }]);
  expect(findHelp('webhooks')[0]?.line).toMatch(/^Webhooks: send/);
  expect(findHelp('zebra crossing')).toEqual([]);
});

test('help opens at the page of the screen, and gives access to the others', async () => {
  installFetchStub();
  stubApi(listCalendar, { status: 'success', data: [], isCut: false });
  signIn('USER_PANEL');
  renderAt(paths.calendar());
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  await help.findByRole('heading', { name: 'Calendar' });
  await userEvent.type(help.getByRole('searchbox', { name: 'Search help' }), 'weekly hours{Enter}');
  const hits = within(await help.findByRole('list', { name: 'Search results' }));
  await userEvent.click(hits.getByRole('button', { name: 'Panelists' }));
  await help.findByRole('heading', { level: 3, name: 'Panelists' });
});
