import { listResemblances, settleResemblance } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { aPage } from '../../../../test/panelists.ts';
import { PartFrame } from '../../../../test/part-frame.tsx';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { usePlace } from '../use-place.ts';
import { SimilarResumes } from './similar-resumes.tsx';

const side = (candidateName: string, fileName: string) => ({
  resumeId: `r-${fileName}`,
  candidateName,
  fileName,
  zipId: 'z-1',
  zipFileName: 'spring.zip',
});
const PAIR: Resemblance = {
  resemblanceId: 's-1',
  first: side('Ilse Varga', 'ilse.pdf'),
  second: side('Tomas Quill', 'tomas.pdf'),
  grounds: [
    {
      kind: 'SAME_PHONE',
      first: { start: 10, end: 25, quote: '+91 98450 77001' },
      second: { start: 40, end: 52, quote: '098450 77001' },
    },
  ],
  fine: null,
};
const settled = { ...PAIR, fine: { by: 'Ananya Rao', at: '2026-11-20T09:00:00.000Z' } };
function Screen() {
  const place = usePlace();
  return (
    <>
      <SimilarResumes place={place} />
      <output>{`${place.resumeId} ${place.stretch?.start}-${place.stretch?.end}`}</output>
    </>
  );
}

let said: string[] = [];
beforeEach(() => {
  said = listenToToasts();
  installFetchStub();
});

async function open(...pairs: Resemblance[]) {
  stubApi(listResemblances, aPage(pairs));
  const screenAt = (
    <MemoryRouter>
      <Screen />
    </MemoryRouter>
  );
  render(screenAt, { wrapper: PartFrame });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Similar resumes/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Similar resumes' });
  return { user, dialog: within(dialog) };
}

test('a pair is shown with the words of both, and a quote opens its resume there', async () => {
  const { user, dialog } = await open(PAIR);
  expect(screen.getByRole('button', { name: /1 pair to review/, hidden: true })).toBeTruthy();
  const pair = within(await dialog.findByRole('listitem', { name: 'Ilse Varga and Tomas Quill' }));
  expect(pair.getByText('The same phone number under two names')).toBeTruthy();
  expect(pair.getByRole('button', { name: /\+91 98450 77001.*ilse\.pdf in spring\.zip/s })).toBeTruthy();
  await user.click(pair.getByRole('button', { name: /“098450 77001”/ }));
  await screen.findByText('r-tomas.pdf 40-52');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a reviewed pair leaves the list, and can be shown again', async () => {
  const { user, dialog } = await open(PAIR);
  const answered = { status: 'success' as const, message: ['Marked as reviewed'] };
  stubApi(settleResemblance, answered);
  stubApi(listResemblances, aPage<Resemblance>([]));
  await user.click(await dialog.findByRole('button', { name: 'Mark as reviewed' }));
  await dialog.findByText('There are no pairs to review.');
  expect(sentTo(settleResemblance)[0]?.body).toEqual({ isFine: true });
  expect(said).toContain(MESSAGES.deepgaze.markFine.success);
  stubApi(listResemblances, aPage([settled]));
  await user.click(dialog.getByRole('radio', { name: 'Reviewed' }));
  await dialog.findByText('Reviewed by Ananya Rao');
  await user.click(dialog.getByRole('button', { name: 'Show again' }));
  await waitFor(() => expect(sentTo(settleResemblance)[1]?.body).toEqual({ isFine: false }));
});

test('pairs that cannot be read can be retried', async () => {
  const { user, dialog } = await open(PAIR);
  await dialog.findByRole('listitem', { name: 'Ilse Varga and Tomas Quill' });
  stubApi(listResemblances, aFailure('UNAVAILABLE'));
  await user.click(dialog.getByRole('radio', { name: 'Reviewed' }));
  await dialog.findByText('The pairs could not be loaded');
  stubApi(listResemblances, aPage([settled]));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('listitem', { name: 'Ilse Varga and Tomas Quill' });
});
